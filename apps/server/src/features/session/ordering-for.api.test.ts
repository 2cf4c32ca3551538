import { permissionsOf } from '@fust/domain/access'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newCart, place, readyCart } from '../../test/cart-calls.builders.ts'
import { BUYER, readPath } from '../../test/open-brewery.ts'
import { openResettableBrewery, type ResettableBrewery } from '../../test/resettable-brewery.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { usersFeature } from '#features/users/users.feature.ts'
import { ACCOUNT_MANAGER, addAccountManager } from './ordering-for.builders.ts'

const KEES = { as: ACCOUNT_MANAGER }
let brewery: ResettableBrewery
beforeAll(async () => {
  brewery = await openResettableBrewery({ features: [cartFeature, ordersFeature, usersFeature] })
  return () => brewery.close()
})
beforeEach(async () => {
  await brewery.reset()
  await addAccountManager(brewery.pool)
})

async function send(method: 'GET' | 'POST' | 'DELETE', url: string, as: string, payload?: object) {
  const headers = { authorization: `Bearer ${await brewery.tokenOf(as)}` }
  const answer = await brewery.app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.json<unknown>() }
}
const orderFor = (companyId: string, as = ACCOUNT_MANAGER) => send('POST', '/identity/ordering-for', as, { companyId })
const stop = () => send('DELETE', '/identity/ordering-for', ACCOUNT_MANAGER)
const customers = (search = '', as = ACCOUNT_MANAGER) =>
  send('GET', `/identity/customers?search=${encodeURIComponent(search)}`, as)

const numberOf = (answer: Awaited<ReturnType<typeof place>>) =>
  readPath(answer.data, 'placeOrder', 'order', 'order_number')
const categoryOf = (answer: Awaited<ReturnType<typeof place>>) => answer.errors[0]?.extensions.category

async function trail() {
  const { rows } = await brewery.pool.query<{ action: string; details: unknown }>(
    `select action, actor_id as "actorId", company_id as "companyId", details from audit_entry order by id`,
  )
  return rows
}

describe('the customers of an account manager', () => {
  test('[IDN-25] are found by name, number, ship-to and town, each with the ship-tos that are theirs', async () => {
    for (const search of ['', 'ten BRINK', 'C1', 's2', 'Depot goor', 'boekelo brink']) {
      expect((await customers(search)).body).toMatchObject({
        totalCount: 1,
        totalPages: 1,
        customers: [
          { companyId: 'C1', companyName: 'Ten Brink Dranken', shipTos: [{ shipToId: 'S1' }, { shipToId: 'S2' }] },
        ],
      })
    }
    for (const search of ['Turf', 'brink turf'])
      expect((await customers(search)).body).toEqual({ customers: [], totalCount: 0, totalPages: 0 })
  })

  test('[IDN-25] come in pages, and searches are not longer than a line', async () => {
    const page = await send('GET', '/identity/customers?currentPage=2&pageSize=1', ACCOUNT_MANAGER)
    expect(page.body).toEqual({ customers: [], totalCount: 1, totalPages: 1 })
    expect((await customers('x'.repeat(101))).status).toBe(422)
    expect((await send('GET', '/identity/customers?pageSize=101', ACCOUNT_MANAGER)).status).toBe(422)
  })

  test('[IDN-25] are nobody to somebody who is not of the brewery', async () => {
    expect((await customers('', BUYER)).body).toMatchObject({ totalCount: 0 })
  })
})

