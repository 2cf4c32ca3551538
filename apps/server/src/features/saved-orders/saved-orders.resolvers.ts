import type { Resolvers } from '@fust/contract/resolvers'
import { askedPage, pageInfo, pageOffset, pageRefusalText, reviewPage, reviewPageExists } from '@fust/contract/wire'
import type { Outcome } from '@fust/domain/outcome'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { inputError, merged, noSuchEntity, parameterMissing } from '#platform/graphql/index.ts'
import { say, wording } from '#words/words.ts'
import { ordering, signedIn, type OperationName, type PolicyTable } from '#request/policy.ts'
import { cartError, wireCart, wireFailedItem } from '#features/cart/index.ts'
import type { SavedKind, SavedOrderRefusal, SavedOrders } from './saved-orders.service.ts'
import { wireSavedOrder } from './saved-orders.wire.ts'

const READING = signedIn('My Orders')
export const savedOrdersPolicy: PolicyTable = {
  'Query.getSaveOrderForLater': READING,
  'Query.getSaveOrderDetails': READING,
  'Query.getPreOrder': READING,
  'Query.getPreOrderDetails': READING,
  'Mutation.addSaveOrderForLater': ordering,
  'Mutation.addPreOrder': ordering,
  'Mutation.reOrderSavedOrder': ordering,
  'Mutation.reOrderPreOrder': ordering,
  'Mutation.deleteSavedOrder': READING,
  'Mutation.deletePreOrder': READING,
  'Mutation.renameSavedOrder': READING,
  'Mutation.renamePreOrder': READING,
  'Mutation.savePreCustomerOrderNumber': ordering,
}

const DEFAULT_PAGE_SIZE = 10

type Parts = {
  savedOrders: SavedOrders
  productOf: NonNullable<NonNullable<Resolvers<GraphqlContext>['SavedOrderItem']>['product']>
  substitutesOf: NonNullable<NonNullable<Resolvers<GraphqlContext>['FailedReorderItem']>['substitutes']>
}

/** Saved orders and pre-orders are one thing twice; `kind` tells them apart. */
export function savedOrdersResolvers({ savedOrders, productOf, substitutesOf }: Parts): Resolvers<GraphqlContext> {
  const calls = savedOrderCalls({ savedOrders })
  return {
    Query: {
      getSaveOrderForLater: (_parent, paging, context) =>
        calls.list('Query.getSaveOrderForLater', 'saved', paging, context),
      getSaveOrderDetails: (_parent, { id }, context) =>
        calls.details('Query.getSaveOrderDetails', 'saved', id, context),
      getPreOrder: (_parent, paging, context) => calls.list('Query.getPreOrder', 'pending', paging, context),
      getPreOrderDetails: (_parent, { id }, context) =>
        calls.details('Query.getPreOrderDetails', 'pending', id, context),
    },

    Mutation: {
      addSaveOrderForLater: (_parent, args, context) =>
        calls.save('Mutation.addSaveOrderForLater', 'saved', args, context),
      addPreOrder: (_parent, args, context) => calls.save('Mutation.addPreOrder', 'pending', args, context),
      reOrderSavedOrder: (_parent, args, context) =>
        calls.reorder('Mutation.reOrderSavedOrder', 'saved', args, context),
      reOrderPreOrder: (_parent, args, context) => calls.reorder('Mutation.reOrderPreOrder', 'pending', args, context),
      deleteSavedOrder: (_parent, args, context) => calls.remove('Mutation.deleteSavedOrder', 'saved', args, context),
      deletePreOrder: (_parent, args, context) => calls.remove('Mutation.deletePreOrder', 'pending', args, context),
      renameSavedOrder: (_parent, args, context) => calls.rename('Mutation.renameSavedOrder', 'saved', args, context),
      renamePreOrder: (_parent, args, context) => calls.rename('Mutation.renamePreOrder', 'pending', args, context),
      savePreCustomerOrderNumber: (_parent, args, context) =>
        calls.nameCart('Mutation.savePreCustomerOrderNumber', args, context),
    },

    SavedOrderItem: { product: productOf },
    FailedReorderItem: { substitutes: substitutesOf },
  }
}

type Given<T> = T | null | undefined
type Paging = { currentPage?: Given<number>; pageSize?: Given<number> }
type WithId = { id?: Given<string> }
type WithTitle = { cart_id?: Given<string>; customer_order_number?: Given<string> }

