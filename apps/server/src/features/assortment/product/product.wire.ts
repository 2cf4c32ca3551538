import type { Wire } from '@fust/contract/resolvers'
import { onDemand } from '#platform/graphql/index.ts'
import type { Reader } from '../who-looks.ts'
import { COMMON_FIELDS } from './product-fields.wire.ts'
import type { ToldProduct } from './product-logistic.wire.ts'
import type { Article } from '../articles/article.ts'

export type WireProduct = Wire<'SimpleProduct'> | Wire<'ConfigurableProduct'> | Wire<'BundleProduct'>

const shown = new WeakMap<WireProduct, ToldProduct>()

/** A product in the words of the contract, field by field as it is asked for. */
export const wireProduct = writtenOnce(inWordsWith({}))

/** A product shown inside another one: it does not lead on to further products. */
export const wireNestedProduct = writtenOnce(
  inWordsWith({
    related_products: () => [],
    upsell_products: () => [],
    crosssell_products: () => [],
    product_links: () => [],
    available_packaging: () => [],
  }),
)

/** A product that is shown again, unchanged, is not written again. */
function writtenOnce(write: (told: ToldProduct) => WireProduct) {
  const made = new WeakMap<Article, { reader: Reader; wire: WireProduct }>()
  return (product: Article, { language, timeZone, mediaUrl }: Reader): WireProduct => {
    const known = made.get(product)
    const reader = { language, timeZone, mediaUrl }
    if (known && isSameReader(known.reader, reader)) return known.wire
    const told = { product, reader }
    const wire = write(told)
    shown.set(wire, told)
    made.set(product, { reader, wire })
    return wire
  }
}

function isSameReader(one: Reader, other: Reader): boolean {
  return one.language === other.language && one.timeZone === other.timeZone && one.mediaUrl === other.mediaUrl
}

/** The product that a resolver is asked about. */
export function productBehind(wire: WireProduct): Article {
  return toldBehind(wire).product
}

/** The same with whom it is told to. */
export function toldBehind(wire: WireProduct): ToldProduct {
  const told = shown.get(wire)
  if (!told) throw new Error(`${wire.sku} is shown without its product.`)
  return told
}

type Leads = 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'available_packaging'

function inWordsWith(leads: Partial<Record<Leads, () => []>>): (told: ToldProduct) => WireProduct {
  const words = {
    simple: onDemand<ToldProduct, Wire<'SimpleProduct'>>({
      ...COMMON_FIELDS,
      ...leads,
      __typename: () => 'SimpleProduct',
    }),
    configurable: onDemand<ToldProduct, Wire<'ConfigurableProduct'>>({
      ...COMMON_FIELDS,
      ...leads,
      __typename: () => 'ConfigurableProduct',
    }),
    bundle: onDemand<ToldProduct, Wire<'BundleProduct'>>({
      ...COMMON_FIELDS,
      ...leads,
      __typename: () => 'BundleProduct',
      dynamic_price: () => false,
      dynamic_sku: () => false,
      dynamic_weight: () => false,
      price_view: () => 'PRICE_RANGE',
      ship_bundle_items: () => 'TOGETHER',
    }),
  }
  return (told) => words[told.product.type](told)
}
