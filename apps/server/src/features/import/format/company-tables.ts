import {
  address,
  company,
  customerType,
  limits,
  method,
  named,
  no,
  required,
  SHIP_TO,
  shipTo,
  texts,
  proseTexts,
  yes,
} from './columns.ts'
import { degrees, amount, whole } from './number-kinds.ts'
import { day, listOf } from './other-kinds.ts'
import { endsAfterStart, LOADS } from './row-checks.ts'
import { column, table, type Table } from './table.ts'
import { code, oneOf, text } from './text-kinds.ts'

export const COMPANY_TABLES: readonly Table[] = [
  table('companies.csv', 'kept', {
    table: 'company',
    about: 'Customers.',
    key: ['id'],
    columns: [
      required(column('id', code)),
      required(column('name', text)),
      customerType(),
      column('chamber_of_commerce', text, { whenEmpty: '' }),
      column('vat_number', text, { whenEmpty: '' }),
      column('licence_number', text, { about: 'alcohol licence' }),
      column('licence_ends_on', day),
      ...address(),
    ],
  }),
  table('payers.csv', 'kept', {
    table: 'payer',
    about: 'Who pays the invoices of a company.',
    key: ['company_id', 'id'],
    columns: [
      company(),
      required(column('id', code)),
      required(column('name', text)),
      ...address(),
      column('payment_term_days', whole(0), { whenEmpty: 30 }),
    ],
  }),
  table('ship-tos.csv', 'kept', {
    table: 'ship_to',
    about: 'Places where beer is delivered.',
    key: ['id'],
    fixed: ['company_id'],
    references: [{ columns: ['company_id', 'payer_id'], table: 'payer', keys: ['company_id', 'id'] }],
    columns: [
      company(),
      required(column('id', code, { about: 'unique over all companies' })),
      required(column('name', text)),
      column('status', oneOf('ACTIVE', 'SUSPENDED'), { whenEmpty: 'ACTIVE' }),
      customerType(),
      required(column('payer_id', code, { about: 'a payer of the same company' })),
      required(named('price_group', 'price_group.code')),
      required(named('calendar_code', 'delivery_calendar.code')),
      ...address(),
      column('latitude', degrees),
      column('longitude', degrees),
    ],
  }),
  table(
    'ship-to-methods.csv',
    { are: 'removed-within', owner: ['company_id', 'ship_to_id'] },
    {
      table: 'ship_to_method',
      about: "Transports that a ship-to may choose; an empty limit is the transport's own.",
      key: ['company_id', 'ship_to_id', 'method'],
      references: [SHIP_TO],
      rowChecks: LOADS,
      columns: [company(), shipTo(), method(), no('is_default', 'one per ship-to'), ...limits()],
    },
  ),
  table(
    'ship-to-payment-methods.csv',
    { are: 'removed-within', owner: ['company_id', 'ship_to_id'] },
    {
      table: 'ship_to_payment_method',
      about: 'Ways to pay that a ship-to may choose.',
      key: ['company_id', 'ship_to_id', 'code'],
      references: [SHIP_TO],
      columns: [company(), shipTo(), required(named('code', 'payment_method.code'))],
    },
  ),
  table('tank-settings.csv', 'kept', {
    table: 'tank_setting',
    about: 'Tank beer of a ship-to.',
    key: ['company_id', 'ship_to_id'],
    references: [SHIP_TO],
    columns: [
      company(),
      shipTo(),
      required(column('order_method', oneOf('portal', 'phone'))),
      no('financial_blocker'),
      yes('tank_agreed'),
      column('min_liters', whole(0)),
      column('max_liters', whole(0)),
      column('purchasable_brands', listOf(code), { whenEmpty: [], refersTo: 'brand.code' }),
      proseTexts('extra_info'),
    ],
  }),
  table(
    'tanks.csv',
    { are: 'removed-within', owner: ['company_id', 'ship_to_id'] },
    {
      table: 'tank',
      about: 'The tanks in the cellar of a ship-to, with what one delivery may bring into each.',
      key: ['company_id', 'ship_to_id', 'position'],
      references: [
        { columns: ['company_id', 'ship_to_id'], table: 'tank_setting', keys: ['company_id', 'ship_to_id'] },
      ],
      rowChecks: [
        {
          header: 'min_liters',
          reason: 'is more than max_liters or capacity_liters',
          isWrong: (row) =>
            Number(row['min_liters'] ?? 0) >
            Math.min(...[row['max_liters'], row['capacity_liters']].map((most) => Number(most ?? Infinity))),
        },
      ],
      columns: [
        company(),
        shipTo(),
        required(column('position', whole(1, 4), { about: 'its place' })),
        required(column('name', text)),
        column('capacity_liters', whole(1)),
        column('brand_code', code, {
          refersTo: 'brand.code',
          about: 'what is in it; none: any brand of the agreement',
        }),
        column('min_liters', whole(0)),
        column('max_liters', whole(1)),
      ],
    },
  ),
  table('budgets.csv', 'kept', {
    table: 'budget',
    about: 'Money for point-of-sale material, per ship-to and year. The import writes the difference into its ledger.',
    key: ['company_id', 'ship_to_id', 'year'],
    references: [SHIP_TO],
    rowChecks: [
      {
        header: 'left',
        reason: 'is more than granted',
        isWrong: (row) => Number(row['left_cents'] ?? 0) > Number(row['granted_cents'] ?? Infinity),
      },
    ],
    columns: [
      company(),
      shipTo(),
      required(column('year', whole(2000, 2100))),
      required(column('granted', amount)),
      column('left', amount, { about: 'empty: granted less what was spent so far' }),
    ],
  }),
  table('contracts.csv', 'kept', {
    table: 'contract',
    about: 'Agreements shown to a company.',
    key: ['company_id', 'number'],
    rowChecks: [endsAfterStart('starts_on', 'ends_on')],
    columns: [
      company(),
      required(column('number', code)),
      required(column('kind', oneOf('supply', 'bonus', 'tank', 'loan'))),
      texts('title'),
      required(column('starts_on', day)),
      column('ends_on', day),
      column('agreed_hectolitres', whole(0)),
      column('bonus_per_hectolitre', amount, { column: 'bonus_cents_per_hectolitre' }),
    ],
  }),
]
