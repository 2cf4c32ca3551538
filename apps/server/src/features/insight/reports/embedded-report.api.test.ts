import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { startPlayedWorld, type PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { choosePowerBi } from '#integrations/power-bi/index.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../../test/open-brewery.ts'
import { buildInsight } from '../insight.builders.ts'
import { insightFeature } from '../insight.feature.ts'

const POWER_BI = '/nl/prod/api/v1/portal/power-bi'
const REPORT = '5b218778-e7a5-4d73-8187-f10824047715'
const there = (report: string) => ({ report, workspace: REPORT, id: REPORT, roles: ['Customer'] })

const folder = mkdtempSync(path.join(tmpdir(), 'fust-embedded-'))
let world: PlayedWorld
let brewery: OpenBrewery
beforeAll(async () => {
  world = await startPlayedWorld()
  const file = path.join(folder, 'power-bi.yaml')
  const settings = {
    tenant: 'veenhof.example',
    client_id: REPORT,
    client_secret: 'a-secret',
    reports: ['sales', 'on-trade', 'distributor'].map(there),
  }
  writeFileSync(file, stringify(settings))
  brewery = await openBrewery({
    features: [insightFeature],
    powerBi: choosePowerBi({ file, playedUrl: world.url, publicUrl: world.url }),
  })
  await buildInsight(brewery.pool)
})
afterAll(async () => {
  await brewery.close()
  await world.stop()
  rmSync(folder, { recursive: true })
})
beforeEach(() => world.tell('power-bi/behaviour', { mode: 'normal' }))

const get = (report: string, options = {}) => brewery.get(`${POWER_BI}/embedded-report?report=${report}`, options)
/** For whom Power BI made the last one. */
async function lastShownFor() {
  const shown = readPath(await world.holdings('power-bi', {}), 'shown', 0, 'identity')
  return [readPath(shown, 'username'), String(readPath(shown, 'customData')).split('|').toSorted().join(' ')]
}

describe('a report of Power BI inside the portal', () => {
  test('[API-36] is given to who sees the report, and shows the own ship-tos alone', async () => {
    const { status, body } = await get('sales')
    expect(status).toBe(200)
    expect(body).toEqual({
      reportId: REPORT,
      embedUrl: expect.stringMatching(`^${world.url}/simulators/power-bi/report\\?`),
      token: expect.any(String),
      expiresAt: expect.stringMatching(/Z$/),
    })
    expect(await lastShownFor()).toEqual(['C1', 'S1 S2 S3'])
    await get('sales', { as: 'buyer@turf.example' })
    expect(await lastShownFor()).toEqual(['C2', 'S9'])
  })

  test('[PRM-11] needs the permission', async () => {
    expect((await get('sales', { as: 'second@tenbrink.example' })).status).toBe(403)
    expect((await get('sales', { as: null })).status).toBe(401)
  })

  test('[API-38] [API-39] is of the ship-tos of the trade that it is for, and for no other', async () => {
    expect((await get('on-trade')).status).toBe(403)
    await brewery.pool.query(
      `update user_role set customer_type = 'Ontrade' where user_id = 'U1' and ship_to_id = 'S2'`,
    )
    expect((await get('on-trade')).status).toBe(200)
    expect(await lastShownFor()).toEqual(['C1', 'S2'])
    await get('distributor')
    expect(await lastShownFor()).toEqual(['C1', 'S1 S3'])
  })

  test('is not there where Power BI has none, and nothing else is a report', async () => {
    expect((await get('contract-evaluation')).body).toMatchObject({ status: 404, code: 'not-found' })
    expect((await get('stock')).status).toBe(422)
    expect((await brewery.get(`${POWER_BI}/embedded-report`)).status).toBe(422)
  })

  test('is kept by nobody on the way', async () => {
    const authorization = `Bearer ${await brewery.tokenOf('buyer@tenbrink.example')}`
    const url = `${POWER_BI}/embedded-report?report=sales`
    const { headers } = await brewery.app.inject({ url, headers: { authorization } })
    expect(headers['cache-control']).toBe('private, no-store')
  })

  test.each(['down', 'error', 'endless'])('is away while Power BI is %s; our own is there', async (mode) => {
    await world.tell('power-bi/behaviour', { mode })
    expect((await get('sales')).body).toMatchObject({ status: 503, code: 'power-bi-unreachable' })
    expect((await brewery.get(`${POWER_BI}/sales-report`)).status).toBe(200)
  })

  test('our own report says where the other one is shown from', async () => {
    expect((await brewery.get(`${POWER_BI}/sales-report`)).body).toHaveProperty('embeddedFrom', world.url)
    expect((await brewery.get(`${POWER_BI}/contract-evaluation`)).body).not.toHaveProperty('embeddedFrom')
  })

  test('pages may frame that origin, and no other', async () => {
    const { headers } = await brewery.app.inject({ url: '/live' })
    expect(headers['content-security-policy']).toContain(`;frame-src ${world.url};`)
  })
})

test('where Power BI shows nothing there is nothing, and pages frame nothing', async () => {
  const without = await openBrewery({ features: [insightFeature] })
  await buildInsight(without.pool)
  const embedded = await without.get(`${POWER_BI}/embedded-report?report=sales`)
  const { body } = await without.get(`${POWER_BI}/sales-report`)
  const { headers } = await without.app.inject({ url: '/live' })
  await without.close()
  expect(embedded).toMatchObject({ status: 404, body: { code: 'not-found' } })
  expect(body).not.toHaveProperty('embeddedFrom')
  expect(headers['content-security-policy']).not.toContain('frame-src')
})
