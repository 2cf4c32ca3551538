import type { CalendarDate } from '@fust/domain/calendar'
import { variantsWith } from '#features/catalogue/index.ts'
import type { Selection } from './bundle-options.ts'
import type { CartProduct, CartProductStore, CartVariant, Parts } from './cart-product.store.ts'

/** A value of one thing in which variants differ, such as a size (graphql.md §3). */
export type ChosenValue = { attributeId: number; valueIndex: number }

/** What lines can be made of: products, variants and parts of bundles, and what there is of the parts. */
export type OfferedProducts = {
  /** The product that a line asks for; of a product with variants the one that is chosen. */
  find: (line: Wanted) => CartProduct | undefined
  selections: readonly Selection[]
  parts: Parts
}

type Wanted = { sku: string; parentSku: string | null; chosenValues?: readonly ChosenValue[] }

/** What belongs to the products asked for, read in as many statements for one of them as for hundreds. */
export async function readOffered(
  store: CartProductStore,
  found: readonly CartProduct[],
  { priceGroup, today }: { priceGroup: string; today: CalendarDate },
): Promise<OfferedProducts> {
  const ofType = (type: CartProduct['type']) =>
    found.filter((product) => product.type === type).map((product) => product.sku)
  const [configurables, bundles] = [ofType('configurable'), ofType('bundle')]
  const variants = configurables.length === 0 ? [] : await store.variants(configurables, priceGroup, today)
  const selections = bundles.length === 0 ? [] : await store.bundleSelections(bundles)
  const parts = await store.parts(
    selections.map((selection) => selection.sku),
    priceGroup,
  )
  const bySku = new Map(found.map((product) => [product.sku, product]))
  return {
    find: (line) => wanted(bySku.get(line.sku), line, variants),
    selections,
    parts,
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
