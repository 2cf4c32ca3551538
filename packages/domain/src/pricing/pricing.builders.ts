import type { PriceFacts, PriceLine } from './price-line.ts'

/** Ten cases at € 12,00 with 21 % VAT and nothing else. */
export function buildPriceLineWith(wish: Partial<PriceLine> = {}): PriceLine {
  return {
    id: 'line-1',
    kind: 'beer',
    quantity: 10,
    pricedUnits: 1,
    unitPriceCents: 1200,
    tiers: [],
    fixedDiscount: null,
    promotionalDiscount: null,
    sortingChargePerUnitCents: 0,
    packagingTaxPerUnitCents: 0,
    vatBasisPoints: 2100,
    deposits: [],
    casesOnFullPallets: 0,
    ...wish,
  }
}

/** Nothing taken off but 0.75 % for a full truck and 0.25 % for full pallets. */
export function buildPriceFactsWith(wish: Partial<PriceFacts> = {}): PriceFacts {
  return {
    coupon: null,
    cashDiscount: null,
    fillsTruck: false,
    packagingRates: { fullTruckBasisPoints: 75, fullPalletsBasisPoints: 25 },
    isDepositTaxed: false,
    ...wish,
  }
}
