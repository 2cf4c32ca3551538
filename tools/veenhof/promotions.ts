import { euros, percent, texts } from './csv.ts'
import type { Row } from './csv.ts'
import type { BrandCode } from './brands.ts'
import type { PriceGroup } from './prices.ts'
import type { CalendarDate, Cents, Text } from './units.ts'

type Discount = {
  code: string
  kind: 'fixed' | 'promotional'
  name: Text
  group?: PriceGroup
  brand?: BrandCode
  sku?: string
  rateBp: number
  from?: CalendarDate
  to?: CalendarDate
}

const DISCOUNTS: Discount[] = [
  {
    code: 'FIX-DIST-PILS',
    kind: 'fixed',
    name: { nl: 'Groothandelskorting Pils 0.0', en: 'Distributor discount Pils 0.0' },
    group: 'DISTRIBUTOR',
    sku: 'VN-KR2430',
    rateBp: 200,
  },
  {
    code: 'FIX-TRADE-DRIEST',
    kind: 'fixed',
    name: { nl: 'Handelskorting Driest', en: 'Trade discount Driest' },
    group: 'TRADE',
    brand: 'driest',
    rateBp: 150,
  },
  {
    code: 'FIX-AGREE-PILS',
    kind: 'fixed',
    name: { nl: 'Contractkorting Veenhof Pils', en: 'Agreement discount Veenhof Pils' },
    group: 'AGREEMENT',
    brand: 'veenhof-pils',
    rateBp: 250,
  },
  {
    code: 'FIX-TANK-PILS',
    kind: 'fixed',
    name: { nl: 'Tankkorting Veenhof Pils', en: 'Tank discount Veenhof Pils' },
    group: 'TANK',
    sku: 'VP-TANK',
    rateBp: 150,
  },
  {
    code: 'FIX-RETAIL-CAN',
    kind: 'fixed',
    name: { nl: 'Schapkorting blik', en: 'Shelf discount cans' },
    group: 'RETAIL',
    sku: 'VP-TR2433',
    rateBp: 120,
  },
  {
    code: 'ZOMER-25',
    kind: 'promotional',
    name: { nl: 'Zomeractie 2025', en: 'Summer 2025' },
    brand: 'klaarlicht',
    rateBp: 400,
    from: '2025-06-02',
    to: '2025-08-31',
  },
  {
    code: 'HERFST-25',
    kind: 'promotional',
    name: { nl: 'Bokweken 2025', en: 'Bock weeks 2025' },
    brand: 'herfstvuur',
    rateBp: 300,
    from: '2025-09-15',
    to: '2025-10-31',
  },
  {
    code: 'LENTE-26',
    kind: 'promotional',
    name: { nl: 'Lenteactie witbier', en: 'Spring wheat beer' },
    brand: 'witte-wieven',
    rateBp: 250,
    from: '2026-04-01',
    to: '2026-05-15',
  },
  {
    code: 'ZOMER-26',
    kind: 'promotional',
    name: { nl: 'Zomeractie 2026', en: 'Summer 2026' },
    brand: 'klaarlicht',
    rateBp: 400,
    from: '2026-06-01',
    to: '2026-08-31',
  },
  {
    code: 'HERFST-26',
    kind: 'promotional',
    name: { nl: 'Bokweken 2026', en: 'Bock weeks 2026' },
    brand: 'herfstvuur',
    rateBp: 300,
    from: '2026-09-14',
    to: '2026-12-31',
  },
  {
    code: 'DONKER-27',
    kind: 'promotional',
    name: { nl: 'Donkere dagen', en: 'Dark days' },
    group: 'RETAIL',
    brand: 'turfsteker',
    rateBp: 350,
    from: '2026-11-16',
    to: '2027-01-31',
  },
]

/** The fixed and the promotional discount that hold for a group, product and day, in basis points. */
export function discountsFor(
  group: PriceGroup,
  product: { sku: string; brand: BrandCode },
  day: CalendarDate,
): { fixedBp: number; promotionalBp: number } {
  const holds = (discount: Discount) =>
    (discount.group ?? group) === group &&
    (discount.brand ?? product.brand) === product.brand &&
    (discount.sku ?? product.sku) === product.sku &&
    (discount.from ?? day) <= day &&
    (discount.to ?? day) >= day
  const total = (kind: Discount['kind']) =>
    DISCOUNTS.filter((discount) => discount.kind === kind && holds(discount)).reduce(
      (sum, { rateBp }) => sum + rateBp,
      0,
    )
  return { fixedBp: total('fixed'), promotionalBp: total('promotional') }
}

