import type {
  CartItemInput,
  MutationAddProductsToCartArgs,
  MutationUpdateCartItemsArgs,
  Resolvers,
} from '@fust/contract/resolvers'
import { idOfUid, mergeSpellings, selectedOptionOfUid } from '@fust/contract/wire'
import { isCalendarDate, type CalendarDate } from '@fust/domain/calendar'
import { characterCount, isDeliveryMethod, NOTE_MAXIMUM_CHARACTERS, TITLE_MAXIMUM_CHARACTERS } from '@fust/domain/order'
import type { Outcome } from '@fust/domain/outcome'
import type { GraphQLResolveInfo } from 'graphql'
import type { GraphqlContext } from '#platform/graphql-context.ts'
import { inputError, selects } from '#platform/graphql/index.ts'
import { signedIn, type PolicyTable } from '#platform/policy.ts'
import type { CartRefusal, Carts, ChangedCart, DeliveryChoice, LineToAdd, LineToUpdate } from './cart.service.ts'
import type { CartView } from './cart-view.ts'
import { wireCart, type WireCart } from './cart.wire.ts'
import { cartError } from './refusal-error.ts'
import type { LineError } from './review-line.ts'

const ordering = signedIn('cart', 'Catalogue Beer', 'Catalogue Tank', 'Catalogue POS Materials')

export const cartPolicy: PolicyTable = {
  'Query.cart': ordering,
  'Query.customerCart': ordering,
  'Mutation.createEmptyCart': ordering,
  'Mutation.addProductsToCart': ordering,
  'Mutation.updateCartItems': ordering,
  'Mutation.removeItemFromCart': ordering,
  'Mutation.removeAllItems': ordering,
  'Mutation.setTransportType': ordering,
  'Mutation.updatePrices': ordering,
  'Mutation.setPaymentMethodOnCart': ordering,
}

export function cartResolvers(carts: Carts): Resolvers<GraphqlContext> {
  const shown = (outcome: Outcome<CartView, CartRefusal>, language: string): WireCart =>
    wireCart(accepted(outcome), language)

  return {
    Query: {
      cart: async (_parent, { cart_id }, { actor, language }) =>
        shown(await carts.read(actor, 'Query.cart', cart_id), language),

      customerCart: async (_parent, _args, { actor, language }) => {
        const cart = accepted(await carts.active(actor, 'Query.customerCart'))
        return shown(await carts.read(actor, 'Query.customerCart', cart.id), language)
      },
    },

    Mutation: {
      createEmptyCart: async (_parent, { input }, { actor }) => {
        const proposed = input?.cart_id ?? undefined
        if (proposed !== undefined && !/^[A-Za-z0-9]{32}$/.test(proposed)) throw cartError({ code: 'cart-id-length' })
        return accepted(await carts.active(actor, 'Mutation.createEmptyCart', proposed)).id
      },

      addProductsToCart: async (_parent, args, { actor, language }) => {
        const { cartId, lines, errors } = linesToAdd(args)
        const changed = accepted(await carts.addLines(actor, 'Mutation.addProductsToCart', cartId, lines))
        return {
          cart: wireCart(changed.view, language),
          user_errors: [...errors, ...changed.errors].map(wireLineError),
        }
      },

      updateCartItems: async (_parent, args, { actor, language }, info) => {
        const { cartId, lines } = linesToUpdate(args)
        const changed = accepted(await carts.updateLines(actor, 'Mutation.updateCartItems', cartId, lines))
        return wireUpdated(changed, language, info)
      },

      removeItemFromCart: async (_parent, { input, ...flat }, { actor, language }) => {
        const { cart_id, cart_item_id, cart_item_uid } = merged(input, flat)
        const lineId = lineIdOf({ cart_item_id, cart_item_uid })
        if (lineId === undefined)
          throw inputError('Required parameter "cart_item_id" for "removeItemFromCart" is missing.')
        const view = await carts.removeLine(actor, 'Mutation.removeItemFromCart', required(cart_id, 'cart_id'), lineId)
        return { cart: shown(view, language) }
      },

      removeAllItems: async (_parent, { input, ...flat }, { actor, language }) => {
        const cartId = required(merged(input, flat).cart_id, 'cart_id')
        const view = await carts.removeAll(actor, 'Mutation.removeAllItems', cartId)
        return { cart: shown(view, language), success: true, message: null }
      },

      setTransportType: async (_parent, { input, ...flat }, context) => {
        const asked = merged(input, flat)
        const { actor, language } = context
        const cartId = asked.cart_id ?? accepted(await carts.active(actor, 'Mutation.setTransportType')).id
        required(asked.store, 'store')
        const choice: DeliveryChoice = {
          shipToId: required(asked.outlet_id, 'outlet_id'),
          method: methodOf(required(asked.transport_type, 'transport_type')),
          deliveryDate: dayOf(required(asked.date_popup, 'date_popup')),
          datePopup: dayOf(asked.date_popup ?? ''),
          paymentMethod: required(asked.payment_code ?? asked.payment_method, 'payment_code'),
          ...headerTexts(context),
        }
        const view = await carts.chooseDelivery(actor, 'Mutation.setTransportType', cartId, choice, language)
        return { cart: shown(view, language), success: true, message: null }
      },

      updatePrices: async (_parent, { input, ...flat }, context) => {
        const asked = merged(input, flat)
        const { actor, language } = context
        for (const name of ['payment_title', 'outlet_order_type', 'user_first_name', 'user_surname'] as const)
          required(asked[name], name)
        const choice: DeliveryChoice = {
          method: methodOf(required(asked.delivery_method, 'delivery_method')),
          deliveryDate: dayOf(required(asked.delivery_date, 'delivery_date')),
          datePopup: dayOf(required(asked.date_popup, 'date_popup')),
          paymentMethod: required(asked.payment_method, 'payment_method'),
          hoursFrom: timeOf(required(asked.delivery_hours_from, 'delivery_hours_from')),
          hoursTo: timeOf(required(asked.delivery_hours_to, 'delivery_hours_to')),
          ...headerTexts(context),
        }
        const cartId = required(asked.cart_id, 'cart_id')
        const view = await carts.chooseDelivery(actor, 'Mutation.updatePrices', cartId, choice, language)
        return { cart: shown(view, language), success: true, message: null }
      },

      setPaymentMethodOnCart: async (_parent, { input }, { actor, language }) => {
        const cartId = required(input?.cart_id, 'cart_id')
        const choice = { paymentMethod: required(input?.payment_method.code, 'code') }
        const view = await carts.chooseDelivery(actor, 'Mutation.setPaymentMethodOnCart', cartId, choice, language)
        return { cart: shown(view, language) }
      },
    },

    Cart: {
      itemsV2: (cart, { pageSize, currentPage }) => pageOfItems(cart, pageSize, currentPage),
    },
  }
}

