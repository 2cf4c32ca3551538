import { column, table, type RowCheck, type Table } from './table.ts'
import { named, productSku, required, texts } from './columns.ts'
import { amount, amountAboveZero, percentAboveZero, whole } from './number-kinds.ts'
import { day } from './other-kinds.ts'
import { endsAfterStart } from './row-checks.ts'
import { code, oneOf, sku } from './text-kinds.ts'

const VALID_DAYS: RowCheck = endsAfterStart('valid_from', 'valid_to')

export const PRICE_TABLES: readonly Table[] = [
  table('price-groups.csv', 'removed-unless-used', {
    table: 'price_group',
    about: 'Lists of prices; every ship-to has one.',
    key: ['code'],
    columns: [required(column('code', code)), texts('name')],
  }),
  table('prices.csv', 'removed', {
    table: 'price',
    about: 'What a case costs in a price group, without VAT and deposit, from a number of cases on.',
    key: ['price_group', 'sku', 'min_cases'],
    columns: [
      required(named('price_group', 'price_group.code')),
      productSku(),
      column('min_cases', whole(1), { whenEmpty: 1 }),
      required(column('price', amount)),
    ],
  }),
  table('discounts.csv', 'removed', {
    table: 'discount',
    about: 'Standing discounts on a price group, a brand or a product; an empty cell means every one.',
    key: ['code'],
    rowChecks: [VALID_DAYS],
    columns: [
      required(column('code', code)),
      required(column('kind', oneOf('fixed', 'promotional'))),
      texts('name'),
      named('price_group', 'price_group.code'),
      named('brand_code', 'brand.code'),
      column('sku', sku, { refersTo: 'product.sku' }),
      required(column('rate_percent', percentAboveZero)),
      column('valid_from', day),
      column('valid_to', day),
    ],
  }),
  table('coupons.csv', 'removed', {
    table: 'coupon',
    about: 'Codes that a buyer enters in the cart: a percentage or an amount off.',
    key: ['code'],
    rowChecks: [
      VALID_DAYS,
      {
        header: 'rate_percent',
        reason: 'and amount: give one of the two',
        isWrong: (row) => (row['rate_bp'] === null) === (row['amount_cents'] === null),
      },
      {
        header: 'uses',
        reason: 'is more than max_uses',
        isWrong: (row) => Number(row['uses'] ?? 0) > Number(row['max_uses'] ?? Infinity),
      },
    ],
    columns: [
      required(column('code', code)),
      texts('name'),
      column('rate_percent', percentAboveZero),
      column('amount', amountAboveZero),
      column('valid_from', day),
      column('valid_to', day),
      required(column('max_uses', whole(1))),
      column('uses', whole(0), { whenEmpty: 0, keepsWhenEmpty: true, about: 'empty: as often as it was used so far' }),
    ],
  }),
  table('special-offers.csv', 'removed', {
    table: 'special_offer',
    about: 'Beers offered for a time.',
    key: ['sku'],
    rowChecks: [VALID_DAYS, endsAfterStart('deliverable_from', 'deliverable_to')],
    columns: [
      productSku(),
      column('max_cases', whole(1)),
      required(column('valid_from', day)),
      required(column('valid_to', day)),
      column('deliverable_from', day),
      column('deliverable_to', day),
      column('price', amount),
    ],
  }),
  table('stock.csv', 'kept', {
    table: 'stock',
    about: 'Cases on stock. The import writes the difference into the stock ledger.',
    key: ['sku'],
    columns: [productSku(), required(column('quantity', whole(0)))],
  }),
]
