import type { CalendarDate } from '@fust/domain/calendar'
import { variantsWith } from '#features/catalogue/index.ts'
import type { Selection } from './bundle-options.ts'
import type { CartProduct, CartStore, CartVariant } from './cart.store.ts'

/** A value of one thing in which variants differ, such as a size (graphql.md §3). */
export type ChosenValue = { attributeId: number; valueIndex: number }

/** What lines can be made of: products, variants and parts of bundles, and what the stock holds of the parts. */
export type OfferedProducts = {
  /** The product that a line asks for; of a product with variants the one that is chosen. */
  find: (line: Wanted) => CartProduct | undefined
  selections: readonly Selection[]
  stock: ReadonlyMap<string, number>
}

type Wanted = { sku: string; parentSku: string | null; chosenValues?: readonly ChosenValue[] }

/** Reads what is asked for in as many statements for one product as for hundreds. */
export async function readOffered(
  store: CartStore,
  skus: readonly string[],
  priceGroup: string,
  today: CalendarDate,
): Promise<OfferedProducts> {
  const found = await store.products(skus, priceGroup, today)
  const ofType = (type: CartProduct['type']) =>
    found.filter((product) => product.type === type).map((product) => product.sku)
  const [configurables, bundles] = [ofType('configurable'), ofType('bundle')]
  const variants = configurables.length === 0 ? [] : await store.variants(configurables, priceGroup, today)
  const selections = bundles.length === 0 ? [] : await store.bundleSelections(bundles)
  const parts = selections.map((selection) => selection.sku)
  const stock = parts.length === 0 ? [] : await store.stockOf(parts)
  const bySku = new Map(found.map((product) => [product.sku, product]))
  return {
    find: (line) => wanted(bySku.get(line.sku), line, variants),
    selections,
    stock: new Map(stock.map((row) => [row.sku, row.quantity])),
  }
}

function wanted(
  product: CartProduct | undefined,
  { sku, parentSku, chosenValues = [] }: Wanted,
  variants: readonly CartVariant[],
): CartProduct | undefined {
  if (!product || (parentSku !== null && parentSku !== sku && product.parentSku !== parentSku)) return undefined
  if (product.type !== 'configurable' || chosenValues.length === 0) return product
  const own = variants.filter((variant) => variant.product.parentSku === sku)
  const [only, ...others] = variantsWith(own, chosenValues)
  // Nothing, or not enough, was chosen: the product itself says that it cannot be ordered as it is.
  return only && others.length === 0 ? only.product : product
}
