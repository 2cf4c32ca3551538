import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { KEPT_ON_DEVICE } from '../apps/web/src/areas/account/features/device-storage/kept-on-device.ts'
import {
  demoPassword,
  emailOf,
  expect,
  expectAccessible,
  sidewaysScroll,
  signInWithForm,
  test,
} from './support/index.ts'

const LEAVER = 'basic.trade'
const VISITOR = 'amersfoort@depijp.example'

/** What a browser keeps of the portal. */
async function keptBy(page: Page) {
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    tab: Object.keys(sessionStorage),
    cache: [...(await caches.keys()), ...(await indexedDB.databases()).map(({ name = '' }) => name)],
  }))
  const cookies = await page.context().cookies()
  return { ...kept, cookie: cookies.map(({ name }) => name) }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  // Whoever has left is asked who they are.
  test.use({ expectedNoise: [/40[13]/] })

  test('somebody takes their data along, asks to be erased, and comes back in time @core', async ({
    page,
    outside,
    signedIn,
    request,
  }) => {
    await signedIn(LEAVER)
    await page.goto('/my-profile/data')
    await expect(page.getByRole('button', { name: 'Ask for erasure' })).toBeVisible()
    await expectAccessible(page, 'one’s own data')
    expect(await sidewaysScroll(page)).toBe(0)

    await test.step('the file tells who they are, and no secret', async () => {
      const coming = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download' }).tap()
      const file = await coming
      expect(file.suggestedFilename()).toBe('my-data.json')
      const text = await readFile(await file.path(), 'utf8')
      expect(text).toContain(emailOf(LEAVER))
      expect(text).not.toMatch(/hash|argon2/)
    })

    await test.step('the account is closed once they have said it twice', async () => {
      await page.getByLabel('Current password').fill(await demoPassword(request))
      await page.getByRole('button', { name: 'Ask for erasure' }).tap()
      const question = page.getByRole('dialog')
      await expect(question.getByRole('button', { name: 'Keep my account' })).toBeFocused()
      await expectAccessible(page, 'asked whether to erase')
      await question.getByRole('button', { name: 'Close and erase' }).tap()
      await expect(page).toHaveURL(/\/login\?reason=erasure-asked/)
      await expect(page.getByText(/Your account is closed/).first()).toBeVisible()
      await expect.poll(() => outside.mails(emailOf(LEAVER), 'e-mailadres en telefoonnummer')).not.toHaveLength(0)
    })

    await test.step('a login undoes it', async () => {
      await signInWithForm(page, LEAVER)
      await expect(page).toHaveURL('/')
      await page.goto('/my-profile/data')
      await expect(page.getByRole('button', { name: 'Ask for erasure' })).toBeVisible()
    })
  })
})

test('[CNT-29] what a visit leaves in the browser is what /cookies tells, and nobody else is asked for anything', async ({
  page,
  signedIn,
  baseURL,
}) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  await page.goto('/')
  await signedIn(VISITOR)
  for (const path of [
    '/',
    '/Create-An-Order_Beer',
    '/cart',
    '/orders/history',
    '/news',
    '/support/contacts',
    '/cookies',
  ])
    await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible()
  await expectAccessible(page, 'what is kept on the device')

  const kept = await keptBy(page)
  expect(kept.cookie.length * kept.local.length * kept.tab.length).toBeGreaterThan(0)
  const untold = Object.entries(kept).flatMap(([place, names]) =>
    names.filter(
      (name) =>
        !KEPT_ON_DEVICE.some(
          (told) => told.place === place && (place === 'cache' ? name.startsWith(told.name) : name === told.name),
        ),
    ),
  )
  expect(untold).toEqual([])
  const elsewhere = [...asked].filter(
    (origin) => origin !== new URL(baseURL ?? '').origin && !/^(blob|data):|^null$/.test(origin),
  )
  expect(elsewhere).toEqual([])
})
