import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
  demoPassword,
  emailOf,
  expect,
  expectAccessible,
  forgetSession,
  sidewaysScroll,
  test,
} from './support/index.ts'

const PERSON = 'delegated.reseller'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const HALF_MINUTE_MS = 30_000

/** What an app for codes shows for the secret (RFC 6238); each half minute has one, and it is taken once. */
function codeOf(secret: string, at: number): string {
  const bits = Array.from(secret.replaceAll(' ', ''), (letter) =>
    LETTERS.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / HALF_MINUTE_MS)))
  const digest = createHmac('sha1', Buffer.from(bytes)).update(counter).digest()
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) % 16) % 2 ** 31
  return String(number % 1_000_000).padStart(6, '0')
}

async function logIn(page: Page, password: string): Promise<void> {
  await forgetSession(page)
  await page.goto('/login')
  await page.getByLabel('E-mail address').fill(emailOf(PERSON))
  await page.keyboard.press('Enter')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused()
}

test.use({ expectedNoise: [/422 .*\/identity\/second-step/] })

test('[IDN-02] a second step is set up in the profile, asked at the login, and switched off again @core', async ({
  page,
  signedIn,
}) => {
  await signedIn(PERSON)
  const password = await demoPassword(page.request)
  await page.goto('/my-profile/details')
  await page.getByRole('button', { name: 'Set up' }).press('Enter')
  await page.getByRole('textbox', { name: 'Your password' }).fill(password)
  await page.keyboard.press('Enter')

  const secret = page.getByText(/^([A-Z2-7]{4} ?){8}$/)
  await expect(secret).toBeVisible()
  await expectAccessible(page, 'a second step that is set up')
  const shared = (await secret.textContent()) ?? ''
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(shared, Date.now()))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  await expectAccessible(page, 'recovery codes')
  const recovery = /[A-Z2-7]{4}(-[A-Z2-7]{4}){3}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''
  await page.getByRole('button', { name: 'I have kept them' }).press('Enter')

  await test.step('a wrong code is said to be, one of the app opens', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await logIn(page, password)
    await expectAccessible(page, 'the code is asked')
    expect(await sidewaysScroll(page)).toBe(0)
    const code = page.getByRole('textbox', { name: 'Code' })
    await code.fill('12')
    await page.keyboard.press('Enter')
    await expect(code).toHaveAccessibleDescription(/wrong|not right|does not/i)
    // The one of this half minute was taken; the clocks may be half a minute apart.
    await code.fill(codeOf(shared, Date.now() + HALF_MINUTE_MS))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
  })

  await test.step('a recovery code opens, too, and it is switched off', async () => {
    await logIn(page, password)
    await page.getByRole('textbox', { name: 'Code' }).fill(recovery)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await page.goto('/my-profile/details')
    await page.getByRole('button', { name: 'Switch off' }).press('Enter')
    await page.getByRole('textbox', { name: 'Your password' }).fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
  })
})
