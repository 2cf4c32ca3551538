import type { PackagingDiscount } from '@fust/domain/pricing'
import { say, type WordKey } from '#words/words.ts'

/** What a packaging discount is called among the rows of a price. */
export const PACKAGING_DISCOUNTS: Readonly<Record<PackagingDiscount, WordKey>> = {
  'full-truck': 'price.full-truck',
  'full-pallets': 'price.full-pallets',
}

/** 'VAT 21%'. */
export function vatLabel(language: string, basisPoints: number): string {
  return say(language, 'price.vat', { rate: basisPoints / 100 })
}
