import {
  DELIVERY_METHODS,
  methodOfOrderType,
  NOTE_MAXIMUM_CHARACTERS,
  ORDER_KINDS,
  TITLE_MAXIMUM_CHARACTERS,
} from '@fust/domain/order'
import { codePointsOf } from '@fust/domain/text'
import { column, table, type Table } from './table.ts'
import { company, no, required, SHIP_TO, shipTo, texts } from './columns.ts'
import { amount, amountOrCredit, kilograms, largeKilograms, percent, whole } from './number-kinds.ts'
import { day, instant, json, listOf } from './other-kinds.ts'
import {
  code,
  email,
  NEW_REFERENCE,
  oneOf,
  prose,
  reference,
  shaped,
  sku,
  tag,
  text,
  timeOfDay,
  within,
} from './text-kinds.ts'

const zero = { whenEmpty: 0 }
const orderNumber = () => required(column('order_number', code, { refersTo: 'sales_order.number', isExtra: true }))
const quantities = () =>
  ['packages', 'layers', 'pallets', 'liters', 'tank_type_1', 'tank_type_2', 'tank_type_3', 'tank_type_4'].map(
    (header) => column(header, whole(0), zero),
  )

// Orders are history: a language that was missing when they were placed stays missing.
const pastText = (header: string) => ({ ...texts(header, 'in one language or more'), inAnyLanguage: true })

const orders = table('orders.csv', 'kept', {
  table: 'sales_order',
  about: 'Orders placed so far. Amounts are those that were charged; nothing is computed again.',
  key: ['number'],
  unique: ['reference'],
  fixed: ['company_id', 'reference'],
  references: [SHIP_TO, { columns: ['company_id', 'payer_id'], table: 'payer', keys: ['company_id', 'id'] }],
  rowChecks: [
    {
      header: 'grand_total',
      reason: 'is not grand_total_ex_vat plus vat',
      isWrong: (row) =>
        Number(row['grand_total_cents'] ?? 0) !==
        Number(row['grand_total_ex_vat_cents'] ?? 0) + Number(row['vat_cents'] ?? 0),
    },
    {
      header: 'method',
      reason: 'is empty, and `sap_order_type` says no transport: give it',
      isWrong: (row) => row['method'] === null,
    },
  ],
  columns: [
    company(),
    required(column('number', code)),
    column('reference', reference, {
      whenEmpty: NEW_REFERENCE,
      keepsWhenEmpty: true,
      about: 'names the order in the ERP; empty: a new order gets a new one',
    }),
    column('former_numbers', listOf(code), { whenEmpty: [], about: 'numbers that it had before' }),
    column('user_id', code, { about: 'who ordered' }),
    shipTo(),
    required(column('payer_id', code)),
    required(column('kind', oneOf(...ORDER_KINDS))),
    required(column('sap_order_type', code)),
    no('is_half_truck'),
    column('sap_id', code),
    required(column('status', text)),
    column('processing_status', text, { whenEmpty: 'Not Yet Processed' }),
    column('delivery_status', text, { whenEmpty: 'AWAITING SHIPMENT' }),
    column('method', oneOf(...DELIVERY_METHODS), {
      ofRow: ({ sap_order_type: type, is_half_truck: mark }) =>
        typeof type === 'string' ? methodOfOrderType(type, mark === true) : null,
      about: 'empty: read off `sap_order_type` and `is_half_truck`',
    }),
    required(column('payment_method', code)),
    required(column('delivery_date', day)),
    column('hours_from', timeOfDay),
    column('hours_to', timeOfDay),
    no('after_six'),
    no('on_pallet'),
    column('customer_order_number', within(codePointsOf(TITLE_MAXIMUM_CHARACTERS), prose)),
    column('note_for_driver', within(codePointsOf(NOTE_MAXIMUM_CHARACTERS), prose)),
    column('custom_email', email),
    column('coupon_code', code),
    column('currency', shaped('a currency such as `EUR`', /^[A-Z]{3}$/), { ofMarket: (market) => market.currency }),
    required(column('goods', amount)),
    column('discount', amount, zero),
    column('packaging_tax', amount, zero),
    column('sorting_charge', amount, zero),
    required(column('vat', amountOrCredit)),
    required(column('deposit', amountOrCredit)),
    required(column('grand_total_ex_vat', amountOrCredit)),
    required(column('grand_total', amountOrCredit)),
    column('price_details', json, { whenEmpty: {}, about: 'VAT per rate and discount rows' }),
    column('total_cases', whole(0), zero),
    column('total_layers', whole(0), zero),
    column('total_pallets', whole(0), zero),
    column('total_liters', whole(0), zero),
    column('total_weight_kg', largeKilograms, zero),
    column('pallet_places', whole(0), zero),
    required(column('placed_at', instant)),
    required(column('status_changed_at', instant)),
  ],
})

