import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startPlayedWorld, type PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { createWorker } from '#features/outbox/index.ts'
import { buildLog, letTimePass, waitingMessages, type TestLog } from '#features/outbox/outbox.builders.ts'
import { createPortal, createPortalStore } from '#features/portal/index.ts'
import { insertRows } from '../../../test/brewery.builders.ts'
import { createOrderCancellation, createOrderConfirmation } from './order-letter.service.ts'
import { openOrderWorld, type OrderWorld } from '../erp/submit-order.builders.ts'

const HOUR_MS = 3_600_000

let played: PlayedWorld
let world: OrderWorld
let log: TestLog
let buyer: string

beforeAll(async () => {
  played = await startPlayedWorld()
})
beforeEach(async () => {
  world = await openOrderWorld(played)
  log = buildLog()
  // The played inbox is shared by all tests: this buyer is this test's own.
  buyer = `${world.numberOf(0).toLowerCase()}@tenbrink.example`
  await world.pool.query(`update portal_user set email = $1, locale = 'nl' where id = 'U1'`, [buyer])
  await insertRows(world.pool, 'brewery_setting', [
    { name: 'name', value: '"Veenhof"' },
    { name: 'contact', value: '{"phone": "053 555 01 20"}' },
  ])
})
afterEach(() => world.close())
afterAll(() => played.stop())

function worker() {
  const portal = createPortal({ store: createPortalStore(world.db), clock: world.clock })
  const publicUrl = 'https://bestellen.veenhof.example'
  const handlers = {
    'mail.order-confirmation': createOrderConfirmation({ ...world, portal, publicUrl }),
    'mail.order-cancellation': createOrderCancellation({ ...world, portal, publicUrl }),
  }
  return createWorker({ ...world, log, handlers })
}

const SPECIAL = {
  hours_from: '08:00',
  hours_to: '12:00',
  customer_order_number: 'Koningsdag',
  note_for_driver: 'Achterom <bellen>',
  packaging_tax_cents: 0,
  price_details: JSON.stringify({
    fixedDiscountCents: 5_000,
    promotionalDiscountCents: 0,
    couponDiscountCents: 0,
    packagingDiscounts: [{ discount: 'full-truck', basisPoints: 75, cents: 3_500 }],
    cashDiscountCents: 0,
    vatByRate: [{ basisPoints: 2_100, baseCents: 170_000, vatCents: 35_700 }],
  }),
}

