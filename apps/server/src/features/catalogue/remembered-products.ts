import { createMarkedMemory } from '#platform/marked-memory.ts'
import type { ProductParts, ProductPartsStore } from './product-parts.store.ts'
import type { Product, ProductStore, Viewer } from './product.store.ts'

/** Products kept for all viewers together, some 40 MB with what is made of them; and as many of their parts. */
const KEPT_PRODUCTS = 10_000

/** As many are worth a statement of their own that asks for nothing but their stock. */
const WORTH_A_STATEMENT = 5

/** The products of a page; of one that fills it by itself also what is shown beside it, as far as it is kept. */
type ShownProducts = { products: Product[]; beside: Product[]; mark: string | undefined }

/** Remembers what pages show of products until the catalogue changes; its mark and their stock are read every time. */
export function createRememberedProducts(
  store: Pick<ProductStore, 'page' | 'stockOfPage' | 'bySku'>,
  partsStore: Pick<ProductPartsStore, 'ofProducts'>,
) {
  const keptProducts = createMarkedMemory<Product>(KEPT_PRODUCTS)
  const keptIds = createMarkedMemory<number>(KEPT_PRODUCTS)
  const keptParts = createMarkedMemory<ProductParts>(KEPT_PRODUCTS)
  // By it is guessed what is worth asking; what is told is told by the mark that is read then.
  let lastMark = ''

  /** All of them with the stock they have now, unless one is not kept or the catalogue is another by now. */
  async function known(ids: readonly number[], viewer: Viewer): Promise<ShownProducts | null> {
    if (!ids.every((id) => isKept(id, viewer))) return null
    const own = new Set(ids)
    const now = await store.stockOfPage([...own, ...idsBeside(own, viewer)])
    const mark = now[0]?.mark
    if (mark === undefined) return null
    lastMark = mark
    const found = now.flatMap(({ id, stock }) => {
      const product = keptProducts.get(mark, keyOf(id, viewer))
      if (!product) return []
      // One that was sold since is kept with the stock it has now.
      return [product.stock === stock ? product : { ...product, stock }]
    })
    remember(found, viewer)
    const products = found.filter(({ id }) => own.has(id))
    const beside = found.filter(({ id }) => !own.has(id))
    return products.length === ids.length ? { products, beside, mark } : null
  }

  const isKept = (id: number, viewer: Viewer) => keptProducts.get(lastMark, keyOf(id, viewer)) !== undefined

  /** Of a product that fills a page by itself, what is shown beside it: the same statement tells its stock. */
  function idsBeside(own: ReadonlySet<number>, viewer: Viewer): Set<number> {
    const [only] = own
    const sku = own.size === 1 && only !== undefined && keptProducts.get(lastMark, keyOf(only, viewer))?.sku
    const others = skusBeside(sku ? keptParts.get(lastMark, sku) : undefined)
    const ids = others.flatMap((other) => keptIds.get(lastMark, other) ?? [])
    return new Set(ids.filter((id) => !own.has(id) && isKept(id, viewer)))
  }

  /** Reads those that are not kept, and of the others what the stock holds; all anew when the catalogue changes meanwhile. */
  async function completed(ids: readonly number[], viewer: Viewer): Promise<ShownProducts> {
    const missing = ids.filter((id) => !isKept(id, viewer))
    const others = ids.filter((id) => isKept(id, viewer))
    if (others.length >= WORTH_A_STATEMENT) {
      const [shown, read] = await Promise.all([known(others, viewer), store.page(missing, viewer)])
      if (shown && shown.mark === read[0]?.mark) {
        const found = new Map([...shown.products, ...remember(read, viewer)].map((own) => [own.id, own]))
        return { products: ids.flatMap((id) => found.get(id) ?? []), beside: [], mark: shown.mark }
      }
    }
    const products = remember(await store.page(ids, viewer), viewer)
    return { products, beside: [], mark: products[0]?.mark }
  }

  function remember(products: Product[], viewer: Viewer): Product[] {
    for (const product of products) {
      keptProducts.keep(product.mark, keyOf(product.id, viewer), product)
      keptIds.keep(product.mark, product.sku, product.id)
      lastMark = product.mark
    }
    return products
  }

  /** In the order of the ids, with the mark of the catalogue they are from. */
  async function page(ids: readonly number[], viewer: Viewer): Promise<ShownProducts> {
    return (await known(ids, viewer)) ?? completed(ids, viewer)
  }

  /** In any order; those that are not there are left out. */
  async function bySku(skus: readonly string[], viewer: Viewer): Promise<Product[]> {
    const ids = skus.flatMap((sku) => keptIds.get(lastMark, sku) ?? [])
    const found = ids.length === skus.length ? await known(ids, viewer) : null
    return found?.products ?? remember(await store.bySku(skus, viewer), viewer)
  }

  /** What belongs to products that were just shown: their mark, which was read then, tells what of it is still true. */
  async function partsOf(shown: readonly Product[]): Promise<ReadonlyMap<string, ProductParts>> {
    const found = new Map<string, ProductParts>()
    for (const { sku, mark } of shown) {
      const parts = keptParts.get(mark, sku)
      if (parts) found.set(sku, parts)
    }
    const missing = shown.filter(({ sku }) => !found.has(sku)).map(({ sku }) => sku)
    const read = missing.length === 0 ? [] : await partsStore.ofProducts(missing)
    for (const { sku, mark, ...own } of read) {
      keptParts.keep(mark, sku, own)
      found.set(sku, own)
    }
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

function keyOf(id: number, { priceGroup, language, today }: Viewer): string {
  return `${id} ${language} ${today} ${priceGroup}`
}