const lines = table('order-lines.csv', 'kept', {
  table: 'order_line',
  about: 'What was ordered, with names and prices as they stood.',
  key: ['order_number', 'line_number'],
  ofOrder: true,
  columns: [
    orderNumber(),
    required(column('line_number', whole(1))),
    required(column('sku', sku, { refersTo: 'product.sku' })),
    pastText('product_name'),
    pastText('subtitle'),
    required(column('tag', tag)),
    required(column('brand_code', code)),
    column('options', json, { whenEmpty: [] }),
    ...quantities(),
    required(column('cases_total', whole(0))),
    column('shipped_cases', whole(0), zero),
    required(column('unit_price', amountOrCredit)),
    required(column('row_total', amountOrCredit)),
    column('discount', amountOrCredit, zero),
    column('packaging_tax', amountOrCredit, zero),
    column('sorting_charge', amountOrCredit, zero),
    required(column('vat_rate_percent', percent)),
    required(column('vat', amountOrCredit)),
    column('deposit', amountOrCredit, zero),
    column('gross_weight_kg', { ...kilograms, sqlType: 'bigint' }, zero),
  ],
})

const events = table('order-events.csv', 'kept', {
  table: 'order_event',
  about: 'What happened to an order, in the order of the rows. The events of an order are replaced as a whole.',
  key: [],
  ofOrder: true,
  isList: true,
  columns: [
    orderNumber(),
    required(column('status', text)),
    required(column('happened_at', instant)),
    column('source', oneOf('portal', 'erp', 'import'), { whenEmpty: 'import' }),
  ],
})

const deliveries = table('order-deliveries.csv', 'kept', {
  table: 'order_delivery',
  about: 'Deliveries of an order.',
  key: ['order_number', 'number'],
  ofOrder: true,
  columns: [
    orderNumber(),
    required(column('number', code)),
    column('shipped_at', instant),
    column('carrier', text, { about: 'who brings it' }),
    column('tracking_number', text, { about: 'by which the carrier knows it' }),
  ],
})

const invoices = table('order-invoices.csv', 'kept', {
  table: 'order_invoice',
  about: 'Invoices of an order.',
  key: ['order_number', 'number'],
  ofOrder: true,
  columns: [
    orderNumber(),
    required(column('number', code)),
    required(column('invoiced_on', day)),
    required(column('total', amountOrCredit)),
    column('due_on', day, { about: 'the last day on which it is paid in time' }),
    column('paid', amountOrCredit, { about: 'what has been paid of it; empty where nobody knows' }),
  ],
})

const dayLoads = table('day-loads.csv', 'kept', {
  table: 'delivery_day_load',
  about: 'Pallet places already taken on a delivery day. An export writes it; a new brewery leaves it out.',
  key: ['calendar_code', 'day'],
  rowChecks: [
    {
      header: 'taken_places',
      reason: 'is more than capacity_places',
      isWrong: (row) => Number(row['taken_places'] ?? 0) > Number(row['capacity_places'] ?? Infinity),
    },
  ],
  columns: [
    required(column('calendar_code', code, { refersTo: 'delivery_calendar.code' })),
    required(column('day', day)),
    required(column('taken_places', whole(0))),
    required(column('capacity_places', whole(0))),
  ],
})

export const ORDER_TABLES: readonly Table[] = [orders, lines, events, deliveries, invoices, dayLoads]