describe('the confirmation of an order', () => {
  test('says to the cent what was ordered and charged, in the words of its reader', async () => {
    const number = await world.place(1, SPECIAL)
    await worker().drain()
    const [mail] = await world.mails(buyer)
    expect(mail?.subject).toBe(`Bestelling ${number} voor Depot Boekelo`)
    expect(mail?.text.trimEnd().split('\n')).toEqual([
      'Beste Jan,',
      '',
      'Veenhof heeft uw bestelling ontvangen. Dit hebt u besteld.',
      '',
      `Bestelnummer: ${number}`,
      'Uw ordertitel: Koningsdag',
      'Afleveradres: Depot Boekelo, Windmolenweg 14, 7548 BM Boekelo',
      'Leverdag: dinsdag 24 november 2026, tussen 08:00 en 12:00 uur',
      'Transport: Volle vrachtwagen',
      'Opmerking voor de chauffeur: Achterom <bellen>',
      '',
      'Veenhof Pils (PILS-CRATE): 2 pallets, 20 stuks, € 1.785,00',
      '',
      'Goederen: € 1.785,00',
      'Vaste korting: −€ 50,00',
      'Korting volle vrachtwagen: −€ 35,00',
      'Statiegeld: € 390,00',
      'Totaal excl. btw: € 2.090,00',
      'Btw 21%: € 357,00',
      'Totaal: € 2.447,00',
      '',
      'Uw bestellingen bekijken: https://bestellen.veenhof.example/orders/history',
      '',
      'Vragen over deze bestelling? 053 555 01 20',
    ])
  })

  test('[GQL-50] says where POS materials go that do not all go to the ship-to', async () => {
    const place = { company: null, postcode: '7511 GA', country: 'NL', telephone: null, note: null, shipToId: null }
    const to = (firstName: string, pieces: number) => ({
      ...place,
      firstName,
      lastName: 'Tap',
      street: ['Oude Markt', '12'],
      city: 'Enschede',
      goods: [{ lineNumber: 10, sku: 'GLASS-25', pieces }],
    })
    const posm = { kind: 'posm', lines: [{ sku: 'GLASS-25', packages: 5, cases_total: 5 }] }
    await world.place(1, { ...posm, addresses: JSON.stringify([to('Ank', 5)]) })
    await world.place(2, { ...posm, addresses: JSON.stringify([to('Ank', 3), to('Bert', 2)]) })
    const point = { ...to('Ank', 5), servicePoint: { carrier: 'PostNL', id: '181040' } }
    await world.place(3, { ...posm, addresses: JSON.stringify([point]) })
    await worker().drain()
    const told = (await world.mails(buyer)).flatMap(({ text }) =>
      text.split('\n').filter((line) => line.includes('Tap')),
    )
    expect(told.toSorted()).toEqual([
      'Af te halen bij een PostNL-punt: Ank Tap, Oude Markt 12, 7511 GA Enschede, NL',
      'Afleveradres: Ank Tap, Oude Markt 12, 7511 GA Enschede, NL',
      'Afleveradres: Ank Tap, Oude Markt 12, 7511 GA Enschede, NL: 3 × GLASS-25',
      'Afleveradres: Bert Tap, Oude Markt 12, 7511 GA Enschede, NL: 2 × GLASS-25',
    ])
  })

  test('says the same as HTML, with everything escaped', async () => {
    await world.place(1, {
      ...SPECIAL,
      lines: [
        {
          sku: 'PILS-TANK',
          liters: 1_000,
          product_name: JSON.stringify({ nl: `<script>alert("1")</script> & 'Pils'` }),
        },
      ],
    })
    await worker().drain()
    const [mail] = await world.mails(buyer)
    expect(mail?.html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;Pils&#39;')
    expect(mail?.html).toContain('Achterom &lt;bellen&gt;')
    expect(mail?.html).not.toContain('<script')
    expect(mail?.html).toContain('<html lang="nl">')
    for (const figure of ['1.000 liter', 'dinsdag 24 november 2026', '−€ 50,00', '€ 390,00', '€ 357,00', '€ 2.447,00'])
      expect(mail?.html).toContain(figure)
  })

  test('is written in English for who reads English, with figures as on the invoice', async () => {
    await world.pool.query(`update portal_user set locale = 'en' where id = 'U1'`)
    const number = await world.place(1, SPECIAL)
    await worker().drain()
    const [mail] = await world.mails(buyer)
    expect(mail?.subject).toBe(`Order ${number} for Depot Boekelo`)
    for (const line of [
      'Delivery day: Tuesday 24 November 2026, between 08:00 and 12:00',
      'Veenhof Pilsner (PILS-CRATE): 2 pallets, 20 packages, € 1.785,00',
      'VAT 21%: € 357,00',
    ])
      expect(mail?.text).toContain(line)
  })

  test('names one discount where the order does not tell them apart', async () => {
    await world.place(1)
    await worker().drain()
    const [mail] = await world.mails(buyer)
    expect(mail?.text).toContain('Korting: −€ 85,00')
    expect(mail?.text).toContain('Btw: € 357,00')
  })

  test('[ORD-11] goes to the address that the order names', async () => {
    const named = `magazijn-${buyer}`
    await world.place(1, { custom_email: named })
    await worker().drain()
    expect(await world.mails(named)).toHaveLength(1)
    expect(await world.mails(buyer)).toEqual([])
  })

  test('keeps its subject in one line, whatever a name holds', async () => {
    await world.pool.query(`update ship_to set name = E'Depot\\r\\nBcc: all@example.com' where id = 'S1'`)
    const number = await world.place(1)
    await worker().drain()
    expect((await world.mails(buyer))[0]?.subject).toBe(`Bestelling ${number} voor Depot Bcc: all@example.com`)
  })

  test('is not written for an order without a person', async () => {
    await world.place(1, { user_id: null })
    await worker().drain()
    expect(await waitingMessages(world.db)).toMatchObject([{ key: expect.stringContaining('erp.') }])
  })
})

test('[ORD-29] the mail about a cancelled order says which one will not come, in the words of its reader', async () => {
  const number = await world.place(1, SPECIAL)
  const { rows } = await world.pool.query('select id from sales_order where number = $1', [number])
  await insertRows(world.pool, 'outbox', [
    {
      key: await world.keyOf('mail.order-cancellation', number),
      topic: 'mail.order-cancellation',
      company_id: 'C1',
      ship_to_id: 'S1',
      payload: JSON.stringify({ orderId: rows[0]?.id, number }),
    },
  ])
  await worker().drain()
  const mails = await world.mails(buyer)
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    `Bestelling ${number} voor Depot Boekelo`,
    `Bestelling ${number} voor Depot Boekelo is geannuleerd`,
  ])
  const text = mails.find(({ subject }) => subject.endsWith('geannuleerd'))?.text
  expect(text).toContain('Veenhof heeft uw bestelling geannuleerd. Dit wordt niet geleverd en niet berekend.')
  expect(text).toContain('Leverdag: dinsdag 24 november 2026')
})

describe('the reader finds one mail', () => {
  test.each([
    ['the mail server was away', { mode: 'down', times: 1 }],
    ['its answer was lost', { mode: 'lose-answer', times: 1 }],
  ])('when %s', async (_title, behaviour) => {
    await world.place(1)
    await world.mailBehaves(behaviour)
    await worker().drain()
    await letTimePass(world.pool, HOUR_MS)
    await worker().drain()
    // The inbox knows a repeat by its Message-ID.
    expect(await world.mails(buyer)).toHaveLength(1)
    expect(await waitingMessages(world.db)).toHaveLength(1)
  })

  test('and an address that refuses it is told to a person and keeps nobody else back', async () => {
    await world.place(1, { custom_email: `full-${buyer}` })
    await world.place(2)
    await world.mailBehaves({ mode: 'refuse', times: 1, message: 'Mailbox is full' })
    await worker().drain()
    expect(log.errors).toEqual([expect.stringContaining('Mailbox is full')])
    expect(await world.mails(buyer)).toHaveLength(1)
  })
})
