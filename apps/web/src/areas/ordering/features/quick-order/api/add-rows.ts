import { totalCases } from '@fust/domain/quantity'
import { graphql } from '../../../../../gql/index.ts'
import { graphql as ask } from '../../../../../lib/server/graphql.ts'
import { cartOf, headersOf, lineFor, type Cart, type CartCommand, type LineAmounts } from '../../../../../cart/index.ts'
import { newId } from '../../../../../lib/server/request.ts'
import type { Product } from '../../../../../product/index.ts'
import { PATHS } from '../../../../../paths.ts'

/** The server takes so many lines in one call. */
const LINES_AT_ONCE = 500

const addDocument = graphql(`
  mutation AddQuickOrder($input: AddProductsToCartInput!) {
    addProductsToCart(input: $input) {
      cart {
        ...CartParts
      }
      user_errors {
        code
      }
    }
  }
`)

export type RowToAdd = { product: Product; amounts: Partial<LineAmounts> }

/** The cart afterwards, and what did not get into it: cases, pieces or litres by SKU. */
export type AddedRows = { cart: Cart; missing: ReadonlyMap<string, number> }

/** Rows that one call brings, with those of one product together: each call stands or falls by itself. */
export function inCalls<Row extends RowToAdd>(rows: readonly Row[]): Row[][] {
  const ofProducts = [...Map.groupBy(rows, ({ product }) => product.sku).values()]
  const count = Math.ceil(ofProducts.length / LINES_AT_ONCE)
  return Array.from({ length: count }, (_, at) => ofProducts.slice(at * LINES_AT_ONCE, (at + 1) * LINES_AT_ONCE).flat())
}

/**
 * Puts the rows of one call into the cart. Carried out once more, because nobody answered, it is the same call: what
 * arrived is not put there twice.
 */
export function addRows(rows: readonly RowToAdd[], { isLast }: { isLast: boolean }): CartCommand<AddedRows> {
  const key = newId()
  let before: Cart | undefined
  return {
    call: async (sending) => {
      before ??= sending.before
      const lines = linesOf(rows)
      const input = { cart_id: sending.cartId, cart_items: lines.map(itemOf) }
      // Of another cart nobody has heard yet.
      const headers = headersOf({ ...sending, key: `${key}-${sending.cartId}` })
      const { addProductsToCart } = await ask(addDocument, { input }, { headers })
      if (!addProductsToCart) throw new Error('The cart did not come back')
      const cart = cartOf(addProductsToCart.cart)
      return { cart, missing: missingOf(lines, before, cart) }
    },
    ...(isLast && { done: tellAdded }),
  }
}

const tellAdded: NonNullable<CartCommand['done']> = ({ t, toast, goTo }) =>
  toast({
    text: t('quickOrder.done'),
    action: { label: t('messages.go-to-cart'), onSelect: () => goTo(PATHS.cart) },
  })

const UNITS = ['packages', 'layers', 'pallets', 'litres'] as const

/** Rows of one product are one line. */
function linesOf(rows: readonly RowToAdd[]): RowToAdd[] {
  const lines = new Map<string, RowToAdd>()
  for (const { product, amounts } of rows) {
    const own = lines.get(product.sku)?.amounts ?? {}
    const sum = UNITS.map((unit) => [unit, (own[unit] ?? 0) + (amounts[unit] ?? 0)] as const)
    lines.set(product.sku, { product, amounts: Object.fromEntries(sum) })
  }
  return [...lines.values()]
}

const itemOf = ({ product: { sku, kind }, amounts }: RowToAdd) => ({
  sku,
  quantity: amounts.packages ?? 0,
  number_of_packages: amounts.packages ?? 0,
  number_of_layer: amounts.layers ?? 0,
  number_of_pallet: amounts.pallets ?? 0,
  ...(kind === 'tank' && { liters: amounts.litres ?? 0 }),
})

function missingOf(lines: readonly RowToAdd[], before: Cart, after: Cart): Map<string, number> {
  return new Map(
    lines.flatMap(({ product, amounts }) => {
      const held = (cart: Cart) => quantityOf(product, lineFor(cart, product.key)?.amounts ?? {})
      const missing = quantityOf(product, amounts) - (held(after) - held(before))
      return missing > 0 ? [[product.sku, missing] as const] : []
    }),
  )
}

function quantityOf({ kind, pack }: Product, amounts: Partial<LineAmounts>): number {
  const { packages = 0, layers = 0, pallets = 0, litres = 0 } = amounts
  return kind === 'tank' ? litres : totalCases({ packages, layers, pallets }, pack)
}
