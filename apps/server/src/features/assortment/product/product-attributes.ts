import type { Wire } from '@fust/contract/resolvers'
import { textIn } from '#platform/http/language.ts'
import { pictureUrl } from '../pictures/picture-url.ts'
import type { ToldProduct } from './product-logistic.wire.ts'

/** What the portal knows of a product beside the fields of the contract: its pallet tag and the colours of its brand. */
export function wireAttributes({ product, reader }: ToldProduct): Wire<'ProductCustomAttributes'> {
  const { brand } = product
  const values: Record<string, string | null> = {
    tag: product.tag,
    subtitle: textIn(reader.language, product.subtitle),
    brand_code: brand.code,
    brand_label_colour: brand.labelColour,
    brand_deep_colour: brand.deepColour,
    brand_accent_colour: brand.accentColour,
    brand_tint_colour: brand.tintColour,
    brand_motif_url: brand.motif && pictureUrl(brand.motif, reader.mediaUrl),
    alcohol_percent: product.materialType === 'FERT' ? (product.alcoholPermille / 10).toFixed(1) : null,
    empty_pallet_weight: String(product.pack.emptyPalletWeightGrams / 1000),
    vat_percent: String(product.vatRateBp / 100),
    is_empties: product.isReturnItem ? '1' : '0',
    parent_sku: product.parentSku,
  }
  const items = Object.entries(values).flatMap(([code, value]) =>
    value === null ? [] : [{ __typename: 'AttributeValue' as const, code, value }],
  )
  return { items, errors: [] }
}
