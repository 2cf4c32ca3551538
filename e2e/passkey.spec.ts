import type { Page } from '@playwright/test'
import { demoPassword, expect, expectAccessible, forgetSession, sidewaysScroll, test } from './support/index.ts'
import { START_MS, startOwnServer } from './support/own-server.ts'

// Passkeys are for a host with a name, and this server asks its administrators for a second factor.
const PORT = Number(process.env['PORT'] ?? 3100) + 11
const HOME = `http://localhost:${PORT}`

let stop: () => Promise<void>

test.use({
  baseURL: HOME,
  expectedNoise: [/422 .*\/identity\/passkey-sign-in/],
})

test.beforeAll(async () => {
  test.setTimeout(START_MS)
  stop = await startOwnServer({
    port: PORT,
    database: 'e2e-passkeys',
    settings: { PUBLIC_URL: HOME, ADMIN_SECOND_FACTOR: 'on' },
  })
})

test.afterAll(() => stop())

/** A device that keeps passkeys and knows its person. */
async function withDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function typePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email)
  await page.keyboard.press('Enter')
  await page.getByLabel('Password', { exact: true }).fill(await demoPassword(page.request))
  await page.keyboard.press('Enter')
}

for (const [name, person, viewport] of [
  ['on a desk', 'bestel@oosterhof.example', { width: 1440, height: 900 }],
  ['on a phone', 'breda@deketel.example', { width: 390, height: 844 }],
] as const)
  test.describe(name, () => {
    test.use({ viewport })

    test('[IDN-02] a passkey is added in the profile, logs in alone and after the password, and is removed, by keyboard', async ({
      page,
    }) => {
      await withDevice(page)
      await page.goto('/login')
      await typePassword(page, person)
      await expect(page).toHaveURL('/')
      await page.goto('/my-profile/details')
      await page.getByRole('button', { name: 'Add a passkey' }).press('Enter')
      await expect(page.getByLabel('Name of the passkey')).toBeFocused()
      await page.keyboard.type('Key of the bar')
      await page.getByRole('textbox', { name: 'Your password' }).fill(await demoPassword(page.request))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
      await page.getByRole('button', { name: 'I have kept them' }).press('Enter')
      await expect(page.getByText('Not used yet')).toBeVisible()
      await expectAccessible(page, 'a passkey in the profile')
      expect(await sidewaysScroll(page)).toBe(0)

      await test.step('it logs in without a password', async () => {
        await forgetSession(page)
        await page.goto('/login')
        await expectAccessible(page, 'the login with a passkey')
        await page.getByRole('button', { name: 'Log in with a passkey' }).press('Enter')
        await expect(page).toHaveURL('/')
        await page.goto('/my-profile/details')
        await expect(page.getByText(/Last used on/)).toBeVisible()
      })

      await test.step('it stands in for the code after the password', async () => {
        await forgetSession(page)
        await page.goto('/login')
        await typePassword(page, person)
        await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused()
        await expectAccessible(page, 'a passkey in place of the code')
        expect(await sidewaysScroll(page)).toBe(0)
        await page.getByRole('button', { name: 'Use a passkey instead' }).press('Enter')
        await expect(page).toHaveURL('/')
      })

      await test.step('it is removed by the password, and opens nothing any more', async () => {
        await page.goto('/my-profile/details')
        await page.getByRole('button', { name: 'Remove the passkey Key of the bar' }).press('Enter')
        await page.getByRole('textbox', { name: 'Your password' }).fill(await demoPassword(page.request))
        await page.keyboard.press('Enter')
        await expect(page.getByText('The passkey Key of the bar is removed.')).toBeVisible()
        await forgetSession(page)
        await page.goto('/login')
        await page.getByRole('button', { name: 'Log in with a passkey' }).press('Enter')
        await expect(page.getByRole('alert')).toContainText('does not open an account here')
      })
    })
  })

test('an administrator sets up a second factor before anything else, by keyboard, and goes on to where they were', async ({
  page,
}) => {
  await withDevice(page)
  await page.goto('/login?back=%2Forders%2Fhistory')
  await typePassword(page, 'admin@veenhof.example')
  await expect(page.getByRole('heading', { level: 1, name: 'First a second step' })).toBeVisible()
  await expect(page).toHaveURL(/\/second-factor\?back=/)
  await expect(page.getByRole('main')).toContainText('a password alone is not enough')
  await expectAccessible(page, 'a second factor that is owed')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await sidewaysScroll(page)).toBe(0)
  await page.goto('/catalog/products')
  await expect(page.getByRole('heading', { level: 1, name: 'First a second step' })).toBeVisible()
  await page.goto('/second-factor?back=%2Forders%2Fhistory')
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter')
  await expect(page.getByLabel('Name of the passkey')).toBeFocused()
  await page.getByRole('textbox', { name: 'Your password' }).fill(await demoPassword(page.request))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'I have kept them' }).press('Enter')
  await expect(page).toHaveURL('/orders/history')

  await page.goto('/my-profile/details')
  await expect(page.getByText(/the last one cannot be removed/)).toBeVisible()
  await expect(page.getByRole('button', { name: /Remove the passkey/ })).toHaveCount(0)
})
