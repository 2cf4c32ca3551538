import { describe, expect, test } from 'vitest'
import { cents, column, isYes, rows, rowWhere, sumOf } from './folder.ts'
import type { Entry } from './folder.ts'

const orders = rows('orders')
const beerOrders = orders.filter((row) => row['kind'] === 'beer')
const byOrder = (table: string) => Map.groupBy(rows(table), (row) => row['order_number'] ?? '')
const linesOf = byOrder('order-lines')
const eventsOf = byOrder('order-events')

const ordersWhere = (isWrong: (order: Entry, number: string) => boolean) =>
  orders.filter((order) => isWrong(order, order['number'] ?? '')).map((order) => order['number'])

const pairs = (table: string, name: string) => new Set(rows(table).map((row) => `${row['ship_to_id']} ${row[name]}`))

describe('the order history', () => {
  test('spans 18 months and stays small', () => {
    const days = column('orders', 'placed_at').toSorted()
    expect(days.at(0)).toMatch(/^2025-05/)
    expect(days.at(-1)).toMatch(/^2026-11-20/)
    expect(orders.length).toBeGreaterThan(1000)
    expect(orders.length).toBeLessThan(3500)
  })

  test.each([
    ['goods', 'row_total'],
    ['discount', 'discount'],
    ['packaging_tax', 'packaging_tax'],
    ['sorting_charge', 'sorting_charge'],
    ['vat', 'vat'],
    ['deposit', 'deposit'],
  ])('has as %s the sum of its lines, to the cent', (total, ofLine) => {
    const wrong = ordersWhere((order, number) => {
      const lines = linesOf.get(number) ?? []
      return lines.length === 0 || cents(order[total]) !== sumOf(lines.map((line) => cents(line[ofLine])))
    })
    expect(wrong).toEqual([])
  })

  test('totals goods less discounts plus deposits and taxes, then VAT', () => {
    const wrong = ordersWhere((order) => {
      const [goods, discount] = [cents(order['goods']), cents(order['discount'])]
      const added = cents(order['deposit']) + cents(order['packaging_tax']) + cents(order['sorting_charge'])
      const exVat = goods - discount + added
      return cents(order['grand_total_ex_vat']) !== exVat || cents(order['grand_total']) !== exVat + cents(order['vat'])
    })
    expect(wrong).toEqual([])
  })

  test('charges a line its unit price times its cases or liters, and VAT after discounts and charges', () => {
    const wrong = rows('order-lines').filter((line) => {
      const goods = cents(line['row_total'])
      const taxed = goods - cents(line['discount']) + cents(line['packaging_tax']) + cents(line['sorting_charge'])
      const vat = Math.floor((taxed * Number(line['vat_rate_percent']) + 50) / 100)
      return (
        goods !== cents(line['unit_price']) * (Number(line['cases_total']) + Number(line['liters'])) ||
        cents(line['vat']) !== vat
      )
    })
    expect(wrong).toEqual([])
  })

  test.each([
    ['flatrate_flatrate', 24, 26, 24_000],
    ['freeshipping_freeshipping', 1, 13, 12_000],
  ])('loads %s with %i to %i pallets and at most %i kg', (method, least, most, mostKg) => {
    const wrong = beerOrders.filter((order) => {
      const places = Number(order['pallet_places'])
      const isRight = places >= least && places <= most && Number(order['total_weight_kg']) <= mostKg
      return order['method'] === method && !isRight
    })
    expect(wrong).toEqual([])
  })

  test('delivers on days of the calendar, by a transport and for a payment that the ship-to has', () => {
    const methods = pairs('ship-to-methods', 'method')
    const payments = pairs('ship-to-payment-methods', 'code')
    const wrong = beerOrders.filter((order) => {
      const shipTo = rowWhere('ship-tos', 'id', order['ship_to_id'])
      const calendar = rowWhere('calendars', 'code', shipTo?.['calendar_code'])
      const days = calendar?.[isYes(order['is_half_truck']) ? 'half_truck_weekdays' : 'weekdays'] ?? ''
      const weekday = new Date(`${order['delivery_date']}T12:00:00Z`).getUTCDay()
      const has = `${order['ship_to_id']} ${order['method']}`
      const pays = `${order['ship_to_id']} ${order['payment_method']}`
      return !days.split('|').includes(String(weekday)) || !methods.has(has) || !payments.has(pays)
    })
    expect(wrong).toEqual([])
  })

  test('tells what happened in order of time, ending with the status', () => {
    const wrong = ordersWhere((order, number) => {
      const events = eventsOf.get(number) ?? []
      const moments = events.map((event) => event['happened_at'] ?? '')
      const isSorted = moments.every((moment, index) => index === 0 || moment >= (moments[index - 1] ?? ''))
      return !isSorted || moments[0] !== order['placed_at'] || events.at(-1)?.['status'] !== order['status']
    })
    expect(wrong).toEqual([])
  })

  test('has numbers that grow with time', () => {
    const known = new Set(['26-11790', '26-11824', '26-11307', '26-11540'])
    const counted = orders.map((order) => order['number'] ?? '').filter((number) => !known.has(number))
    expect(counted).toEqual(counted.toSorted())
    expect(new Set(column('orders', 'number')).size).toBe(orders.length)
  })

  test('has invoices that are paid, paid in part, open and overdue, each due in the days of its payer', () => {
    const invoices = rows('order-invoices')
    const onTheLastDay = (row: Entry) => (row['due_on'] ?? '') < '2026-11-20'
    const paid = invoices.filter((row) => row['paid'] === row['total'])
    const unpaid = invoices.filter((row) => row['paid'] !== row['total'])
    expect(invoices.filter((row) => Number(row['paid']) > Number(row['total']))).toEqual([])
    expect(paid.length).toBeGreaterThan(unpaid.length)
    expect(unpaid.filter((row) => Number(row['paid']) > 0)).not.toEqual([])
    expect(unpaid.filter(onTheLastDay)).not.toEqual([])
    expect(unpaid.filter((row) => !onTheLastDay(row))).not.toEqual([])
    const wrong = invoices.filter((row) => {
      const order = rowWhere('orders', 'number', row['order_number'])
      const payer = rows('payers').find(
        ({ company_id: company, id }) => company === order?.['company_id'] && id === order?.['payer_id'],
      )
      const days = (Date.parse(row['due_on'] ?? '') - Date.parse(row['invoiced_on'] ?? '')) / 86_400_000
      return days !== Number(payer?.['payment_term_days'])
    })
    expect(wrong).toEqual([])
  })

  test('invoices exactly what was delivered, for what it cost', () => {
    const invoiced = rows('order-invoices').map((row) => [row['order_number'], row['total']])
    const delivered = orders.filter((row) => row['status'] === 'Delivered')
    expect(invoiced).toEqual(delivered.map((order) => [order['number'], order['grand_total']]))
  })

  test('ends with orders that are still on their way', () => {
    const latest = new Set(orders.slice(-30).map((row) => row['status']))
    const open = ['Order created', 'Order in preparation', 'Sent', 'On the way']
    expect(open.filter((status) => !latest.has(status))).toEqual([])
    expect(orders.slice(0, -60).filter((row) => !['Delivered', 'Canceled'].includes(row['status'] ?? ''))).toEqual([])
  })

  test('drinks bock in autumn and radler in summer', () => {
    const monthOf = new Map(orders.map((row) => [row['number'], Number(row['delivery_date']?.slice(5, 7))]))
    const cases = (skus: RegExp, months: number[]) =>
      sumOf(
        rows('order-lines')
          .filter((row) => skus.test(row['sku'] ?? '') && months.includes(monthOf.get(row['order_number']) ?? 0))
          .map((row) => Number(row['cases_total'])),
      )
    const [bock, radler] = [/^H[BX]-/, /^K[LRG]-/]
    expect(cases(bock, [1, 2, 3, 4, 5, 6, 7, 8])).toBe(0)
    expect(cases(bock, [9, 10, 11, 12])).toBeGreaterThan(5000)
    expect(cases(radler, [5, 6, 7, 8])).toBeGreaterThan(8 * cases(radler, [1, 2, 11, 12]))
  })

  test('leaves of a budget what the POSM orders of its year did not take', () => {
    const wrong = rows('budgets').filter((budget) => {
      const spent = orders.filter(
        (order) =>
          order['kind'] === 'posm' &&
          order['status'] !== 'Canceled' &&
          order['ship_to_id'] === budget['ship_to_id'] &&
          order['placed_at']?.slice(0, 4) === budget['year'],
      )
      const left = cents(budget['granted']) - sumOf(spent.map((order) => cents(order['grand_total_ex_vat'])))
      return cents(budget['left']) !== left || left < 0
    })
    expect(wrong).toEqual([])
  })
})
