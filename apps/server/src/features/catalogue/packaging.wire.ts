import type { Wire } from '@fust/contract/resolvers'
import { centsToDecimal } from '@fust/contract/wire'
import { unitPriceCents, withVatCents } from './product-prices.ts'
import type { Product } from './product.store.ts'

/** A product as a choice of packaging (ENT-15). */
export function wirePackaging(product: Product): Wire<'PackagingOption'> {
  const cents = unitPriceCents(product)
  return {
    type: product.packFormat,
    volume: product.volume,
    // The packaging itself is written in one language; the subtitle is in the reader's.
    title: product.subtitle || product.packaging,
    your_price: cents === null ? null : centsToDecimal(cents),
    your_price_tax: cents === null ? null : centsToDecimal(withVatCents(cents, product)),
    sku: product.sku,
  }
}
