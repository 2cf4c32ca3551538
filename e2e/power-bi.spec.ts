import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, expectAccessible, sidewaysScroll, test } from './support/index.ts'
import { START_MS, startOwnServer } from './support/own-server.ts'

// A server whose operator has a report of Power BI for sales; the played one tells for whom it was made.
const PORT = Number(process.env['PORT'] ?? 3100) + 16
const HOME = `http://127.0.0.1:${PORT}`
const SOME_ID = '5b218778-e7a5-4d73-8187-f10824047715'
const POWER_BI = {
  tenant: 'veenhof.example',
  client_id: SOME_ID,
  client_secret: 'of-the-journey',
  reports: [{ report: 'sales', workspace: SOME_ID, id: SOME_ID, roles: ['Customer'] }],
}

const folder = mkdtempSync(path.join(tmpdir(), 'fust-power-bi-'))
let stop: () => Promise<void>

// While Power BI is away its call says so.
test.use({ baseURL: HOME, expectedNoise: [/503 .*\/power-bi\/embedded-report/] })

test.beforeAll(async () => {
  test.setTimeout(START_MS)
  const file = path.join(folder, 'power-bi.yaml')
  writeFileSync(file, JSON.stringify(POWER_BI))
  stop = await startOwnServer({
    port: PORT,
    database: 'e2e-power-bi',
    settings: { PUBLIC_URL: HOME, POWER_BI_FILE: file },
  })
})

test.afterAll(async () => {
  await stop()
  rmSync(folder, { recursive: true })
})

test('[DOC-09] [CNT-29] the report of Power BI takes the place of ours for who agrees to it, and tells of the own ship-tos', async ({
  page,
  signedIn,
  request,
}) => {
  await signedIn('owner.distributor')
  await page.goto('/reporting')
  const ours = page.getByRole('heading', { name: 'By month' })
  const show = page.getByRole('button', { name: 'Show in Power BI' })
  const theirs = page.frameLocator('iframe[title="Sales in Power BI"]')

  await test.step('is asked for first, with our own report below', async () => {
    await expect(ours).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expectAccessible(page, 'a report that Power BI shows, too')
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  })

  await test.step('is shown after that, for who is signed in', async () => {
    await show.focus()
    await page.keyboard.press('Enter')
    await expect(theirs.locator('#username')).toHaveText(/^\d+$/)
    await expect(theirs.locator('#customData')).toHaveText(/^\d+(\|\d+)*$/)
    await expect(ours).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Show our own report' })).toBeFocused()
    await expectAccessible(page, 'a report of Power BI')
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  })

  await test.step('where Power BI has none, ours is shown and nothing asked', async () => {
    await page.getByRole('link', { name: 'Distribution' }).click()
    await expect(ours).toBeVisible()
    await expect(page.getByText('Power BI')).toHaveCount(0)
  })

  await test.step('while Power BI is away, ours is shown with a word', async () => {
    await request.post(`${HOME}/simulators/power-bi/behaviour`, { data: { mode: 'down' } })
    await page.goto('/reporting')
    await expect(page.getByText('Power BI does not show the report now.')).toBeVisible()
    await expect(ours).toBeVisible()
    await request.post(`${HOME}/simulators/power-bi/behaviour`, { data: { mode: 'normal' } })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(theirs.locator('#username')).toHaveText(/^\d+$/)
  })

  await test.step('who agreed may take it back', async () => {
    await page.getByRole('button', { name: 'Show our own report' }).click()
    await expect(ours).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  })
})
