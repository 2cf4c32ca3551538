import type { PackagingDiscount } from '@fust/domain/pricing'

type PriceWords = {
  discount: string
  fixedDiscount: string
  promotionalDiscount: string
  couponDiscount: string
  packagingDiscounts: Readonly<Record<PackagingDiscount, string>>
  cashDiscount: string
  vat: (basisPoints: number) => string
}

const EN: PriceWords = {
  discount: 'Discount',
  fixedDiscount: 'Fixed discount',
  promotionalDiscount: 'Promotional discount',
  couponDiscount: 'Discount code',
  packagingDiscounts: {
    'full-truck': 'Packaging discount, full truck',
    'full-pallets': 'Packaging discount, full pallets',
  },
  cashDiscount: 'Cash discount',
  vat: (basisPoints) => `VAT ${basisPoints / 100}%`,
}

const NL: PriceWords = {
  discount: 'Korting',
  fixedDiscount: 'Vaste korting',
  promotionalDiscount: 'Actiekorting',
  couponDiscount: 'Kortingscode',
  packagingDiscounts: {
    'full-truck': 'Verpakkingskorting, volle vrachtwagen',
    'full-pallets': 'Verpakkingskorting, volle pallets',
  },
  cashDiscount: 'Bedragkorting',
  vat: (basisPoints) => `Btw ${basisPoints / 100}%`,
}

/** What the rows of a price are called in the language of the store; English where there are no words of its own. */
export function priceWords(language: string): PriceWords {
  return language === 'nl' ? NL : EN
}
