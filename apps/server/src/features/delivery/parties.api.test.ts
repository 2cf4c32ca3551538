import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenBrewery, openBrewery, readPath } from '../../test/open-brewery.ts'
import { deliveryFeature } from './delivery.feature.ts'

const BASE = '/nl/prod/api/v1/portal'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [deliveryFeature] })
})
afterAll(() => brewery.close())

describe('ship-tos and payers', () => {
  test('[API-24] [ENT-36] a ship-to comes with its address, in the words of the call for the address alone, and its payer', async () => {
    const { body: address } = await brewery.get(`${BASE}/orders/GetAddressInfoMagento?ShipToId=S2`)
    expect(address).toMatchObject({ pe_idsap: 'S2', address1_postalcode: '7548 BM' })
    const answer = await brewery.get(`${BASE}/shiptos/GetShipToBySapId/S2`)
    expect(answer).toEqual({
      status: 200,
      body: {
        ...Object(address),
        name: 'Depot Goor',
        companyName: 'Ten Brink Dranken',
        customerType: 'Distributor',
        status: 'ACTIVE',
        payer: expect.objectContaining({ payerId: 'P-C1' }),
      },
    })
  })

  test.each(['payers/defaultshipto', 'payers/P-C1'])('[API-28] [API-29] %s answers the payer', async (path) => {
    const answer = await brewery.get(`${BASE}/${path}`)
    expect(answer).toMatchObject({ status: 200, body: { payerId: 'P-C1', name: 'Ten Brink Dranken' } })
  })

  test('[API-30] the payers of the caller are narrowed by number and by customer type', async () => {
    const ids = async (query: string) => {
      const { body } = await brewery.get(`${BASE}/payers${query}`)
      return Array.isArray(body) ? body.map((payer) => readPath(payer, 'payerId')) : body
    }
    expect(await ids('')).toEqual(['P-C1'])
    expect(await ids('?payerid=P-C1&customerType=distributor')).toEqual(['P-C1'])
    expect(await ids('?payerid=P-C2')).toEqual([])
    expect(await ids('?customerType=Retail')).toEqual([])
  })

  test('[API-31] a sold-to comes with its payers', async () => {
    const answer = await brewery.get(`${BASE}/soldtos/C1`)
    expect(answer).toMatchObject({
      status: 200,
      body: { soldToId: 'C1', name: 'Ten Brink Dranken', city: 'Boekelo', payers: [{ payerId: 'P-C1' }] },
    })
  })

  test('[API-32] [USR-15] the company is told under its doubled path', async () => {
    const path = `${BASE}/tickets/GetCompanyDetails/GetCompanyDetails`
    expect((await brewery.get(`${path}?companyId=C1`)).body).toMatchObject({
      companyId: 'C1',
      name: 'Ten Brink Dranken',
      customerType: 'Distributor',
      licenceEndsOn: null,
    })
    expect((await brewery.get(`${path}?companyId=C2`)).status).toBe(404)
  })

  test.each([
    ['soldtos/C2', 404],
    ['soldtos/C404', 404],
    ['shiptos/GetShipToBySapId/S9', 403],
    ['shiptos/GetShipToBySapId/S404', 403],
    ['payers/P-C2', 404],
    ['payers/P-404', 404],
  ])('%s is refused with %i, of somebody else as unknown', async (path, status) => {
    expect((await brewery.get(`${BASE}/${path}`)).status).toBe(status)
  })

  test('[GQL-12] [PRM-45] says no customer type but its own', async () => {
    const as = (customertype: string) => brewery.get(`${BASE}/payers/P-C1`, { headers: { customertype } })
    expect((await as('distributor')).status).toBe(200)
    expect(await as('Ontrade')).toMatchObject({ status: 422, body: { code: 'customer-type-not-yours' } })
  })

  test.each(['shiptos/GetShipToBySapId/S1', 'payers', 'payers/defaultshipto', 'payers/P-C1', 'soldtos/C1'])(
    '%s needs a login',
    async (path) => {
      expect((await brewery.get(`${BASE}/${path}`, { as: null })).status).toBe(401)
    },
  )
})
