import type { Resolvers, Wire } from '@fust/contract/resolvers'
import { flag } from '@fust/contract/wire'
import { totalCases } from '@fust/domain/quantity'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { textIn } from '#platform/http/language.ts'
import { documentUrl } from '../document-url.ts'
import { wireBundleItem } from './bundle.wire.ts'
import type { Assortment, RelationKind } from '../assortment.service.ts'
import { wireCategory } from '../categories/category.wire.ts'
import { wireConfigurableOptions, wireSelection, wireVariants } from './configurable.wire.ts'
import { wirePackaging } from './packaging.wire.ts'
import { wireAttributes } from './product-attributes.ts'
import { wireGalleryEntries } from './product-fields.wire.ts'
import { wireOlderPrices } from './product-prices.ts'
import { productBehind, toldBehind, wireNestedProduct, type WireProduct } from './product.wire.ts'
import { requestAssortment } from '../request-assortment.ts'

/** What is shown of a product beyond its own row; everything is read for all products of an answer together. */
export function productResolvers(assortment: Assortment): Resolvers<GraphqlContext> {
  const of = (context: GraphqlContext) => requestAssortment(assortment, context)

  async function related(parent: WireProduct, kind: RelationKind, context: GraphqlContext): Promise<WireProduct[]> {
    const request = of(context)
    const { relations } = await request.extrasOf(skuOf(parent))
    const skus = relations.filter((relation) => relation.kind === kind).map(({ relatedSku }) => relatedSku)
    return (await request.forSaleOf(skus)).map((article) => wireNestedProduct(article, request.reader))
  }

  const ofEveryProduct = {
    related_products: (parent: WireProduct, _args: unknown, context: GraphqlContext) =>
      parent.related_products ?? related(parent, 'related', context),
    upsell_products: (parent: WireProduct, _args: unknown, context: GraphqlContext) =>
      parent.upsell_products ?? related(parent, 'upsell', context),
    crosssell_products: (parent: WireProduct, _args: unknown, context: GraphqlContext) =>
      parent.crosssell_products ?? related(parent, 'crosssell', context),

    product_links: async (parent: WireProduct, _args: unknown, context: GraphqlContext) => {
      if (parent.product_links) return parent.product_links
      const sku = skuOf(parent)
      const { relations } = await of(context).extrasOf(sku)
      return relations.map(({ relatedSku, kind, position }) => ({
        __typename: 'ProductLinks' as const,
        sku,
        link_type: kind,
        linked_product_sku: relatedSku,
        linked_product_type: 'simple',
        position,
      }))
    },

    custom_attributesV2: (parent: WireProduct) => wireAttributes(toldBehind(parent)),
    media_gallery_entries: (parent: WireProduct) => wireGalleryEntries(toldBehind(parent)),
    price: (parent: WireProduct) => wireOlderPrices(productBehind(parent)).price,
    tier_prices: (parent: WireProduct) => wireOlderPrices(productBehind(parent)).tier_prices,

    categories: async (parent: WireProduct, _args: unknown, context: GraphqlContext) => {
      const request = of(context)
      const [own, { tree, counts }] = await Promise.all([request.categoryIds.load(skuOf(parent)), request.categories()])
      return own.flatMap(({ categoryId }) => {
        const category = tree.byId.get(categoryId)
        return category ? [wireCategory(category, counts)] : []
      })
    },

    favourites: async (parent: WireProduct, _args: unknown, context: GraphqlContext) =>
      flag(await of(context).isFavourite.load(skuOf(parent))),

    cart_fields: async (parent: WireProduct, _args: unknown, context: GraphqlContext) => {
      const [held] = await of(context).held.load(skuOf(parent))
      const { packages = 0, layers = 0, pallets = 0 } = held ?? {}
      return {
        packaging_cart: packages,
        layer_cart: layers,
        pallets_cart: pallets,
        total_units: totalCases({ packages, layers, pallets }, productBehind(parent).pack),
      }
    },

    available_packaging: async (parent: WireProduct, _args: unknown, context: GraphqlContext) => {
      if (parent.available_packaging) return parent.available_packaging
      return (await of(context).otherPackagings(skuOf(parent))).map((other) => wirePackaging(other, context.language))
    },

    downloads: async (parent: WireProduct, _args: unknown, context: GraphqlContext) => {
      const { downloads } = await of(context).extrasOf(skuOf(parent))
      return downloads.map(({ file, title }) => ({
        id: file,
        title: textIn(context.language, title),
        url: documentUrl(file),
        file_type: file.slice(file.lastIndexOf('.') + 1).toLowerCase(),
        size: null,
      }))
    },
  }

  async function variantsOf(parent: WireProduct, context: GraphqlContext) {
    const request = of(context)
    const { variantSkus } = await request.extrasOf(skuOf(parent))
    return { variants: await request.articlesOf(variantSkus), reader: request.reader }
  }

  return {
    ProductDownload: { size: ({ id }) => (id == null ? null : assortment.readSize(id)) },
    SimpleProduct: ofEveryProduct,
    ConfigurableProduct: {
      ...ofEveryProduct,
      configurable_options: async (parent, _args, context) => {
        const { variants, reader } = await variantsOf(parent, context)
        return wireConfigurableOptions(productBehind(parent).id, variants, reader)
      },
      variants: async (parent, _args, context) => {
        const { variants, reader } = await variantsOf(parent, context)
        return wireVariants(variants, reader)
      },
      configurable_product_options_selection: async (parent, { configurableOptionValueUids }, context) => {
        const { variants, reader } = await variantsOf(parent, context)
        return wireSelection(variants, configurableOptionValueUids ?? [], reader)
      },
    },
    BundleProduct: {
      ...ofEveryProduct,
      items: async (parent, _args, context): Promise<Wire<'BundleItem'>[]> => {
        const request = of(context)
        const { choices } = await request.extrasOf(skuOf(parent))
        const skus = choices.flatMap(({ selections }) => selections.map(({ sku }) => sku))
        const parts = new Map((await request.articlesOf(skus)).map((part) => [part.sku, part]))
        return choices.map((choice) => wireBundleItem(choice, parts, request.reader))
      },
    },
  }
}

function skuOf(parent: WireProduct): string {
  return productBehind(parent).sku
}
