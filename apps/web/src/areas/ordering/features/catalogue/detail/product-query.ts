import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../../../../../gql/index.ts'
import type { ProductBySkuQuery } from '../../../../../gql/graphql.ts'
import { centsOf } from '../../../../../lib/market/cents.ts'
import { graphql as ask } from '../../../../../lib/server/graphql.ts'
import { PRODUCTS_KEY } from '../../../../../lib/server/query-keys.ts'
import { productOf, type Product } from '../../../../../product/index.ts'
import type { Opening } from '../../../../../routing/index.ts'
import type { BundlePart } from '../bundle/bundle-choice.ts'

const productDocument = graphql(`
  query ProductBySku($sku: String!) {
    products(filter: { sku: { eq: $sku } }, pageSize: 1) {
      items {
        ...ProductFacts
        favourites
        description {
          html
        }
        ean
        ean_ea
        country_of_origin
        shelf_life
        number_of_items_in_box
        price_tiers {
          quantity
          final_price {
            value
          }
        }
        deposits: multi_deposit {
          name
          quantity
          price
          total
        }
        downloads {
          title
          url
          file_type
          size
        }
        available_packaging {
          sku
          title
          your_price
        }
        related_products {
          ...ProductFacts
          favourites
        }
        ... on BundleProduct {
          items {
            option_id
            title
            type
            required
            options {
              id
              label
              quantity
              is_default
              can_change_quantity
              product {
                sku
                stock_quantity
              }
            }
          }
        }
        ... on ConfigurableProduct {
          variants {
            attributes {
              label
            }
            product {
              ...ProductFacts
            }
          }
        }
      }
    }
  }
`)

/** A product with all that its page tells. */
export type ProductDetails = {
  product: Product
  description: string
  eanCase: string | null
  eanUnit: string | null
  country: string | null
  shelfLife: string | null
  itemsPerCase: number | null
  tiers: { fromCases: number; priceCents: number }[]
  deposits: { name: string; pieces: number; cents: number; totalCents: number }[]
  packagings: { sku: string; title: string; priceCents: number | null }[]
  variants: { label: string; product: Product }[]
  /** What a bundle is put together from; empty for anything else. */
  parts: BundlePart[]
  downloads: { title: string; url: string; fileType: string; bytes: number | null }[]
  related: Product[]
}

/** Asks for a product while its page is still being drawn. */
export function startProduct({ client, shipToId, params: { sku = '' } }: Opening): void {
  void client.prefetchQuery(productQuery(shipToId, sku))
}

/** One product by SKU, or null when this ship-to has no such product. */
export const productQuery = (shipToId: string, sku: string) =>
  queryOptions({
    queryKey: [...PRODUCTS_KEY, shipToId, 'details', sku],
    queryFn: async ({ signal }): Promise<ProductDetails | null> => {
      const { products } = await ask(productDocument, { sku }, { signal, headers: { outletid: shipToId } })
      const [wire] = products?.items ?? []
      return wire ? detailsOf(wire) : null
    },
  })

type WireDetails = NonNullable<NonNullable<NonNullable<ProductBySkuQuery['products']>['items']>[number]>

function detailsOf(wire: WireDetails): ProductDetails {
  return {
    product: productOf(wire),
    description: wire.description?.html ?? '',
    eanCase: wire.ean ?? null,
    eanUnit: wire.ean_ea ?? null,
    country: wire.country_of_origin ?? null,
    shelfLife: wire.shelf_life ?? null,
    itemsPerCase: wire.number_of_items_in_box ?? null,
    tiers: present(wire.price_tiers).map(({ quantity, final_price }) => ({
      fromCases: quantity ?? 0,
      priceCents: centsOf(final_price?.value),
    })),
    deposits: present(wire.deposits).map(({ name, quantity, price, total }) => ({
      name: name ?? '',
      pieces: quantity ?? 0,
      cents: centsOf(price),
      totalCents: centsOf(total),
    })),
    packagings: present(wire.available_packaging).map(({ sku, title, your_price }) => ({
      sku: sku ?? '',
      title: title ?? '',
      priceCents: your_price == null ? null : centsOf(your_price),
    })),
    variants: 'variants' in wire ? present(wire.variants).flatMap(variantOf) : [],
    parts: 'items' in wire ? present(wire.items).map(partOf) : [],
    downloads: present(wire.downloads).flatMap(({ title, url, file_type, size }) =>
      url ? [{ title: title ?? url, url, fileType: file_type ?? '', bytes: size ?? null }] : [],
    ),
    related: present(wire.related_products).map(productOf),
  }
}

type WireVariant = NonNullable<Extract<WireDetails, { variants?: unknown }>['variants']>[number]

function variantOf(variant: NonNullable<WireVariant>) {
  if (!variant.product) return []
  const label = present(variant.attributes)
    .map((attribute) => attribute.label)
    .join(', ')
  return [{ label, product: productOf(variant.product) }]
}

type WireParts = NonNullable<Extract<WireDetails, { items?: unknown }>['items']>

function partOf({ option_id, title, type, required, options }: NonNullable<WireParts[number]>): BundlePart {
  return {
    optionId: option_id ?? 0,
    title: title ?? '',
    isRequired: required ?? false,
    takesSeveral: type === 'checkbox' || type === 'multi',
    choices: present(options).map((option) => ({
      selectionId: option.id ?? 0,
      label: option.label ?? '',
      quantity: option.quantity ?? 1,
      isDefault: option.is_default ?? false,
      canChangeQuantity: option.can_change_quantity ?? false,
      sku: option.product?.sku ?? '',
      stock: option.product?.stock_quantity ?? 0,
    })),
  }
}

const present = <Item>(items: readonly (Item | null | undefined)[] | null | undefined): Item[] =>
  (items ?? []).flatMap((item) => item ?? [])
