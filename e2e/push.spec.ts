import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, placedOrder, sidewaysScroll, test } from './support/index.ts'
import { START_MS, startOwnServer } from './support/own-server.ts'
import { readJson } from './support/read-json.ts'

// Whoever is told here is told of every order of theirs: these people are of this journey alone.
const PORT = Number(process.env['PORT'] ?? 3100) + 27
const HOME = `http://localhost:${PORT}`
const BUYER = 'two-shiptos'
const GLASS = 'PM-GL-VP-20'

type Told = { title: string; text: string; path: string; device: number; notification: number }

let stop: () => Promise<void>

test.use({ baseURL: HOME, permissions: ['notifications'] })

test.beforeAll(async () => {
  test.setTimeout(START_MS)
  stop = await startOwnServer({
    port: PORT,
    database: 'e2e-push',
    settings: { PUBLIC_URL: HOME, ERP_STATION_SECONDS: '0' },
  })
})

test.afterAll(() => stop())

/** A browser whose push service is the played one: its maker's is not reached from here. */
async function withPushService(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(PushManager.prototype, 'subscribe', {
      value: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
        const answer = await fetch('/simulators/push/subscribe', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ applicationServerKey }),
        })
        const said: unknown = await answer.json()
        return { toJSON: () => said }
      },
    })
  })
}

/** What the push service brings comes to the worker of this page. */
async function pushGate(page: Page): Promise<(told: Told) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  const registered = Promise.withResolvers<string>()
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [registration] = registrations
    if (registration) registered.resolve(registration.registrationId)
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered.promise
  return async (told) => {
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: HOME,
      registrationId,
      data: JSON.stringify(told),
    })
  }
}

/** The notifications that stand on the screen of the device. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready
    const notifications = await worker.getNotifications()
    return notifications.map(({ title, body, lang }) => ({ title, body, lang }))
  })

test('[NTF-01] what is ticked in the profile is told on the device while its person is logged in there, and not after', async ({
  page,
  context,
  api,
  signedIn,
  request,
}) => {
  await withPushService(context)
  await signedIn(BUYER)
  await page.goto('/my-profile/details')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const box = page.getByRole('checkbox', { name: 'How far an order is: On this device' })
  await box.focus()
  const [saved] = await Promise.all([page.waitForResponse(/\/notifications\/SaveDevice/), page.keyboard.press('Space')])
  expect(saved.status()).toBe(200)
  await expect(box).toBeChecked()
  await page.reload()
  await expect(box).toBeChecked()
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    await expect(box).toBeVisible()
    expect(await sidewaysScroll(page)).toBe(0)
    await expectAccessible(page, `the choices on a screen of ${viewport.width} px`)
  }

  await api.addPackages(GLASS, 10)
  await page.goto('/checkout')
  const hours = page.getByRole('combobox', { name: 'Between which hours' })
  await hours.click()
  await page.getByRole('option').nth(1).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  const number = await placedOrder(page)
  const told = async () => {
    const answer = await request.get('/simulators/push.json')
    const { messages } = await readJson<{ messages: { message: Told }[] }>(answer)
    return messages.map(({ message }) => message).filter(({ text }) => text.includes(number))
  }
  await expect
    .poll(
      async () => (await request.post('/simulators/erp/advance', { data: { orderNumber: number } })).ok(),
      'the ERP has the order',
    )
    .toBe(true)
  await expect.poll(async () => (await told()).length, { timeout: 120_000 }).toBeGreaterThan(0)
  const [message] = await told()
  if (!message) throw new Error('Nothing was told.')
  expect(message.path).toBe(`/orders/history/${number}`)

  const push = await pushGate(page)
  await push(message)
  await expect.poll(() => shown(page)).toEqual([{ title: message.title, body: message.text, lang: 'nl' }])
  await push(message)
  await expect.poll(() => shown(page)).toHaveLength(1)

  await page
    .getByRole('button', { name: /^Profile/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Log in', exact: true }).first()).toBeVisible()
  const asked = context.waitForEvent('response', (answer) => answer.url().includes('/identity/devices/'))
  await push({ ...message, text: 'It was on its way.', notification: message.notification + 1_000 })
  expect((await asked).status()).toBe(404)
  expect((await shown(page)).map(({ body }) => body)).not.toContain('It was on its way.')
})
