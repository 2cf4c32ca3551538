import { startPostgres } from '@fust/embedded-postgres'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from './support/index.ts'
import { START_MS, startOwnServer } from './support/own-server.ts'

// The clock of a server has the port behind it.
// Two processes of the portal at one database, as a brewery runs them; a session holds at both.
const PORT = Number(process.env['PORT'] ?? 3100) + 46
const PORTS = [PORT, PORT + 2]
const HERE = `http://127.0.0.1:${PORT}`
const THERE = `http://127.0.0.1:${PORT + 2}`
const DATABASE = path.resolve(import.meta.dirname, '../.fust/e2e-two-processes')
// Het Achterom, and who looks after it at the brewery.
const CUSTOMER = 'basic.ontrade'
const MANAGER = 'staff@veenhof.example'

const stops: (() => Promise<unknown>)[] = []

test.use({ baseURL: HERE })

test.beforeAll(async () => {
  test.setTimeout(2 * START_MS)
  await rm(DATABASE, { recursive: true, force: true })
  const postgres = await startPostgres({ dataDir: DATABASE, log: { info: () => undefined } })
  stops.unshift(postgres.stop)
  for (const port of PORTS) {
    const settings = { DATABASE_URL: postgres.url, PUBLIC_URL: `http://127.0.0.1:${port}` }
    stops.unshift(await startOwnServer({ port, database: `e2e-process-${port}`, settings }))
  }
})

test.afterAll(async () => {
  for (const stop of stops) await stop()
})

test('[NTF-04] what the brewery answers at one process is told on a page that is open at another', async ({
  page,
  secondBrowser,
  signedIn,
}) => {
  await signedIn(CUSTOMER)
  const listens = page.waitForRequest(/\/WaitForNotifications\?known=/)
  await page.goto('/support/tickets?write=yes')
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Delivery' }).click()
  await page.getByLabel('Subject').fill('Twee kratten kapot')
  await page.getByLabel('What is it about?').fill('Er zijn twee kratten kapot.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Twee kratten kapot' })).toBeVisible()
  await listens

  const desk = await secondBrowser(MANAGER)
  await desk.goto(`${THERE}${new URL(page.url()).pathname}`)
  await desk.getByLabel('Your answer to the customer').fill('Donderdag brengt de chauffeur er twee mee.')
  await desk.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByText(/^The brewery has answered case/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'What was said' })).toContainText('Donderdag brengt de chauffeur')
})
