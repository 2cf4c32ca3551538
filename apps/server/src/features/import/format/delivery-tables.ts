import { CUSTOMER_TYPES } from '@fust/domain/access'
import { limits, method, named, no, position, required, texts } from './columns.ts'
import { amount, whole } from './number-kinds.ts'
import { day, listOf } from './other-kinds.ts'
import { endsAfterStart, LOADS } from './row-checks.ts'
import { column, table, type Table } from './table.ts'
import { code, oneOf, text, timeOfDay } from './text-kinds.ts'

const weekdays = listOf(whole(1, 7))
export const DELIVERY_TABLES: readonly Table[] = [
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
    rowChecks: LOADS,
    key: ['method', 'customer_type'],
    columns: [
      method(),
      column('customer_type', oneOf('*', ...CUSTOMER_TYPES), { whenEmpty: '*', about: '`*`: every other type' }),
      ...limits(),
      column('max_cash', amount),
    ],
  }),
]
