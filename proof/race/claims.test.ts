import { afterAll, beforeAll, test } from 'vitest'
import { uidOf } from '../../packages/contract/src/wire/uid.ts'
import { insertRows } from '../../apps/server/src/test/brewery.builders.ts'
import { openHouse, PATIENT, type House } from '../support/open-house.ts'
import { prove, ROUNDS } from '../support/prove.ts'

const CUSTOMERS = 8
const ORDERED = 6
const EACH = 4
const TICKETS = '/nl/prod/api/v1/portal/tickets'

let house: House
beforeAll(async () => {
  house = await openHouse({ servers: 2, buyers: CUSTOMERS, settings: PATIENT })
  const { pool } = house
  await pool.query(`update user_role set role = 'Owner', customer_type = 'Ontrade' where user_id like 'B%'`)
  await pool.query(`update brewery_setting set value = $1 where name = 'portal'`, [
    JSON.stringify({ sections: ['Catalogue Beer', 'My Orders', 'Support'] }),
  ])
})
afterAll(() => house.close())

/** A delivered order of six crates; answers its line as the wire names it. */
async function deliver(round: number): Promise<{ orderNumber: string; lineId: string }> {
  const [id, orderNumber] = [10_000 + round, `CLAIM-${round}`]
  await insertRows(house.pool, 'sales_order', [
    {
      company_id: 'C1',
      id,
      number: orderNumber,
      ship_to_id: 'S1',
      payer_id: 'P-C1',
      kind: 'beer',
      sap_order_type: 'YSOR',
      status: 'Delivered',
      method: 'flatrate_flatrate',
      payment_method: 'onaccount',
      delivery_date: '2026-11-20',
      goods_cents: 100,
      vat_cents: 21,
      deposit_cents: 0,
      grand_total_ex_vat_cents: 100,
      grand_total_cents: 121,
      placed_at: '2026-11-18T09:00:00Z',
      status_changed_at: '2026-11-20T09:00:00Z',
    },
  ])
  await house.pool.query(
    `insert into order_line (company_id, order_id, line_number, sku, product_name, subtitle, tag, brand_code, packages,
       cases_total, unit_price_cents, row_total_cents, vat_rate_bp, vat_cents)
     select 'C1', $1, 10, p.sku, p.name, p.subtitle, p.tag, p.brand_code, $2, $2, 100, 100, 2100, 21
     from product p where p.sku = 'PILS-CRATE'`,
    [id, ORDERED],
  )
  return { orderNumber, lineId: uidOf(`${id}/10`) }
}

test('[SUP-01] of what several claim at once no more than was ordered is claimed', () =>
  prove('claims on one line, at once', ROUNDS, async (round) => {
    const { orderNumber, lineId } = await deliver(round)
    const statuses = await Promise.all(
      house.buyers.map(async ({ token }, index) => {
        const url = house.servers[index % house.servers.length]?.url ?? ''
        const answer = await fetch(`${url}${TICKETS}/CreateTicket`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({
            subject: 'Kratten kapot',
            description: 'Zie de foto.',
            orderNumber,
            lines: [{ lineId, fault: 'damaged', quantity: EACH }],
          }),
        })
        await answer.text()
        return answer.status
      }),
    )
    const taken = statuses.filter((status) => status === 200).length
    const refused = statuses.filter((status) => status === 422).length
    return taken === 1 && refused === CUSTOMERS - 1 ? [] : [`claimed ${taken} times: ${statuses.join(', ')}`]
  }))
