import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { choosePowerBi } from './read-power-bi.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'fust-power-bi-'))
afterAll(() => rmSync(folder, { recursive: true }))

const SALES = {
  report: 'sales',
  workspace: 'f089354e-8366-4e18-aea3-4cb4a3a50b48',
  id: '5b218778-e7a5-4d73-8187-f10824047715',
  roles: ['Customer'],
}
const FILE = {
  tenant: 'veenhof.example',
  client_id: '11111111-2222-3333-4444-555555555555',
  client_secret: 'a-secret-that-only-entra-has',
  reports: [SALES],
}

function choose(content: unknown, playedUrl?: string) {
  const file = path.join(folder, 'power-bi.yaml')
  writeFileSync(file, typeof content === 'string' ? content : stringify(content))
  return choosePowerBi({ file, playedUrl, publicUrl: 'http://localhost:3000' })
}

test('a file names the reports that Power BI shows, at Microsoft unless it says otherwise', () => {
  const powerBi = choose(FILE)
  expect([powerBi?.origin, powerBi?.has('sales'), powerBi?.has('on-trade')]).toEqual([
    'https://app.powerbi.com',
    true,
    false,
  ])
  expect(choose({ ...FILE, embed_url: 'https://app.powerbigov.us/' })?.origin).toBe('https://app.powerbigov.us')
})

test('in demo mode the reports are shown under the address of the portal', () => {
  expect(choose(FILE, 'http://127.0.0.1:3010')?.origin).toBe('http://localhost:3000')
})

test('there is none without a file', () => {
  expect(choosePowerBi({ file: '', playedUrl: 'http://127.0.0.1:3010', publicUrl: '' })).toBeNull()
})

test.each([
  ['no report', { ...FILE, reports: [] }, /\/reports/],
  ['a report that nobody knows', { ...FILE, reports: [{ ...SALES, report: 'stock' }] }, /\/reports\/0\/report/],
  ['a report twice', { ...FILE, reports: [SALES, SALES] }, /sales is there twice/],
  ['a report without roles, which would show everything', { ...FILE, reports: [{ ...SALES, roles: [] }] }, /roles/],
  ['a workspace that is none', { ...FILE, reports: [{ ...SALES, workspace: '../x' }] }, /workspace/],
  ['a directory that leads elsewhere', { ...FILE, tenant: 'x/../y' }, /\/tenant/],
  ['an address without TLS', { ...FILE, api_url: 'http://api.example' }, /has to be https/],
  ['an address that is none', { ...FILE, login_url: 'https://[' }, /is no address/],
  ['more than there is to say', { ...FILE, password: 'x' }, /cannot be used/],
  ['nothing', '', /cannot be used/],
  ['no YAML', '{', /cannot be read/],
])('%s stops the start, and no secret is told', (_what, content, said) => {
  const read = () => choose(content)
  expect(read).toThrow(said)
  expect(read).not.toThrow(/a-secret/)
})

test('a file that is not there stops the start', () => {
  expect(() => choosePowerBi({ file: path.join(folder, 'none'), playedUrl: undefined, publicUrl: '' })).toThrow(
    /POWER_BI_FILE/,
  )
})