function accepted<T>(outcome: Outcome<T, CartRefusal>): T {
  if (outcome.ok) return outcome.value
  throw cartError(outcome.refusal)
}

/** One record of the spellings of a call; values that contradict each other are refused (graphql.md §4.1). */
function merged<T extends object>(...spellings: (T | null | undefined)[]): Partial<T> {
  const { values, contradictions } = mergeSpellings<T>(...spellings)
  if (contradictions.length > 0) throw inputError(`Contradicting values for ${contradictions.join(', ')}.`)
  return values
}

function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined || value === '') throw inputError(missingText(name))
  return value
}

function missingText(name: string): string {
  if (name === 'delivery_date' || name === 'date_popup') return 'Delivery date has to not be empty!'
  if (name === 'transport_type' || name === 'delivery_method' || name === 'outlet_order_type')
    return 'Order type has to not be empty!'
  return `Required parameter "${name}" is missing.`
}

function methodOf(code: string) {
  if (isDeliveryMethod(code)) return code
  throw cartError({ code: 'method-not-offered' })
}

function dayOf(text: string): CalendarDate {
  if (isCalendarDate(text)) return text
  throw cartError({ code: 'delivery-date-unavailable' })
}

function timeOf(text: string): string {
  if (/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) return text
  throw inputError('Delivery hours are written as 08:00.')
}

/** The two texts that may come as headers with calls that take them (graphql.md §1.2). */
function headerTexts({ headers }: GraphqlContext): Pick<DeliveryChoice, 'customerOrderNumber' | 'noteForDriver'> {
  const { customerOrderNumber, noteForDriver } = headers
  if (characterCount(customerOrderNumber ?? '') > TITLE_MAXIMUM_CHARACTERS) throw cartError({ code: 'title-too-long' })
  if (characterCount(noteForDriver ?? '') > NOTE_MAXIMUM_CHARACTERS) throw cartError({ code: 'note-too-long' })
  return {
    ...(customerOrderNumber !== undefined && { customerOrderNumber }),
    ...(noteForDriver !== undefined && { noteForDriver }),
  }
}

function linesToAdd(args: MutationAddProductsToCartArgs): { cartId: string; lines: LineToAdd[]; errors: LineError[] } {
  const { input, cartId, cartItems, cart_id, ...flat } = args
  const id = merged({ cart_id: input?.cart_id }, { cart_id: cartId }, { cart_id }).cart_id
  const listed: LineInput[] = (input?.cart_items ?? cartItems ?? []).filter((item) => item != null)
  const given = flat.sku == null ? listed : [...listed, flat]
  if (given.length === 0) throw inputError('Required parameter "cart_items" is missing.')
  const errors: LineError[] = []
  const lines = given.flatMap((item) => {
    const line = lineToAdd(item)
    if ('code' in line) errors.push(line)
    return 'code' in line ? [] : [line]
  })
  return { cartId: required(id, 'cart_id'), lines, errors }
}

type LineInput = { [Name in keyof CartItemInput]?: CartItemInput[Name] | null | undefined }

