import { fileOf, importBrewery } from './support/brewery.ts'
import { counterOf, expect, test } from './support/index.ts'
import { START_MS, startOwnServer } from './support/own-server.ts'

const PORT = Number(process.env['PORT'] ?? 3100) + 54
const DATABASE = 'e2e-new-version'
const BUYER = 'inkoop@tenbrink.example'
const CATALOGUE = '/Create-An-Order_Beer?search=Hoogveen'
const SLOGAN = 'From our kettle to your cellar.'
const NEW_SLOGAN = 'From our kettle to every cellar.'

let stop: () => Promise<void>
test.use({ baseURL: `http://127.0.0.1:${PORT}`, language: 'en' })
test.beforeAll(async () => {
  test.setTimeout(START_MS)
  stop = await startOwnServer({ port: PORT, database: DATABASE, settings: {} })
})
test.afterAll(async () => await stop())

test('a new version announces itself on a page that stays open, and comes when it is asked for; what was counted is there', async ({
  page,
  signedIn,
}) => {
  await page.clock.install()
  await signedIn(BUYER)
  await page.goto(CATALOGUE)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  // From here on the worker of this version answers.
  await page.reload()
  const crates = counterOf(page, 'Hoogveen Blond, Crate 16 × 45 cl swing-top · 6,5%', 'pallets')
  await crates.fill('1')
  await expect(page.getByRole('contentinfo').getByText(SLOGAN)).toBeVisible()

  await importBrewery(fileOf('brewery.yaml').replace(SLOGAN, NEW_SLOGAN), DATABASE)
  await expect(page.getByText('There is a new version of this portal.')).toBeHidden()
  await page.clock.fastForward('01:00:01')
  await expect(page.getByText('There is a new version of this portal.')).toBeVisible()
  await expect(crates, 'nothing happens before it is asked for').toHaveValue('1')

  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('contentinfo').getByText(NEW_SLOGAN)).toBeVisible()
  await expect(crates).toHaveValue('1')
  await expect(page.getByText('There is a new version of this portal.')).toBeHidden()
})

test.describe('where the worker has not come yet', () => {
  // The console says which file was not there.
  test.use({ serviceWorkers: 'block', expectedNoise: [/404|Failed to fetch|preload/] })

  test('a page of an earlier version opens a screen whose file is gone with the new one', async ({
    page,
    signedIn,
  }) => {
    await signedIn(BUYER)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    let isGone = true
    await page.route(/\/assets\/order-history-page-/, (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    )
    page.on('framenavigated', () => {
      isGone = false
    })
    await page.getByRole('link', { name: 'All orders' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  })
})
