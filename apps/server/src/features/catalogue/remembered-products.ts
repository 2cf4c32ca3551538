import type { ProductParts, ProductPartsStore } from './product-parts.store.ts'
import type { Product, ProductStore, ReadProducts, Viewer } from './product.store.ts'

/** Products kept for all viewers together, some 40 MB with what is made of them; and as many of their parts. */
const KEPT_PRODUCTS = 10_000

/** As many are worth a statement of their own that asks for nothing but their stock. */
const WORTH_A_STATEMENT = 5

/** The products of a page; of one that fills it by itself also what is shown beside it, as far as it is kept. */
type ShownProducts = ReadProducts & { beside: Product[] }

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
  async function known(ids: readonly number[], viewer: Viewer): Promise<ShownProducts | null> {
    if (!ids.every((id) => isKept(id, viewer))) return null
    const own = new Set(ids)
    const { stock, version } = await store.stockOfPage([...own, ...idsBeside(own, viewer)])
    if (version === undefined) return null
    const { products } = keptAt(version)
    const found = stock.flatMap((now) => withStock(products, keyOf(now.id, viewer), now.stock))
    const asked = found.filter(({ id }) => own.has(id))
    const beside = found.filter(({ id }) => !own.has(id))
    return asked.length === ids.length ? { products: asked, beside, version } : null
  }

  const isKept = (id: number, viewer: Viewer) => kept.products.has(keyOf(id, viewer))

  /** Of a product that fills a page by itself, what is shown beside it: the same statement tells its stock. */
  function idsBeside(own: ReadonlySet<number>, viewer: Viewer): Set<number> {
    const [only] = own
    const sku = own.size === 1 && only !== undefined && kept.products.get(keyOf(only, viewer))?.sku
    const ids = skusBeside(sku ? kept.parts.get(sku) : undefined).flatMap((other) => kept.ids.get(other) ?? [])
    return new Set(ids.filter((id) => !own.has(id) && isKept(id, viewer)))
  }

  /** Reads those that are not kept, and of the others what the stock holds; all anew when the catalogue changes meanwhile. */
  async function completed(ids: readonly number[], viewer: Viewer): Promise<ShownProducts> {
    const missing = ids.filter((id) => !isKept(id, viewer))
    const others = ids.filter((id) => isKept(id, viewer))
    if (others.length >= WORTH_A_STATEMENT) {
      const [shown, read] = await Promise.all([known(others, viewer), store.page(missing, viewer)])
      if (shown && shown.version === read.version) {
        const found = new Map([...shown.products, ...remember(read, viewer).products].map((own) => [own.id, own]))
        return { products: ids.flatMap((id) => found.get(id) ?? []), beside: [], version: read.version }
      }
    }
    return { ...remember(await store.page(ids, viewer), viewer), beside: [] }
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
  async function page(ids: readonly number[], viewer: Viewer): Promise<ShownProducts> {
    return (await known(ids, viewer)) ?? completed(ids, viewer)
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

function skusBeside(parts: ProductParts | undefined): string[] {
  if (!parts) return []
  return [
    ...parts.relations.map(({ relatedSku }) => relatedSku),
    ...parts.packagingSkus,
    ...parts.variantSkus,
    ...parts.choices.flatMap(({ selections }) => selections.map(({ sku }) => sku)),
  ]
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
