import type { Page } from '@playwright/test'
import { expect, test } from './support/index.ts'

test.use({ isOldEnough: false })

test('[IDN-44] a visitor is asked for their age before anything else @core', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Are you 18 or older?' })).toBeVisible()
  await expect(page.getByLabel('E-mail address')).toHaveCount(0)
  await page.getByRole('button', { name: 'Yes, continue' }).click()
  await expect(page.getByLabel('E-mail address')).toBeVisible()
})

test('a Yes is remembered on the device', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Yes, continue' }).click()
  await page.reload()
  await expect(page.getByLabel('E-mail address')).toBeVisible()
})

test('[IDN-45] a No gives no access, and a way back', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'You cannot access this website' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Are you 18 or older?' })).toBeVisible()
})

test('[IDN-44] who comes from a mail to have no more of them is asked nothing else', async ({ page }) => {
  await page.goto(`/unsubscribe/${'a'.repeat(43)}`)
  await page.getByRole('button', { name: 'Stop these mails' }).click()
  await page.getByRole('link', { name: 'To my profile' }).click()
  await expect(page.getByRole('heading', { name: 'Are you 18 or older?' })).toBeVisible()
})

test.describe('until its script is there', () => {
  const answered = [
    ['yet to answer the question of age', false, 'This portal is for people of 18 and older.'],
    ['old enough', true, 'From our kettle to your cellar.'],
  ] as const

  for (const [who, isOldEnough, words] of answered)
    test.describe(() => {
      test.use({ isOldEnough, serviceWorkers: 'block' })

      test(`[IDN-44] who is ${who} reads on the page: ${words}`, async ({ page }) => {
        const script = holdMainScript(page)
        await page.goto('/news', { waitUntil: 'commit' })
        await expect(page.getByText(words)).toBeVisible()
        await expect(page.getByText('News and articles')).toBeVisible({ visible: isOldEnough })
        await script.letGo()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })
    })
})

test.describe('until its script is there, the bar of the brewery alone', () => {
  test.use({ serviceWorkers: 'block' })

  const others = [
    ['was signed in here', 'storedSession', '{}'],
    ['reads another language than the page is written in', 'language', 'nl'],
  ] as const

  for (const [who, key, value] of others)
    test(`is read by who ${who}`, async ({ page }) => {
      await page.addInitScript(([name, kept]) => localStorage.setItem(name, kept), [key, value] as const)
      const script = holdMainScript(page)
      await page.goto('/news', { waitUntil: 'commit' })
      await expect(page.locator('.opening')).toContainText('Veenhof')
      await expect(page.getByText('From our kettle to your cellar.')).toBeHidden()
      await script.letGo()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

  for (const [device, width] of [
    ['a desk', 1440],
    ['a phone', 390],
  ] as const)
    test(`stands on ${device} where the app draws it`, async ({ page, signedIn }) => {
      await page.setViewportSize({ width, height: 800 })
      await signedIn('suspended')
      await page.goto('/')
      await expect(page.getByRole('banner')).toBeVisible()
      const script = holdMainScript(page)
      await page.goto('/cookies', { waitUntil: 'commit' })
      const logo = await page.locator('.opening img').boundingBox()
      await script.letGo()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.getByRole('banner').locator('img').boundingBox()).toEqual(logo)
    })

  test('[IDN-44] is no question of age where there is none', async ({ page }) => {
    await page.addInitScript(() => localStorage.removeItem('isSubmitAgeConfirmed'))
    const script = holdMainScript(page)
    await page.goto(`/unsubscribe/${'a'.repeat(43)}`, { waitUntil: 'commit' })
    await expect(page.getByText('From our kettle to your cellar.')).toBeVisible()
    await expect(page.getByText('18 and older')).toBeHidden()
    await script.letGo()
    await expect(page.getByRole('button', { name: 'Stop these mails' })).toBeVisible()
  })
})

test('the app starts in a tab that paints nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    window.requestAnimationFrame = () => 0
    window.setTimeout = new Proxy(window.setTimeout, {
      apply: (real, self, [work, ms, ...rest]: unknown[]) =>
        ms === 3000 ? 0 : Reflect.apply(real, self, [work, ms, ...rest]),
    })
  })
  const asked = page.waitForRequest('**/identity/session')
  await page.goto('/login', { waitUntil: 'commit' })
  await asked
})

/** The main script comes when it is let go. */
function holdMainScript(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const held = page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return {
    letGo: async () => {
      await held
      resolve()
    },
  }
}
