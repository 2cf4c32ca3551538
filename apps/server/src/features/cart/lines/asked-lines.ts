import type {
  CartItemInput,
  MutationAddProductsToCartArgs,
  MutationUpdateCartItemsArgs,
} from '@fust/contract/resolvers'
import { idOfUid, selectedOptionOfUid, type SelectedOption } from '@fust/contract/wire'
import { inputError, merged, parameterMissing, parameterMissingWords } from '#platform/graphql/index.ts'
import { required } from '../cart-arguments.ts'
import type { LineToAdd, LineToUpdate } from '../cart.service.ts'
import { NO_AMOUNTS } from './line-amounts.ts'
import { LINE_WORDS } from './line-words.ts'
import type { LineError } from './review-line.ts'

/** The lines of any of the three spellings of addProductsToCart (graphql.md §4). */
export function linesToAdd(args: MutationAddProductsToCartArgs): {
  cartId: string
  lines: LineToAdd[]
  errors: LineError[]
} {
  const { input, cartId, cartItems, cart_id, ...flat } = args
  const id = merged({ cart_id: input?.cart_id }, { cart_id: cartId }, { cart_id }).cart_id
  const listed: LineInput[] = (input?.cart_items ?? cartItems ?? []).filter((item) => item != null)
  const given = flat.sku == null ? listed : [...listed, flat]
  if (given.length === 0) throw parameterMissing('cart_items')
  const errors: LineError[] = []
  const lines = given.flatMap((item) => {
    const line = lineToAdd(item)
    if ('code' in line) errors.push(line)
    return 'code' in line ? [] : [line]
  })
  return { cartId: required(id, 'cart_id'), lines, errors }
}

export type LineInput = { [Name in keyof CartItemInput]?: CartItemInput[Name] | null | undefined }

export function lineToAdd(item: LineInput): LineToAdd | LineError {
  if (!item.sku) return { code: 'REQUIRED_PARAMETER_MISSING', message: parameterMissingWords('sku') }
  const usesUnits = [item.number_of_packages, item.number_of_layer, item.number_of_pallet].some(
    (count) => count != null,
  )
  const amounts = {
    packages: item.number_of_packages ?? item.quantity ?? 0,
    layers: item.number_of_layer ?? 0,
    pallets: item.number_of_pallet ?? 0,
    litres: item.liters ?? 0,
    tankType1: item.tank_type_1 ?? 0,
    tankType2: item.tank_type_2 ?? 0,
    tankType3: item.tank_type_3 ?? 0,
    tankType4: item.tank_type_4 ?? 0,
  }
  const isGiven = usesUnits || item.quantity != null || item.liters != null
  if (!isGiven) return { code: 'REQUIRED_PARAMETER_MISSING', message: LINE_WORDS.quantityMissing(item.sku) }
  const numbers = Object.values(amounts)
  if (numbers.some((number) => !Number.isFinite(number) || number < 0) || numbers.every((number) => number === 0))
    return { code: 'INVALID_PARAMETER_VALUE', message: LINE_WORDS.quantityUnusable(item.sku) }
  const options = chosenOptions(item)
  if (!options) return { code: 'INVALID_PARAMETER_VALUE', message: LINE_WORDS.optionUnusable(item.sku) }
  return {
    sku: item.sku,
    parentSku: item.parent_sku ?? null,
    selectedOptions: options.flatMap((option) => (option.kind === 'bundle' ? [option] : [])),
    chosenValues: options.flatMap((option) => (option.kind === 'configurable' ? [option] : [])),
    amounts: item.liters != null && item.liters > 0 ? { ...amounts, packages: 0 } : amounts,
    clamps: usesUnits,
  }
}

/** What was chosen; a quantity of one's own comes with `entered_options`. Null when one of them says nothing we know. */
function chosenOptions({ selected_options, entered_options }: LineInput): SelectedOption[] | null {
  const selected = (selected_options ?? []).flatMap((uid) => (uid == null ? [] : [selectedOptionOfUid(uid)]))
  const entered = (entered_options ?? []).flatMap((own) => (own == null ? [] : [enteredOption(own)]))
  const all = [...selected, ...entered]
  return all.every((option) => option !== undefined) ? all : null
}

function enteredOption({ uid, value }: { uid: string; value: string }): SelectedOption | undefined {
  const option = selectedOptionOfUid(uid)
  return option?.kind === 'bundle' && /^[1-9]\d{0,5}$/.test(value) ? { ...option, quantity: Number(value) } : undefined
}

export function linesToUpdate(args: MutationUpdateCartItemsArgs): {
  cartId: string
  lines: LineToUpdate[]
  seenVersion: number | undefined
} {
  const { input, cart_id, cart_version, ...flat } = args
  const named = merged({ cart_id: input?.cart_id, cart_version: input?.cart_version }, { cart_id, cart_version })
  const isFlat = flat.cart_item_id != null || flat.cart_item_uid != null
  const given = [...(input?.cart_items ?? []).filter((item) => item != null), ...(isFlat ? [flat] : [])]
  if (given.length === 0) throw inputError('Required parameter "cart_items" for "cart" is missing.')
  const lines = given.map((item) => {
    const lineId = lineIdOf(item)
    if (lineId === undefined) throw parameterMissing('cart_item_uid')
    const tank = [item.liters, item.tank_type_1, item.tank_type_2, item.tank_type_3, item.tank_type_4]
    const packages = item.number_of_packages ?? item.quantity
    const amounts = {
      ...(packages != null && { packages }),
      ...(item.number_of_layer != null && { layers: item.number_of_layer }),
      ...(item.number_of_pallet != null && { pallets: item.number_of_pallet }),
      // Tank amounts left out become 0 when any is given (graphql.md §6).
      ...(tank.some((amount) => amount != null) && {
        litres: item.liters ?? 0,
        tankType1: item.tank_type_1 ?? 0,
        tankType2: item.tank_type_2 ?? 0,
        tankType3: item.tank_type_3 ?? 0,
        tankType4: item.tank_type_4 ?? 0,
      }),
    }
    if (Object.keys(amounts).length === 0) throw parameterMissing('quantity')
    // Adobe's own form empties a line with quantity 0 alone.
    const removes = item.quantity === 0 && item.number_of_layer == null && item.number_of_pallet == null
    return { lineId, amounts: removes ? NO_AMOUNTS : amounts, clamps: item.quantity == null }
  })
  return { cartId: required(named.cart_id, 'cart_id'), lines, seenVersion: named.cart_version ?? undefined }
}

type NamedLine = { cart_item_id?: number | null | undefined; cart_item_uid?: string | null | undefined }

export function lineIdOf(item: NamedLine): number | undefined {
  return item.cart_item_id ?? (item.cart_item_uid == null ? undefined : idOfUid(item.cart_item_uid))
}
