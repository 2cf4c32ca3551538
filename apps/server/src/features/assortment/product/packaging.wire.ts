import type { Wire } from '@fust/contract/resolvers'
import { centsToDecimal } from '@fust/contract/wire'
import { unitPrice } from '@fust/domain/pricing'
import { textIn } from '#platform/http/language.ts'
import type { Article } from '../articles/article.ts'
import { withVatCents } from './product-prices.ts'

/** A product as a choice of packaging (ENT-15). */
export function wirePackaging(product: Article, language: string): Wire<'PackagingOption'> {
  const cents = unitPrice(product)
  return {
    type: product.packFormat,
    volume: product.volume,
    // The packaging itself is written in one language; the subtitle is in the reader's.
    title: textIn(language, product.subtitle) || product.packaging,
    your_price: cents === null ? null : centsToDecimal(cents),
    your_price_tax: cents === null ? null : centsToDecimal(withVatCents(cents, product)),
    sku: product.sku,
  }
}
