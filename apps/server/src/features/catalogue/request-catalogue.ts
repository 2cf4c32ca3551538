import { orderKindOf } from '@fust/domain/order'
import DataLoader from 'dataloader'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { kindsSeenBy, type CatalogueAsker, type Catalogue } from './catalogue.service.ts'
import { unitPriceCents } from './product-prices.ts'
import type { HeldInCart, ProductParts } from './product-parts.store.ts'
import type { Product } from './product.store.ts'
import type { Reader } from './catalogue.service.ts'

/** What one request reads of the catalogue: everything of a kind together, and each thing once. */
export type RequestCatalogue = ReturnType<typeof createRequestCatalogue>

const ofRequests = new WeakMap<GraphqlContext, RequestCatalogue>()

export function requestCatalogue(catalogue: Catalogue, context: GraphqlContext): RequestCatalogue {
  const known = ofRequests.get(context)
  if (known) return known
  const made = createRequestCatalogue(catalogue, askerOf(context))
  ofRequests.set(context, made)
  return made
}

export function askerOf({ actor, brewery, language, headers }: GraphqlContext): CatalogueAsker {
  return { actor, brewery, language, onlyEmpties: headers.onlyEmpties }
}

function createRequestCatalogue(catalogue: Catalogue, asker: CatalogueAsker) {
  const { actor } = asker
  const once = <T>(read: () => Promise<T>) => {
    let kept: Promise<T> | undefined
    return () => (kept ??= read())
  }

  const viewer = once(async () => catalogue.viewerOf(asker))

  const products = new DataLoader<string, Product | null>(async (skus) => {
    const rows = await catalogue.productsBySku(skus, await viewer())
    const found = new Map(rows.map((product) => [product.sku, product]))
    return skus.map((sku) => found.get(sku) ?? null)
  })

  async function productsOf(skus: readonly string[]): Promise<Product[]> {
    return (await products.loadMany(skus)).filter(
      (product): product is Product => product !== null && !(product instanceof Error),
    )
  }

  const kinds = kindsSeenBy(asker)

  /** Of these products the ones this ship-to could order. */
  async function forSaleOf(skus: readonly string[]): Promise<Product[]> {
    return (await productsOf(skus)).filter(
      (product) =>
        product.isActive &&
        kinds.includes(orderKindOf(product.materialType, product.packFormat)) &&
        (unitPriceCents(product) !== null || product.variantPrices !== null),
    )
  }

  const parts = new DataLoader<Product, ProductParts>(async (shown) => {
    const found = await catalogue.partsOf(shown)
    return shown.map(({ sku }) => found.get(sku) ?? NO_PARTS)
  })

  async function partsOf(sku: string): Promise<ProductParts> {
    const product = await products.load(sku)
    return product ? parts.load(product) : NO_PARTS
  }

  return {
    reader: (): Promise<Reader> => viewer(),
    /** The tree with the number of products this ship-to finds; without a catalogue there are none. */
    categories: once(async () => {
      const found = await catalogue.categories(asker, 'Query.products')
      return found.ok
        ? found.value
        : { tree: await catalogue.treeIn(asker.language), counts: new Map<number, number>() }
    }),
    favourites: once(async () => new Set(actor ? await catalogue.favouritesOf(actor) : [])),
    product: (sku: string) => products.load(sku),
    productsOf,
    forSaleOf,
    otherPackagings: async (sku: string) => forSaleOf((await partsOf(sku)).packagingSkus),
    partsOf,
    /** Products that a list has read for this request are not read again. */
    alsoKnows: (listed: readonly Product[]): void => {
      for (const product of listed) products.prime(product.sku, product)
    },
    categoryIds: listLoader(catalogue.categoryIdsOfProducts, ({ sku }) => sku),
    held: listLoader<HeldInCart>(
      async (skus) => (actor?.shipTo ? catalogue.heldInCart(actor.userId, actor.shipTo.companyId, skus) : []),
      ({ sku }) => sku,
    ),
  }
}

const NO_PARTS: ProductParts = { relations: [], variantSkus: [], choices: [], downloads: [], packagingSkus: [] }

/** Reads the rows of many SKUs at once and hands each SKU its own. */
function listLoader<Row>(read: (skus: readonly string[]) => Promise<Row[]>, skuOf: (row: Row) => string) {
  return new DataLoader<string, Row[]>(async (skus) => {
    const rows = Map.groupBy(await read(skus), skuOf)
    return skus.map((sku) => rows.get(sku) ?? [])
  })
}
