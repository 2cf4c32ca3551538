import type { Page } from '@playwright/test'
import {
  emailOf,
  expect,
  expectAccessible,
  expectHeardOnce,
  forgetSession,
  placedOrder,
  sidewaysScroll,
  test,
  type Tools,
} from './support/index.ts'

const INVITED = 'invited@veenhof.example'
const FORGETFUL = 'basic.retail'
const PASSWORD = 'Krat-achter-de-bar-26'

// A link that was used is refused.
test.use({ expectedNoise: [/422 .*\/identity\/link$/] })

/** The link of the newest mail to this address, and what it opens. */
async function linkMailedTo(outside: Tools['outside'], address: string, page: '/verification' | '/reset-password') {
  const links = async () =>
    (await outside.mails(address, page))
      .flatMap(({ text }) => [...text.matchAll(/http\S+#[\w-]{43}/g)])
      .map(([link]) => link)
  await expect.poll(links, 'the mail with the link arrives').not.toHaveLength(0)
  const { pathname, hash } = new URL((await links())[0] ?? '')
  return pathname + hash
}

async function askForLink(page: Page, address: string) {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).press('Enter')
  // The page before has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  const email = page.getByLabel('E-mail address')
  await email.fill(address)
  await expectAccessible(page, 'forgot password')
  await email.press('Enter')
  await expect(page.getByRole('heading', { name: 'A mail is on its way' })).toBeVisible()
  await expectAccessible(page, 'a mail is on its way')
}

test('[IDN-27] [IDN-31] [RTE-03] [RTE-08] [ERR-42] an invited person chooses a first password and places a first order, by keyboard alone @core', async ({
  page,
  outside,
}) => {
  await askForLink(page, INVITED)
  await page.goto(await linkMailedTo(outside, INVITED, '/verification'))

  await test.step('chooses a password whose rules are ticked off', async () => {
    await expect(page.getByRole('heading', { name: 'Welcome, Stijn' })).toBeVisible()
    const password = page.getByLabel('New password')
    await password.focus()
    await page.keyboard.type('krat2')
    await expect(password).toHaveAccessibleDescription(/a capital letter ?: not met yet/)
    await expectAccessible(page, 'an invitation')
    await page.keyboard.press('Control+A')
    await page.keyboard.type(PASSWORD)
    await expect(password).not.toHaveAccessibleDescription(/not met yet/)
    await page.getByLabel('The same password again').focus()
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
  })

  await test.step('logs in with it', async () => {
    await expect(page).toHaveURL(/\/user-registration-success$/)
    await expect(page.getByRole('status').filter({ hasText: 'Your password is saved' })).toBeVisible()
    await expectAccessible(page, 'an account that is ready')
    await page.getByRole('link', { name: 'Log in' }).press('Enter')
    await page.getByLabel('Password', { exact: true }).focus()
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
  })

  await test.step('goes through the tutorial that opens for who is new', async () => {
    const tutorial = page.getByRole('dialog', { name: 'How it works' })
    for (const [place, next] of ['Next', 'Next', 'Next', 'Next', 'Done'].entries()) {
      await expect(tutorial).toContainText(`${place + 1} of 5`)
      await tutorial.getByRole('button', { name: next }).press('Enter')
    }
    await expect(tutorial).toBeHidden()
  })

  await test.step('orders', async () => {
    await page.goto('/Create-An-Order_POSM')
    await page.getByRole('article').getByRole('spinbutton').first().fill('1')
    await expect(page.getByRole('button', { name: 'Cart, 1 product' })).toBeVisible()
    await page.goto('/checkout')
    const place = page.getByRole('button', { name: 'Place order' })
    // A first order has no hours of an earlier one to begin with.
    await page.getByRole('combobox', { name: 'Between which hours' }).press('Enter')
    await page.getByRole('option').nth(1).press('Enter')
    await expect(place).toBeEnabled()
    await place.press('Enter')
    await expectHeardOnce(outside, await placedOrder(page), INVITED)
  })

  await test.step('finds the link used', async () => {
    await forgetSession(page)
    await page.goto(await linkMailedTo(outside, INVITED, '/verification'))
    await expect(page.getByRole('heading', { name: 'User already validated.' })).toBeVisible()
    await expectAccessible(page, 'a link that was used')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('[IDN-30] [RTE-05] [RTE-07] somebody who forgot the password has a new one, and the old one is none', async ({
    page,
    outside,
    signedIn,
  }) => {
    const address = emailOf(FORGETFUL)
    await signedIn(FORGETFUL)
    await page.context().clearCookies()
    await askForLink(page, address)
    expect(await sidewaysScroll(page)).toBe(0)
    await page.goto(await linkMailedTo(outside, address, '/reset-password'))
    await page.getByLabel('New password').fill(PASSWORD)
    await page.getByLabel('The same password again').fill(`${PASSWORD}!`)
    await page.getByRole('button', { name: 'Save the password' }).tap()
    await expect(page.getByText('This is another password than the one above')).toBeVisible()
    await expectAccessible(page, 'two passwords that differ')
    expect(await sidewaysScroll(page)).toBe(0)
    await page.getByLabel('The same password again').fill(PASSWORD)
    await page.getByRole('button', { name: 'Save the password' }).tap()
    await expect(page).toHaveURL(/\/login/)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in', exact: true }).tap()
    await expect(page).toHaveURL('/')
  })
})
