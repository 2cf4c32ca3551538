import { expect, type Locator, type Page } from '@playwright/test'
import { demoPassword, emailOf, type Account } from './accounts.ts'
import { untilQuiet } from './quiet.ts'
import type { OutsideWorld } from './outside-world.ts'

/** Fills in the login form, as it stands in English. */
export async function signInWithForm(page: Page, account: Account): Promise<void> {
  await page.getByLabel('E-mail address').fill(emailOf(account))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Password', { exact: true }).fill(await demoPassword(page.request))
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

const LONG_MESSAGE_MS = 5_000
const PATIENCE_TIMES = 10

/** Lets messages with a way back stand long enough for a slow machine; to be asked for before the page opens. */
export async function keepMessages(page: Page): Promise<void> {
  await page.addInitScript(
    ({ from, times }) => {
      const wait = window.setTimeout.bind(window)
      const patient = (run: TimerHandler, ms = 0, ...rest: unknown[]) =>
        wait(run, ms >= from ? ms * times : ms, ...rest)
      Reflect.set(window, 'setTimeout', patient)
    },
    { from: LONG_MESSAGE_MS, times: PATIENCE_TIMES },
  )
}

/** The counters of one product, wherever it stands on the page. */
export function counterOf(page: Page, product: string | RegExp, counted: string): Locator {
  return page.getByRole('article', { name: product }).getByRole('spinbutton', { name: counted })
}

/** Picks a day after the one that was proposed and tells its number in the month. */
export async function pickLaterDay(page: Page, opener: Locator): Promise<string> {
  await opener.click()
  const calendar = page.getByRole('grid')
  const open = calendar.getByRole('button', { disabled: false })
  await expect(open.first()).toBeVisible()
  const day = open.last()
  const number = (await day.textContent()) ?? ''
  await day.click()
  await expect(opener).toContainText(` ${number} `)
  return number
}

/** Nobody is signed in any more. The page is done first: what it still asks for would come without the cookie. */
export async function forgetSession(page: Page): Promise<void> {
  await untilQuiet(page)
  await page.context().clearCookies()
}

/** The number of the order that the thanks page is about. */
export async function placedOrder(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/thanks\?order=/)
  return new URL(page.url()).searchParams.get('order') ?? ''
}

/** The ERP and the buyer each hear of the order, and each only once. */
export async function expectHeardOnce(outside: OutsideWorld, number: string, account: Account) {
  await expect.poll(() => outside.erpOrders(number), 'the ERP holds the order').toHaveLength(1)
  const confirmations = () => outside.mails(emailOf(account), number)
  await expect.poll(confirmations, 'the confirmation arrives').toHaveLength(1)
  const [order] = await outside.erpOrders(number)
  const [mail] = await confirmations()
  return { order, mail }
}

const MOST_TABS = 80

/** Walks on until the focus is there, as somebody without a mouse does. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab',
  most: number = MOST_TABS,
): Promise<void> {
  await expect(target).toBeVisible()
  for (let tabs = 0; tabs < most; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target, `within ${most} tabs`).toBeFocused()
}
