import { calendarDate } from '@fust/domain/calendar'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ErpFault } from '#integrations/erp/index.ts'
import { buildErpOrderWith, enterUnmarked } from '#integrations/erp/sap/played-erp.builders.ts'
import { startPlayedWorld, type PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { createWorker } from '#features/outbox/index.ts'
import { buildLog } from '#features/outbox/outbox.builders.ts'
import { createPortal, createPortalStore } from '#features/portal/index.ts'
import { lostOrdersCommand } from './lost-orders.cli.ts'
import { createLostOrders } from './lost-orders.service.ts'
import { openOrderWorld, type OrderWorld } from './submit-order.builders.ts'
import { createSubmitOrder } from './submit-order.service.ts'

let played: PlayedWorld
let world: OrderWorld
beforeAll(async () => {
  played = await startPlayedWorld({ now: '2026-11-23T09:00:00Z' })
  world = await openOrderWorld(played)
})
afterAll(async () => {
  await world.close()
  await played.stop()
})

async function run(args: string[] = [], erp: Pick<typeof world.erp, 'ordersSince'> = world.erp) {
  const portal = createPortal({ store: createPortalStore(world.db), clock: world.clock })
  const lines: string[] = []
  const lostOrders = createLostOrders({ db: world.db, erp, portal })
  const code = await lostOrdersCommand(args, { lostOrders, print: (line) => lines.push(line) })
  return { code, lines }
}

/** Enters an order that the portal does not have; answers its SAP id. */
async function enter(wish: Parameters<typeof buildErpOrderWith>[0]): Promise<string> {
  const entered = await world.erp.submitOrder(buildErpOrderWith(wish))
  if (!entered.ok) throw new Error(JSON.stringify(entered.refusal))
  return entered.value.sapId
}

test('an ERP that has only what is here has lost nothing, with references and from before there were any', async () => {
  await world.place(1)
  await createWorker({ ...world, log: buildLog(), handlers: { 'erp.submit-order': createSubmitOrder(world) } }).drain()
  const before = await world.place(2)
  await enterUnmarked(played.url, buildErpOrderWith({ orderNumber: before }))
  const [held] = await world.erpOrders(before)
  await world.pool.query('update sales_order set sap_id = $1 where number = $2', [held?.number, before])
  expect(await run()).toEqual({ code: 0, lines: ['Every order of ours that the ERP has since 2026-11-16 is here.'] })
})

test('what is not here is listed with what a person needs, until it is rejected in the ERP', async () => {
  const order = buildErpOrderWith({ orderNumber: 'L-1', requestedDeliveryDate: calendarDate('2026-11-25') })
  const sapId = await enter(order)
  const { code, lines } = await run()
  expect(code).toBe(1)
  expect(lines.slice(0, 3)).toEqual([
    `SAP ${sapId}  order L-1  customer 1000001  ship-to 2000001  entered 2026-11-23  for 2026-11-25  EUR 149.90 net`,
    '',
    'Orders of ours in the ERP since 2026-11-16 that are not here: 1. This database came back without them.',
  ])
  await world.erp.cancelOrder({ sapId, reference: order.reference })
  expect((await run()).code).toBe(0)
})

test('an order with the number of one that is here is listed all the same, and one without a reference too', async () => {
  const number = await world.place(3)
  const entered = [await enter({ orderNumber: number })]
  await enterUnmarked(played.url, buildErpOrderWith({ orderNumber: 'L-2' }))
  entered.push((await world.erpOrders('L-2'))[0]?.number ?? '')
  const { lines } = await run()
  expect(lines.slice(0, 2).map((line) => line.split('  ')[0])).toEqual(entered.map((sapId) => `SAP ${sapId}`))
})

test('every page is read, and of the days that are asked for', async () => {
  const before = (await run()).lines.filter((line) => line.startsWith('SAP')).length
  for (let count = 0; count < 120; count += 1) await enter({ orderNumber: `P-${count}` })
  expect((await run()).lines.filter((line) => line.startsWith('SAP'))).toHaveLength(before + 120)
  expect((await run(['--since', '2026-11-23'])).code).toBe(1)
  expect((await run(['--since', '2026-11-24'])).code).toBe(0)
})

test.each([[['--since', 'yesterday']], [['--until', '2026-11-20']], [['2026-11-20']]])(
  '%j is no call',
  async (args) => {
    expect(await run(args)).toEqual({ code: 2, lines: ['Usage: fust lost-orders [--since 2026-11-20]'] })
  },
)

test('an ERP that cannot be asked is told so', async () => {
  const away = {
    async *ordersSince() {
      yield []
      throw new ErpFault('unreachable', 'The ERP did not answer')
    },
  }
  expect(await run([], away)).toEqual({ code: 2, lines: ['The ERP could not be asked: The ERP did not answer'] })
})