function lineToAdd(item: LineInput): LineToAdd | LineError {
  if (!item.sku) return { code: 'REQUIRED_PARAMETER_MISSING', message: 'Required parameter "sku" is missing.' }
  const usesUnits = [item.number_of_packages, item.number_of_layer, item.number_of_pallet].some(
    (count) => count != null,
  )
  const amounts = {
    packages: item.number_of_packages ?? item.quantity ?? 0,
    layers: item.number_of_layer ?? 0,
    pallets: item.number_of_pallet ?? 0,
    liters: item.liters ?? 0,
    tankType1: item.tank_type_1 ?? 0,
    tankType2: item.tank_type_2 ?? 0,
    tankType3: item.tank_type_3 ?? 0,
  }
  const isGiven = usesUnits || item.quantity != null || item.liters != null
  if (!isGiven) return { code: 'REQUIRED_PARAMETER_MISSING', message: `A quantity for "${item.sku}" is missing.` }
  const numbers = Object.values(amounts)
  if (numbers.some((number) => !Number.isFinite(number) || number < 0) || numbers.every((number) => number === 0))
    return { code: 'INVALID_PARAMETER_VALUE', message: `The quantity of "${item.sku}" cannot be used.` }
  const options = (item.selected_options ?? []).map((uid) => (uid == null ? undefined : selectedOptionOfUid(uid)))
  return {
    sku: item.sku,
    parentSku: item.parent_sku ?? null,
    selectedOptions: options.flatMap((option) => (option?.kind === 'bundle' ? [option] : [])),
    amounts: item.liters != null && item.liters > 0 ? { ...amounts, packages: 0 } : amounts,
    clamps: usesUnits,
  }
}

function linesToUpdate(args: MutationUpdateCartItemsArgs): { cartId: string; lines: LineToUpdate[] } {
  const { input, cart_id, ...flat } = args
  const id = merged({ cart_id: input?.cart_id }, { cart_id }).cart_id
  const isFlat = flat.cart_item_id != null || flat.cart_item_uid != null
  const given = [...(input?.cart_items ?? []).filter((item) => item != null), ...(isFlat ? [flat] : [])]
  if (given.length === 0) throw inputError('Required parameter "cart_items" for "cart" is missing.')
  const lines = given.map((item) => {
    const lineId = lineIdOf(item)
    if (lineId === undefined) throw inputError('Required parameter "cart_item_uid" is missing.')
    const tank = [item.liters, item.tank_type_1, item.tank_type_2, item.tank_type_3]
    const packages = item.number_of_packages ?? item.quantity
    const amounts = {
      ...(packages != null && { packages }),
      ...(item.number_of_layer != null && { layers: item.number_of_layer }),
      ...(item.number_of_pallet != null && { pallets: item.number_of_pallet }),
      // Tank amounts left out become 0 when any is given (graphql.md §6).
      ...(tank.some((amount) => amount != null) && {
        liters: item.liters ?? 0,
        tankType1: item.tank_type_1 ?? 0,
        tankType2: item.tank_type_2 ?? 0,
        tankType3: item.tank_type_3 ?? 0,
      }),
    }
    if (Object.keys(amounts).length === 0) throw inputError('Required parameter "quantity" is missing.')
    // Adobe's own form empties a line with quantity 0 alone.
    const removes = item.quantity === 0 && item.number_of_layer == null && item.number_of_pallet == null
    return { lineId, amounts: removes ? NOTHING : amounts, clamps: item.quantity == null }
  })
  return { cartId: required(id, 'cart_id'), lines }
}

type NamedLine = { cart_item_id?: number | null | undefined; cart_item_uid?: string | null | undefined }

const NOTHING = { packages: 0, layers: 0, pallets: 0, liters: 0, tankType1: 0, tankType2: 0, tankType3: 0 }

function lineIdOf(item: NamedLine): number | undefined {
  return item.cart_item_id ?? (item.cart_item_uid == null ? undefined : idOfUid(item.cart_item_uid))
}

function wireLineError(error: LineError) {
  const { code, message, quantity } = error
  if (code === 'INSUFFICIENT_STOCK') return { __typename: 'InsufficientStockError' as const, code, message, quantity }
  return { __typename: 'CartUserInputError' as const, code, message }
}

/** Clients that do not ask for `errors` are told at the top level instead (graphql.md §2.2). */
function wireUpdated({ view, errors }: ChangedCart, language: string, info: GraphQLResolveInfo) {
  const [first] = errors
  if (first && !selects(info, 'errors')) throw inputError(first.message, first.code)
  return { cart: wireCart(view, language), errors: errors.map(({ code, message }) => ({ code, message })) }
}

function pageOfItems(cart: WireCart, pageSize: number, currentPage: number) {
  const items = cart.items ?? []
  const total_pages = Math.ceil(items.length / pageSize)
  return {
    items: items.slice((currentPage - 1) * pageSize, currentPage * pageSize),
    page_info: { page_size: pageSize, current_page: currentPage, total_pages },
    total_count: items.length,
  }
}
