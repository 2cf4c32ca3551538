import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrewery, readPath, type OpenBrewery } from '../../test/open-brewery.ts'

const USERS = '/alcdcservice/api/v1/portal/users'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery()
})
afterAll(() => brewery.close())

describe('the person', () => {
  test('[API-64] [ENT-01] [ENT-02] reads what is known of them, with permissions by ship-to', async () => {
    const { status, body } = await brewery.get(`${USERS}/GetUserInfoById/U1`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      UID: 'U1',
      isLoggedIn: true,
      firstLogin: false,
      userValidation: true,
      firstName: 'Jan',
      email: 'buyer@tenbrink.example',
      isActive: true,
      defaultShipToID: 'S1',
      allAvailablePermission: expect.arrayContaining(['Catalogue Beer', 'My Orders']),
    })
    const [entry] = [readPath(body, 'permissionSchema', 0)]
    expect(entry).toMatchObject({
      companyId: 'C1',
      companyName: 'Ten Brink Dranken',
      shipToAddress: expect.any(String),
    })
    expect(readPath(entry, 'rpDetails', 0)).toMatchObject({
      customerType: 'Distributor',
      roleid: 'SalesAssociate.Distributor',
      permission: expect.stringContaining('Catalogue Beer,'),
      permissionFlags: { 'Catalogue Beer': '1' },
    })
  })

  test.each(['U3', 'U404'])('[API-64] reads nobody else: %s', async (id) => {
    expect((await brewery.get(`${USERS}/GetUserInfoById/${id}`)).status).toBe(404)
  })

  async function choose(shipToId: string) {
    const answer = await brewery.app.inject({
      method: 'POST',
      url: `${USERS}/SetDefaultShipTo?shiptoId=${shipToId}`,
      headers: { authorization: `Bearer ${await brewery.tokenOf('buyer@tenbrink.example')}` },
    })
    return { status: answer.statusCode, body: answer.json<unknown>() }
  }

  test('[API-72] chooses the ship-to that sessions begin with', async () => {
    expect(await choose('S2')).toMatchObject({ status: 200, body: { defaultShipToID: 'S2' } })
    const answer = await brewery.ask('{ customer { default_ship_to_id } }')
    expect(readPath(answer.data, 'customer')).toEqual({ default_ship_to_id: 'S2' })
  })

  test.each(['S9', 'S404'])('[API-72] cannot choose %s', async (shipTo) => {
    expect((await choose(shipTo)).status).toBe(403)
  })
})
