import type { Page } from '@playwright/test'
import { expect, expectAccessible, sidewaysScroll, test } from './support/index.ts'
import { START_MS, startOwnServer } from './support/own-server.ts'

// Visitors open tickets: a server whose list of tickets is theirs alone.
const PORT = Number(process.env['PORT'] ?? 3100) + 55
const HOME = `http://127.0.0.1:${PORT}`
const STAFF = 'staff@veenhof.example'
const CONTACT = 'klantenservice@veenhof.example'
const PROOF = '**/visitors/GetChallenge*'
const SENT = '**/businnespartner/BecomePartner*'

let stop: () => Promise<void>

// One challenge does not arrive, and one solution that was changed is refused.
test.use({ baseURL: HOME, expectedNoise: [/(ERR_FAILED|422) .*\/(visitors|businnespartner)\//] })

test.beforeAll(async () => {
  test.setTimeout(START_MS)
  stop = await startOwnServer({ port: PORT, database: 'e2e-visitors', settings: { PUBLIC_URL: HOME } })
})

test.afterAll(() => stop())

async function fillIn(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(typed))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text)
  await page.getByRole('checkbox', { name: /may keep this to answer me/ }).check()
}

const COMPANY = {
  'Name of the company': 'Café De Brug',
  Town: 'Almelo',
  'First name': 'Noor',
  'Last name': 'ter Horst',
  'E-mail': 'noor@debrug.example',
  Phone: '0546 12 34 56',
}

test('[CNT-27] [CNT-28] whoever would become a customer opens a ticket, and staff answer it by mail @core', async ({
  page,
  secondBrowser,
  outside,
}) => {
  await test.step('the form says what is missing, is used by keyboard and by a phone, and keeps what was typed', async () => {
    await page.goto('/become-partner')
    await page.getByRole('button', { name: 'Send' }).press('Enter')
    await expect(page.getByText('Not all fields are filled in').first()).toBeVisible()
    await expectAccessible(page, 'a form of visitors with faults')
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('a page that nobody solves anything for is refused in words', async () => {
    await page.route(PROOF, (route) => route.abort())
    await fillIn(page, COMPANY)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText(/Your contact request has not been sent/)).toBeVisible()
    await expect(page.getByLabel('Town')).toHaveValue('Almelo')
    await page.unroute(PROOF)
  })

  await test.step('the browser shows that no robot sends it: a challenge that was changed is asked anew', async () => {
    let times = 0
    await page.route(SENT, async (route) => {
      times += 1
      const sent = route.request().postData() ?? ''
      const changed = sent.replace(/"derivedKey":"[0-9a-f]+"/, `"derivedKey":"${'00'.repeat(32)}"`)
      await route.continue({ postData: times === 1 ? changed : sent })
    })
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Your request is on its way')).toBeVisible()
    expect(times).toBe(2)
    await page.unroute(SENT)
    await expectAccessible(page, 'a request of a visitor that was sent')
  })

  await test.step('the brewery is mailed where the ticket is', async () => {
    const told = () => outside.mails(CONTACT, 'Café De Brug')
    await expect.poll(async () => (await told()).length).toBe(1)
    expect((await told())[0]?.text).toMatch(/\/support\/tickets\/\d+/)
  })

  await test.step('staff see who asks, and answer', async () => {
    const desk = await secondBrowser(STAFF)
    await desk.goto('/support/other-requests')
    await desk
      .getByRole('row', { name: /Café De Brug, Almelo/ })
      .getByRole('link')
      .first()
      .click()
    const who = desk.getByRole('region', { name: 'Who asks' })
    await expect(who).toContainText('Noor ter Horst')
    await expect(who.getByRole('link', { name: 'noor@debrug.example' })).toBeVisible()
    await expectAccessible(desk, 'the ticket of a visitor')
    await desk.getByLabel('Your answer to the customer').fill('We call you on Tuesday.')
    await desk.getByRole('button', { name: 'Send the answer' }).click()
    await expect(desk.getByRole('list', { name: 'What was said' })).toContainText('We call you on Tuesday.')
  })

  await test.step('the visitor reads the answer in their mail', async () => {
    await expect
      .poll(async () => (await outside.mails('noor@debrug.example', 'We call you on Tuesday.')).length)
      .toBe(1)
    expect(await outside.mails('noor@debrug.example', '')).toHaveLength(1)
  })
})

test('[CNT-28] a visitor writes to the brewery from its contacts; a customer sees no such ticket', async ({
  page,
  secondBrowser,
}) => {
  await page.goto('/support/contacts')
  await expectAccessible(page, 'the contacts with a form')
  await fillIn(page, {
    'First name': 'Noor',
    'Last name': 'ter Horst',
    'E-mail': 'noor@debrug.example',
    Subject: 'A tour of the brewery',
    'Your question': 'With how many may we come?',
  })
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Your question is on its way')).toBeVisible()

  const customer = await secondBrowser('owner.distributor')
  await customer.goto('/support/contacts')
  await expect(customer.getByRole('link', { name: 'Ask a question' })).toBeVisible()
  await expect(customer.getByLabel('Subject')).toHaveCount(0)
  await customer.goto('/support/tickets')
  await expect(customer.getByText('No tickets yet')).toBeVisible()

  const desk = await secondBrowser(STAFF)
  await desk.goto('/support/tickets')
  await expect(desk.getByText('A tour of the brewery')).toBeVisible()
})
