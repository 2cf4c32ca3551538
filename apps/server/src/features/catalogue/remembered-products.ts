import type { Product, ProductStore, Viewer } from './product.store.ts'

/** Products kept for all viewers together, some 30 MB with what is made of them. */
const KEPT_PRODUCTS = 4_000
const MAX_TRIES = 2

export type ProductsOfPage = { products: Product[]; version: number | undefined }
type Kept = { version: number; products: Map<string, Product> }

/** Remembers what pages show of products until the catalogue changes; version and stock are read every time. */
export function createRememberedProducts(store: Pick<ProductStore, 'page' | 'stockOfPage'>) {
  let kept: Kept = { version: 0, products: new Map() }

  /** In the order of the ids, with the version of the catalogue they are from. */
  async function page(ids: readonly number[], viewer: Viewer): Promise<ProductsOfPage> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const now = await store.stockOfPage(ids)
      if (now.version !== kept.version) kept = { version: now.version, products: new Map() }
      const { products } = kept
      const missing = now.stock.filter(({ id }) => !products.has(keyOf(id, viewer))).map(({ id }) => id)
      const read = missing.length === 0 ? null : await store.page(missing, viewer)
      // Changed between the two: what is kept and what was read are not of one catalogue.
      if (read && read.version !== now.version) continue
      for (const product of read?.products ?? []) products.set(keyOf(product.id, viewer), product)
      const shown = now.stock.flatMap(({ id, stock }) => withStock(products, keyOf(id, viewer), stock))
      forgetOldest(products)
      return { products: shown, version: now.version }
    }
    return store.page(ids, viewer)
  }

  return { page }
}

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

function forgetOldest(products: Map<string, Product>): void {
  for (const oldest of products.keys()) {
    if (products.size <= KEPT_PRODUCTS) return
    products.delete(oldest)
  }
}

function keyOf(id: number, { priceGroup, language, today }: Viewer): string {
  return `${id} ${language} ${today} ${priceGroup}`
}
