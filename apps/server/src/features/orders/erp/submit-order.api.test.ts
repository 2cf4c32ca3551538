import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSapErp } from '#integrations/erp/sap/sap-sales-order.ts'
import { buildSapSettings } from '#integrations/erp/sap/played-erp.builders.ts'
import { startPlayedWorld, type PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { createSmtpMailer } from '#integrations/mail/index.ts'
import { createWorker } from '#features/outbox/index.ts'
import { buildClock, buildLog, waitingMessages } from '#features/outbox/outbox.builders.ts'
import { createPortal, createPortalStore } from '#features/portal/index.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { place, readyCart } from '../../../test/cart-calls.builders.ts'
import { BUYER, openBrewery, type OpenBrewery, readPath } from '../../../test/open-brewery.ts'
import { createOrderConfirmation } from '../letters/order-letter.service.ts'
import { createOrderProgress } from './order-progress.service.ts'
import { createSubmitOrder } from './submit-order.service.ts'
import { ordersFeature } from '../orders.feature.ts'

const MINUTE_MS = 60_000

let played: PlayedWorld
let brewery: OpenBrewery

beforeAll(async () => {
  played = await startPlayedWorld({ now: '2026-11-24T09:00:00Z' })
  brewery = await openBrewery({ features: [cartFeature, ordersFeature] })
})
afterAll(async () => {
  await brewery.close()
  await played.stop()
})

test('[ORD-01] [ORD-31] an order placed through the door reaches the ERP and its buyer, and comes back delivered', async () => {
  const placed = await place(brewery, await readyCart(brewery))
  expect(placed).toMatchObject({
    status: 200,
    data: { placeOrder: { order_number: expect.stringMatching(/^26-\d+$/), errors: [] } },
  })
  const number = String(readPath(placed.data, 'placeOrder', 'order_number'))
  const { db } = brewery
  const [clock, log] = [buildClock(), buildLog()]
  const erp = createSapErp(buildSapSettings(played.url))
  const smtp = new URL(played.smtpUrl)
  const mailer = createSmtpMailer({
    host: smtp.hostname,
    port: Number(smtp.port),
    from: { name: 'Veenhof', address: 'bestellen@veenhof.example' },
  })
  const portal = createPortal({ store: createPortalStore(db), clock })
  await createWorker({
    db,
    log,
    handlers: {
      'erp.submit-order': createSubmitOrder({ db, clock, erp }),
      'mail.order-confirmation': createOrderConfirmation({ db, mailer, portal, publicUrl: 'https://veenhof.example' }),
    },
  }).drain()
  mailer.close()
  expect(await waitingMessages(db)).toEqual([])

  for (let station = 0; station < 5; station += 1) await played.tell('erp/advance', { orderNumber: number })
  clock.advance(MINUTE_MS)
  const timeZone = async () => 'Europe/Amsterdam'
  await createOrderProgress({ db, clock, erp, log, timeZone }).syncOrderProgress()

  const shown = await brewery.ask(
    `{ customer { orders { items { number status grandTotal: total { grand_total { value } } shipments { number tracking { carrier number } }
       additional_data { delivery_date transport_type } invoices { number } items { quantity_ordered quantity_shipped } } } } }`,
  )
  const order = readPath(shown.data, 'customer', 'orders', 'items', 0)
  expect(order).toMatchObject({
    number,
    status: 'Completed',
    shipments: [
      { number: expect.any(String), tracking: [{ carrier: 'PostNL', number: expect.stringMatching(/^3SFUST/) }] },
    ],
    additional_data: { delivery_date: '2026-11-24', transport_type: 'flatrate_flatrate' },
    invoices: [{ number: expect.any(String) }],
    items: [{ quantity_ordered: 960, quantity_shipped: 960 }],
  })
  const total = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })
    .format(Number(readPath(order, 'grandTotal', 'grand_total', 'value')))
    .replaceAll('\u00a0', ' ')
  const mails = await played.holdings('mail', { to: BUYER })
  expect(readPath(mails, 'messages', 0, 'text')).toContain(`Totaal: ${total}`)
})
