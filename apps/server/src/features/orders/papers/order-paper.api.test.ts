import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { place, readyCart } from '../../../test/cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../../test/open-brewery.ts'
import { textOfPdf } from '../../../test/read-pdf.ts'
import { ordersFeature } from '../orders.feature.ts'

let brewery: OpenBrewery
let number: string
beforeAll(async () => {
  brewery = await openBrewery({ features: [cartFeature, ordersFeature] })
  const placed = await place(brewery, await readyCart(brewery))
  number = String(readPath(placed.data, 'placeOrder', 'order_number'))
})
afterAll(() => brewery.close())

async function confirmation(of: string, { language = 'en', as = 'buyer@tenbrink.example' } = {}) {
  const authorization = `Bearer ${await brewery.tokenOf(as)}`
  const url = `/nl/prod/api/v1/portal/orders/${of}/confirmation?language=${language}`
  return brewery.app.inject({ method: 'GET', url, headers: { authorization } })
}

/** What stands on it, with single spaces. */
const wordsOf = (answer: Awaited<ReturnType<typeof confirmation>>) =>
  textOfPdf(answer.rawPayload).replaceAll(/\s+/g, ' ')

describe('the confirmation of an order', () => {
  test('[ORD-08] is a document to keep, which no page shows as its own', async () => {
    const answer = await confirmation(number)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('attachment; filename="Order'),
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })

  test('[ORD-08] says what was charged, to the cent', async () => {
    const { rows } = await brewery.pool.query<{ cents: number[] }>(
      `select array[goods_cents, deposit_cents, grand_total_ex_vat_cents, vat_cents, grand_total_cents]::int[] as cents
       from sales_order where number = $1`,
      [number],
    )
    const words = wordsOf(await confirmation(number))
    for (const cents of rows[0]?.cents ?? []) expect(words).toContain(`€ ${dutch(cents / 100)}`)
    expect(words).toContain(number)
    expect(words).toContain('PILS- CRATE')
  })

  test.each([
    ['nl', 'Bestelnummer', 'Totaal'],
    ['en', 'Order number', 'Total'],
    // The market does not speak it.
    ['de', 'Bestelnummer', 'Totaal'],
  ])('speaks the language of the call: %s', async (language, ...expected) => {
    const words = wordsOf(await confirmation(number, { language }))
    for (const word of expected) expect(words).toContain(word)
  })

  test('of an order that was cancelled says that it will not come', async () => {
    const placed = await place(brewery, await readyCart(brewery, { date: '2026-11-25' }))
    const other = String(readPath(placed.data, 'placeOrder', 'order_number'))
    await brewery.pool.query("update sales_order set status = 'Canceled' where number = $1", [other])
    expect(wordsOf(await confirmation(other))).toMatch(/cancel/i)
  })

  test('of somebody else is answered as that of none, and not at all to who may see no orders', async () => {
    const foreign = await confirmation(number, { as: 'buyer@turf.example' })
    const unknown = await confirmation('26-99999')
    for (const answer of [foreign, unknown]) expect(answer.statusCode).toBe(404)
    expect({ ...foreign.json<object>(), requestId: '' }).toEqual({ ...unknown.json<object>(), requestId: '' })
    expect((await confirmation(number, { as: 'basic@tenbrink.example' })).statusCode).toBe(403)
  })
})

const dutch = (amount: number): string =>
  new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount)