describe('ordering for a customer', () => {
  test('[IDN-25] begins for a customer of one’s own; a foreign one is answered as one that is not there', async () => {
    const [foreign, unknown, ofBuyer] = [await orderFor('C2'), await orderFor('C9'), await orderFor('C1', BUYER)]
    expect(foreign.status).toBe(404)
    expect({ ...Object(foreign.body), requestId: '' }).toEqual({ ...Object(unknown.body), requestId: '' })
    expect(ofBuyer.status).toBe(404)
    const begun = await orderFor('C1')
    expect(begun).toMatchObject({
      status: 200,
      body: {
        user: {
          UID: 'UAM',
          hasCustomers: true,
          orderingFor: { companyId: 'C1', companyName: 'Ten Brink Dranken' },
          permissionSchema: [{ shipToId: 'S1' }, { shipToId: 'S2' }],
        },
      },
    })
  })

  test('[IDN-25] gives what a buyer of the customer needs to order, and nothing of its people, documents and profile', async () => {
    const { body } = await orderFor('C1')
    const held = readPath(body, 'user', 'allAvailablePermission')
    expect(held).toContain('Catalogue Beer')
    expect(held).not.toContain('My Profile')
    expect(held).not.toContain('My Documents')
    expect(readPath(body, 'user', 'permissionSchema', 0, 'rpDetails', 0, 'customerType')).toBe('Distributor')
    const managed = await send('GET', '/alcdcservice/api/v1/portal/users/GetAllUsersInfo', ACCOUNT_MANAGER)
    expect(managed.status).toBe(403)
    const chosen = await send('POST', '/alcdcservice/api/v1/portal/users/SetDefaultShipTo?shiptoId=S1', ACCOUNT_MANAGER)
    expect(chosen.status).toBe(403)
  })

  test('[IDN-25] gives no more than the brewery gives the buyers of such a ship-to', async () => {
    const own = permissionsOf('SalesAssociate', 'Distributor').filter((permission) => permission !== 'Catalogue Beer')
    await brewery.pool.query(`insert into role_permission values ('SalesAssociate', 'Distributor', $1)`, [own])
    const held = readPath((await orderFor('C1')).body, 'user', 'allAvailablePermission')
    expect(held).toContain('Catalogue POS Materials')
    expect(held).not.toContain('Catalogue Beer')
  })

  test('[IDN-25] nobody of the brewery orders there as themselves', async () => {
    expect(categoryOf(await brewery.ask('mutation { createEmptyCart }', {}, KEES))).toBe('graphql-authorization')
  })

  test('[IDN-25] has a cart of its own, beside those of the customer’s people, that is there again next time', async () => {
    await orderFor('C1')
    const own = await newCart(brewery, KEES)
    expect(own).not.toBe(await newCart(brewery))
    expect(numberOf(await place(brewery, own))).toBeUndefined()
    await stop()
    await orderFor('C1')
    const again = await brewery.ask('{ customerCart { id } }', {}, KEES)
    expect(readPath(again.data, 'customerCart', 'id')).toBe(own)
  })

  test('[IDN-25] [ORD-01] is written on the order, told in the history of the customer, and in the trail', async () => {
    await orderFor('C1')
    const number = numberOf(await place(brewery, await readyCart(brewery, {}, KEES), KEES))
    expect(number).toBe('26-00001')
    const history = `{ customer { orders { items { number ordered_by { name for_customer } } } } }`
    for (const as of [BUYER, ACCOUNT_MANAGER]) {
      const seen = await brewery.ask(history, {}, { as })
      expect(readPath(seen.data, 'customer', 'orders', 'items', 0)).toEqual({
        number,
        ordered_by: { name: 'Kees de Vries', for_customer: 'Ten Brink Dranken' },
      })
    }
    const own = numberOf(await place(brewery, await readyCart(brewery)))
    const seen = await brewery.ask(history)
    expect(readPath(seen.data, 'customer', 'orders', 'items', 0)).toEqual({
      number: own,
      ordered_by: { name: 'Jan Brink', for_customer: null },
    })
    expect(await trail()).toMatchObject([
      { action: 'ordering-for-began', actorId: 'UAM', companyId: 'C1', details: { customer: 'Ten Brink Dranken' } },
      {
        action: 'order-placed',
        actorId: 'UAM',
        companyId: 'C1',
        details: { orderedFor: 'Ten Brink Dranken', orderedBy: 'Kees de Vries' },
      },
      { action: 'order-placed', actorId: 'U1', companyId: 'C1' },
    ])
  })
})

describe('ordering for a customer ends', () => {
  const isOrdering = async () => !categoryOf(await brewery.ask('{ customerCart { id } }', {}, KEES))

  test('[IDN-25] when it is stopped, and a second time changes nothing', async () => {
    await orderFor('C1')
    expect((await stop()).body).toMatchObject({ user: { orderingFor: null, hasCustomers: true } })
    expect((await stop()).status).toBe(200)
    expect(await isOrdering()).toBe(false)
    expect(await trail()).toMatchObject([{ action: 'ordering-for-began' }, { action: 'ordering-for-ended' }])
  })

  test('[IDN-25] [IDN-19] with logout', async () => {
    await orderFor('C1')
    await brewery.ask('mutation { revokeCustomerToken { result } }', {}, KEES)
    expect((await trail()).at(-1)).toMatchObject({
      action: 'ordering-for-ended',
      actorId: 'UAM',
      companyId: 'C1',
      details: { why: 'logout' },
    })
    const { rows } = await brewery.pool.query('select 1 from session where ordering_for is not null')
    expect(rows).toEqual([])
  })

  test('[IDN-25] with the next request once the customer or the role was taken away, and does not begin again by itself', async () => {
    await orderFor('C1')
    await brewery.pool.query(`update user_role set role = 'Basic' where user_id = 'UAM'`)
    expect(await isOrdering()).toBe(false)
    expect((await trail()).at(-1)).toMatchObject({ action: 'ordering-for-ended', details: { why: 'lost' } })
    await brewery.pool.query(`update user_role set role = 'Manager' where user_id = 'UAM'`)
    expect(await isOrdering()).toBe(false)
  })

  test('[IDN-25] [ORD-01] while an order waits for its cart: nothing is ordered by somebody who may not any more', async () => {
    await orderFor('C1')
    const cart = await readyCart(brewery, {}, KEES)
    const holder = await brewery.pool.connect()
    await holder.query('begin')
    await holder.query('select 1 from cart for update')
    const placing = place(brewery, cart, KEES)
    await untilOneWaits()
    await brewery.pool.query(`delete from user_role where user_id = 'UAM'`)
    await holder.query('commit')
    holder.release()
    const answer = await placing
    expect(numberOf(answer)).toBeUndefined()
    const { rows } = await brewery.pool.query('select 1 from sales_order')
    expect(rows).toEqual([])
  })

  /** Somebody waits for the cart's lock. */
  async function untilOneWaits(): Promise<void> {
    await expect
      .poll(
        async () => {
          const { rows } = await brewery.pool.query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
          return rows.length
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0)
  }
})
