import { afterAll, beforeAll, expect, test } from 'vitest'
import { send } from '../support/at-once.ts'
import { countStock, fillCarts } from '../support/carts.ts'
import { examine } from '../support/examine.ts'
import { openHouse, type House } from '../support/open-house.ts'
import { startOutsideWorld, startWorker, untilAllIsOut, type OutsideWorld } from '../support/outside-world.ts'
import { placeCall, placingOf } from '../support/placing.ts'
import { prove, ROUNDS } from '../support/prove.ts'
import { startErpRelay, type ErpRelay } from './erp-relay.ts'

let house: House
let relay: ErpRelay
let world: OutsideWorld
let worker: ReturnType<typeof startWorker>
beforeAll(async () => {
  house = await openHouse({ servers: 1, buyers: 1 })
  relay = await startErpRelay()
  world = await startOutsideWorld(house.database.url)
  relay.leadTo(world.erpUrl)
  worker = startWorker(house.database.url, { erpUrl: relay.url, smtpUrl: world.smtpUrl })
})
afterAll(async () => {
  worker.child.kill('SIGKILL')
  await worker.ended
  await world.stop()
  await relay.close()
  await house.close()
})

test.each(['before', 'during', 'after'] as const)(
  'an ERP killed %s accepting an order has it once when it is back',
  (moment) =>
    prove(`ERP killed ${moment} accepting`, Math.ceil(ROUNDS / 20), async () => {
      await countStock(house.pool, 'WIT-CRATE', 1_000)
      const [buyer] = house.buyers
      const [cart = ''] = await fillCarts(house.pool, [
        { buyerId: buyer?.id ?? '', deliveryDay: house.deliveryDay, lines: [{ sku: 'WIT-CRATE', packages: 1 }] },
      ])
      const killed = Promise.withResolvers<void>()
      relay.strikeAt(moment, () => killed.resolve(world.stop()))
      const placing = placingOf(await send(placeCall(house.servers[0]?.url ?? '', buyer?.token ?? '', cart)))
      await killed.promise
      const smtpPort = new URL(world.smtpUrl).port
      world = await startOutsideWorld(house.database.url, { SMTP_PORT: smtpPort })
      relay.leadTo(world.erpUrl)
      await untilAllIsOut(house.database)
      const { rows } = await house.pool.query<{ exported: number; mails: number; sap_id: string | null }>(
        `select sap_id,
           (select count(*)::int from simulators.sales_order s where s.order_number = o.number) as exported,
           (select count(*)::int from simulators.message m where m.subject like '%' || o.number || '%') as mails
         from sales_order o where cart_id = $1`,
        [cart],
      )
      expect(rows).toHaveLength(1)
      return [
        ...('order' in placing ? [] : [`not placed: ${JSON.stringify(placing)}`]),
        ...rows.flatMap(({ exported, mails, sap_id: sapId }) => [
          ...(exported === 1 ? [] : [`${exported} orders in the ERP`]),
          ...(mails === 1 ? [] : [`${mails} mails`]),
          ...(sapId === null ? ['the order does not know its SAP id'] : []),
        ]),
        ...(await examine(house.pool)),
      ]
    }),
)
