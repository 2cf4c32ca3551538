import type { ProductParts, ProductPartsStore } from './product-parts.store.ts'
import type { Product, ProductStore, ReadProducts, Viewer } from './product.store.ts'

/** Products kept for all viewers together, some 30 MB with what is made of them; and as many of their parts. */
const KEPT_PRODUCTS = 4_000

type Kept = {
  version: number
  products: Map<string, Product>
  ids: Map<string, number>
  parts: Map<string, ProductParts>
}

/** Remembers what pages show of products until the catalogue changes; version and stock are read every time. */
export function createRememberedProducts(
  store: Pick<ProductStore, 'page' | 'stockOfPage' | 'bySku'>,
  partsStore: Pick<ProductPartsStore, 'ofProducts'>,
) {
  let kept = keptOf(0)

  /** The memory of this version; of another one nothing is kept. */
  function keptAt(version: number): Kept {
    if (kept.version !== version) kept = keptOf(version)
    return kept
  }

  /** All of them with the stock they have now, unless one is not kept or the catalogue is another by now. */
  async function known(ids: readonly number[], viewer: Viewer): Promise<ReadProducts | null> {
    if (!ids.every((id) => kept.products.has(keyOf(id, viewer)))) return null
    const { stock, version } = await store.stockOfPage(ids)
    if (version === undefined) return null
    const { products } = keptAt(version)
    const found = stock.flatMap((now) => withStock(products, keyOf(now.id, viewer), now.stock))
    return found.length === ids.length ? { products: found, version } : null
  }

  function remember(read: ReadProducts, viewer: Viewer): ReadProducts {
    if (read.version === undefined) return read
    const { products, ids } = keptAt(read.version)
    for (const product of read.products) {
      products.set(keyOf(product.id, viewer), product)
      ids.set(product.sku, product.id)
    }
    forgetOldest(products)
    forgetOldest(ids)
    return read
  }

  /** In the order of the ids, with the version of the catalogue they are from. */
  async function page(ids: readonly number[], viewer: Viewer): Promise<ReadProducts> {
    return (await known(ids, viewer)) ?? remember(await store.page(ids, viewer), viewer)
  }

  /** In any order; those that are not there are left out. */
  async function bySku(skus: readonly string[], viewer: Viewer): Promise<Product[]> {
    const ids = skus.flatMap((sku) => kept.ids.get(sku) ?? [])
    const found = ids.length === skus.length ? await known(ids, viewer) : null
    return (found ?? remember(await store.bySku(skus, viewer), viewer)).products
  }

  /** What belongs to products that were just shown: with them the version was read, and what is older is forgotten. */
  async function partsOf(skus: readonly string[]): Promise<ReadonlyMap<string, ProductParts>> {
    const { parts } = kept
    const missing = skus.filter((sku) => !parts.has(sku))
    const read = missing.length === 0 ? [] : await partsStore.ofProducts(missing)
    for (const { sku, ...own } of read) parts.set(sku, own)
    const found = new Map(skus.flatMap((sku) => entryOf(parts, sku)))
    forgetOldest(parts)
    return found
  }

  return { page, bySku, partsOf }
}

const keptOf = (version: number): Kept => ({ version, products: new Map(), ids: new Map(), parts: new Map() })

/** One that was sold since is kept with the stock it has now. */
function withStock(products: Map<string, Product>, key: string, stock: number): Product[] {
  const known = products.get(key)
  if (!known) return []
  const current = known.stock === stock ? known : { ...known, stock }
  // Taken out and put back, so that the first in the map is the one not shown for longest.
  products.delete(key)
  products.set(key, current)
  return [current]
}

function entryOf(parts: ReadonlyMap<string, ProductParts>, sku: string): [string, ProductParts][] {
  const own = parts.get(sku)
  return own ? [[sku, own]] : []
}

function forgetOldest(kept: Map<string, unknown>): void {
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT_PRODUCTS) return
    kept.delete(oldest)
  }
}

function keyOf(id: number, { priceGroup, language, today }: Viewer): string {
  return `${id} ${language} ${today} ${priceGroup}`
}
