/**
 * What counts of an order `o` and of its lines `l`: what the ERP has confirmed, and what was ordered as long as it has not.
 * Whatever is shown, added up or claimed of orders reads these, and not the ordered columns.
 */
const TOTALS = {
  goods_cents: 'goodsCents',
  discount_cents: 'discountCents',
  packaging_tax_cents: 'packagingTaxCents',
  sorting_charge_cents: 'sortingChargeCents',
  vat_cents: 'vatCents',
  deposit_cents: 'depositCents',
  grand_total_ex_vat_cents: 'grandTotalExVatCents',
  grand_total_cents: 'grandTotalCents',
  total_cases: 'cases',
  total_layers: 'layers',
  total_pallets: 'pallets',
  total_liters: 'litres',
  total_weight_grams: 'weightGrams',
} as const

/** A total of the order `o`, or of an order by another name. */
export const confirmedTotal = (column: keyof typeof TOTALS, order = 'o'): string =>
  `coalesce((${order}.confirmed_totals ->> '${TOTALS[column]}')::bigint, ${order}.${column})`

/** Names of the order's discounts, and its VAT by rate. */
export const CONFIRMED_DETAILS = 'coalesce(o.confirmed_totals, o.price_details)'

type LineAmount = 'row_total' | 'discount' | 'packaging_tax' | 'sorting_charge' | 'vat' | 'deposit'

export const confirmedAmount = (amount: LineAmount): string =>
  `coalesce(l.confirmed_${amount}_cents, l.${amount}_cents)`

/** Cases or pieces of the line. */
export const CONFIRMED_CASES =
  'case when l.liters > 0 then l.cases_total else coalesce(l.confirmed_quantity, l.cases_total) end'

/** Litres of tank beer of the line. */
export const CONFIRMED_LITRES = 'case when l.liters > 0 then coalesce(l.confirmed_quantity, l.liters) else 0 end'