function savedOrderCalls({ savedOrders }: Pick<Parts, 'savedOrders'>) {
  return {
    list: async (
      operation: OperationName,
      kind: SavedKind,
      paging: Paging,
      { actor, brewery, language }: GraphqlContext,
    ) => {
      const page = askedPage(paging, DEFAULT_PAGE_SIZE)
      const wrongPage = reviewPage(page)
      if (wrongPage) throw inputError(pageRefusalText(wrongPage))
      const window = { limit: page.pageSize, offset: pageOffset(page) }
      const { orders, totalCount } = accepted(await savedOrders.readPage({ actor, brewery, operation, kind }, window))
      const beyond = reviewPageExists(page, totalCount)
      if (beyond) throw inputError(pageRefusalText(beyond))
      return {
        items: orders.map((own) => wireSavedOrder(own, language, brewery.market.timeZone)),
        total_count: totalCount,
        page_info: pageInfo(page, totalCount),
      }
    },

    details: async (
      operation: OperationName,
      kind: SavedKind,
      id: string,
      { actor, brewery, language }: GraphqlContext,
    ) =>
      wireSavedOrder(
        accepted(await savedOrders.read({ actor, brewery, operation, kind }, id)),
        language,
        brewery.market.timeZone,
      ),

    save: async (
      operation: OperationName,
      kind: SavedKind,
      { input, ...flat }: WithTitle & { input?: Given<WithTitle> },
      { actor, brewery, headers }: GraphqlContext,
    ) => {
      const asked = merged(input, flat)
      const title = asked.customer_order_number ?? headers.customerOrderNumber
      const cartId = required(asked.cart_id, 'cart_id')
      const saved = accepted(await savedOrders.save({ actor, brewery, operation, kind }, cartId, title))
      return { ...SUCCESS, id: String(saved.id), cart_id: saved.cartId }
    },

    reorder: async (
      operation: OperationName,
      kind: SavedKind,
      { input, ...flat }: WithId & { input?: Given<WithId> },
      { actor, brewery, language }: GraphqlContext,
    ) => {
      const id = required(merged(input, flat).id, 'id')
      const { view, failed } = accepted(await savedOrders.reorder({ actor, brewery, operation, kind }, id, language))
      return {
        status: failed.length === 0 ? 'success' : 'partial',
        message: failed.length === 0 ? null : say(language, 'saved-order.not-all-added'),
        failed_items: failed.map((own) => wireFailedItem(own, own.name, { view, language })),
        cart: wireCart(view, language),
      }
    },

    remove: async (
      operation: OperationName,
      kind: SavedKind,
      { input, ...flat }: WithId & { input?: Given<WithId> },
      { actor, brewery }: GraphqlContext,
    ) => {
      const id = required(merged(input, flat).id, 'id')
      const removed = accepted(await savedOrders.remove({ actor, brewery, operation, kind }, id))
      return { ...SUCCESS, id: String(removed.id), cart_id: removed.cartId }
    },

    rename: async (
      operation: OperationName,
      kind: SavedKind,
      { id, customer_order_number: title }: { id: string; customer_order_number: string },
      { actor, brewery }: GraphqlContext,
    ) => {
      const renamed = accepted(await savedOrders.rename({ actor, brewery, operation, kind }, id, title))
      return { ...SUCCESS, id: String(renamed.id), cart_id: renamed.cartId }
    },

    nameCart: async (
      operation: OperationName,
      { input, ...flat }: WithTitle & { input?: Given<WithTitle> },
      { actor, brewery, language }: GraphqlContext,
    ) => {
      const asked = merged(input, flat)
      const cartId = required(asked.cart_id, 'cart_id')
      const title = asked.customer_order_number ?? ''
      accepted(await savedOrders.nameCart({ actor, brewery, operation, kind: 'saved' }, cartId, title, language))
      return { ...SUCCESS, id: null, cart_id: cartId }
    },
  }
}

const SUCCESS = { success: true, status: 'success', message: null }

function accepted<T>(outcome: Outcome<T, SavedOrderRefusal>): T {
  if (outcome.ok) return outcome.value
  const { refusal } = outcome
  if (refusal.code === 'saved-order-not-found')
    throw noSuchEntity(wording('saved-order.unknown', { id: refusal.id }), refusal.code)
  throw cartError(refusal)
}

function required(value: Given<string>, name: string): string {
  if (!value) throw parameterMissing(name)
  return value
}