export const discountRows = (): Row[] =>
  DISCOUNTS.map(({ code, kind, name, group, brand, sku, rateBp, from, to }) => ({
    code,
    kind,
    ...texts('name', name),
    price_group: group,
    brand_code: brand,
    sku,
    rate_percent: percent(rateBp),
    valid_from: from,
    valid_to: to,
  }))

/** Coupons; the first is the one that past orders have used. */
export const couponRows = (uses: number): Row[] => [
  {
    code: 'PROOST',
    ...texts('name', { nl: 'Proost: 5 % op de goederen', en: 'Cheers: 5 % off the goods' }),
    rate_percent: '5',
    amount: undefined,
    valid_from: '2026-01-01',
    valid_to: '2028-12-31',
    max_uses: 500,
    uses,
  },
  {
    code: 'WELKOM25',
    ...texts('name', { nl: 'Welkom: € 25,00 korting', en: 'Welcome: € 25.00 off' }),
    rate_percent: undefined,
    amount: euros(2500),
    valid_from: '2026-01-01',
    valid_to: '2028-12-31',
    max_uses: 200,
    uses: 12,
  },
  {
    code: 'LAATSTE',
    ...texts('name', { nl: 'Eén keer te gebruiken', en: 'Good for a single use' }),
    rate_percent: '10',
    amount: undefined,
    valid_from: '2026-01-01',
    valid_to: '2028-12-31',
    max_uses: 1,
    uses: 0,
  },
  {
    code: 'OPGEBRUIKT',
    ...texts('name', { nl: 'Al ingewisseld', en: 'Already redeemed' }),
    rate_percent: '10',
    amount: undefined,
    valid_from: '2026-01-01',
    valid_to: '2028-12-31',
    max_uses: 20,
    uses: 20,
  },
  {
    code: 'ZOMER2026',
    ...texts('name', { nl: 'Zomer 2026, verlopen', en: 'Summer 2026, expired' }),
    rate_percent: '4',
    amount: undefined,
    valid_from: '2026-06-01',
    valid_to: '2026-08-31',
    max_uses: 300,
    uses: 164,
  },
]

type Offer = {
  sku: string
  maxCases?: number
  from: CalendarDate
  to: CalendarDate
  deliverableFrom?: CalendarDate
  deliverableTo?: CalendarDate
  priceCents?: Cents
}

const OFFERS: Offer[] = [
  {
    sku: 'HB-F20',
    maxCases: 144,
    from: '2026-09-14',
    to: '2026-12-31',
    deliverableFrom: '2026-09-21',
    deliverableTo: '2027-01-08',
    priceCents: 6890,
  },
  { sku: 'HV-DS1233', maxCases: 224, from: '2026-11-02', to: '2027-02-28', priceCents: 1560 },
  { sku: 'DR-DS1233', maxCases: 112, from: '2026-11-16', to: '2027-01-31', priceCents: 1790 },
  { sku: 'KN-TR2433', maxCases: 324, from: '2026-11-01', to: '2027-03-31', priceCents: 2550 },
  { sku: 'VP-DS2430', from: '2026-10-01', to: '2027-03-31', priceCents: 1680 },
  // upcoming: may be ordered ahead, leaves the brewery later
  {
    sku: 'HL-KR2430',
    from: '2026-11-01',
    to: '2027-05-31',
    deliverableFrom: '2027-02-15',
    deliverableTo: '2027-06-15',
  },
  {
    sku: 'HL-F20',
    maxCases: 72,
    from: '2026-11-01',
    to: '2027-05-31',
    deliverableFrom: '2027-02-15',
    deliverableTo: '2027-06-15',
  },
  { sku: 'DG-DS0675', maxCases: 30, from: '2026-11-15', to: '2027-12-31', deliverableFrom: '2027-01-18' },
]

export const specialOfferRows = (): Row[] =>
  OFFERS.map(({ sku, maxCases, from, to, deliverableFrom, deliverableTo, priceCents }) => ({
    sku,
    max_cases: maxCases,
    valid_from: from,
    valid_to: to,
    deliverable_from: deliverableFrom,
    deliverable_to: deliverableTo,
    price: priceCents === undefined ? undefined : euros(priceCents),
  }))
