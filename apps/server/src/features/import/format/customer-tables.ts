import { CUSTOMER_TYPES, PERMISSIONS, ROLES } from '@fust/domain/access'
import { LANGUAGES } from '@fust/domain/market'
import { column, table, type Table } from './table.ts'
import {
  address,
  company,
  customerType,
  method,
  named,
  no,
  position,
  required,
  SHIP_TO,
  shipTo,
  texts,
  yes,
} from './columns.ts'
import { degrees, euros, largeKilograms, whole } from './number-kinds.ts'
import { day, listOf } from './other-kinds.ts'
import { endsAfterStart } from './price-tables.ts'
import { code, email, oneOf, shaped, text, timeOfDay } from './text-kinds.ts'

const weekdays = listOf(whole(1, 7))
const limits = () => [
  column('min_pallets', whole(0)),
  column('max_pallets', whole(0)),
  column('min_weight_kg', largeKilograms),
  column('max_weight_kg', largeKilograms),
]

const DELIVERY_TABLES: readonly Table[] = [
  table('payment-methods.csv', 'removed-unless-used', {
    table: 'payment_method',
    about: 'Ways to pay.',
    key: ['code'],
    columns: [
      required(column('code', code)),
      texts('title'),
      required(column('sap_payment_code', text)),
      no('is_online'),
      position(),
    ],
  }),
  table('calendars.csv', 'removed-unless-used', {
    table: 'delivery_calendar',
    about: 'On which weekdays the trucks drive. 1 is Monday, 7 is Sunday.',
    key: ['code'],
    columns: [
      required(column('code', code)),
      texts('name'),
      column('weekdays', weekdays, { whenEmpty: [] }),
      column('half_truck_weekdays', weekdays, { whenEmpty: [] }),
      column('tank_weekdays', weekdays, { whenEmpty: [] }),
      column('daily_capacity_places', whole(1), { about: 'pallet places a day; empty: no limit' }),
    ],
  }),
  table('calendar-closures.csv', 'removed', {
    table: 'delivery_calendar_closure',
    about: 'Single days without delivery.',
    key: ['calendar_code', 'day'],
    columns: [
      required(named('calendar_code', 'delivery_calendar.code')),
      required(column('day', day)),
      texts('reason'),
    ],
  }),
  table('delivery-hours.csv', 'removed', {
    table: 'delivery_hour',
    about: 'Parts of a day that a buyer may choose.',
    key: ['calendar_code', 'from_time'],
    rowChecks: [endsAfterStart('from_time', 'to_time')],
    columns: [
      required(named('calendar_code', 'delivery_calendar.code')),
      required(column('from_time', timeOfDay)),
      required(column('to_time', timeOfDay)),
    ],
  }),
  table('transport-limits.csv', 'removed', {
    table: 'transport_limit',
    about: 'What a transport takes; an empty cell is no limit.',
    key: ['method', 'customer_type'],
    columns: [
      method(),
      column('customer_type', oneOf('*', ...CUSTOMER_TYPES), { whenEmpty: '*', about: '`*`: every other type' }),
      ...limits(),
      column('max_cash', euros),
    ],
  }),
]

const COMPANY_TABLES: readonly Table[] = [
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
      column('tank_type_1', text),
      column('tank_type_2', text),
      column('tank_type_3', text),
      column('tank_type_4', text),
      column('tank_type_4_count', whole(0)),
      texts('extra_info', '', false),
    ],
  }),
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
      required(column('granted', euros)),
      column('left', euros, { about: 'empty: granted less what was spent so far' }),
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
      column('bonus_per_hectolitre', euros, { column: 'bonus_cents_per_hectolitre' }),
    ],
  }),
]

const permission = oneOf(...PERMISSIONS)

const PEOPLE_TABLES: readonly Table[] = [
  table('users.csv', 'kept', {
    table: 'portal_user',
    about: 'People who sign in. Passwords are never in a file.',
    key: ['id'],
    unique: ['email'],
    columns: [
      required(column('id', code)),
      required(column('email', email)),
      required(column('first_name', text)),
      required(column('last_name', text)),
      column('phone', text, { whenEmpty: '' }),
      column('locale', oneOf(...LANGUAGES), { whenEmpty: 'nl' }),
      column('country', shaped('a country of three capitals such as `NLD`', /^[A-Z]{3}$/), { whenEmpty: 'NLD' }),
      column('status', oneOf('Active', 'Inactive', 'Invited'), { whenEmpty: 'Active' }),
      yes('is_validated'),
      no('is_phone_login'),
      no('is_key_account'),
      yes('has_agreed_terms'),
      no('is_first_login'),
      column('tutorial_count', whole(0), { whenEmpty: 0 }),
      named('default_ship_to_id', 'ship_to.id'),
    ],
  }),
  table(
    'user-roles.csv',
    { are: 'removed-within', owner: ['user_id'] },
    {
      table: 'user_role',
      about: 'What a person may do for which ship-to.',
      key: ['user_id', 'company_id', 'ship_to_id', 'role', 'customer_type'],
      references: [SHIP_TO],
      columns: [
        required(named('user_id', 'portal_user.id')),
        company(),
        shipTo(),
        required(column('role', oneOf(...ROLES))),
        customerType(),
        column('withheld', listOf(permission), { whenEmpty: [], about: 'permissions taken away from the role' }),
        column('only_permissions', listOf(permission), {
          whenEmpty: [],
          about: 'exactly these instead of those of the role',
        }),
      ],
    },
  ),
]

export const CUSTOMER_TABLES: readonly Table[] = [...DELIVERY_TABLES, ...COMPANY_TABLES, ...PEOPLE_TABLES]
