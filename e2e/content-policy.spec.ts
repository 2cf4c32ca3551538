import { expect, test } from './support/index.ts'

test.describe('a page that the content policy stops', () => {
  test.use({ expectedNoise: [/./] })

  const STOPPED = [
    ['text as markup', 'require-trusted-types-for', `document.body.innerHTML = '<b>beer</b>'`],
    ['text as a script', 'require-trusted-types-for', `document.body.setAttribute('onclick', 'pour()')`],
    ['a script from elsewhere', 'connect-src', `fetch('https://elsewhere.example/')`],
  ] as const

  for (const [what, directive, script] of STOPPED)
    test(`is reported: ${what}`, async ({ page, noise }) => {
      await page.goto('/login')
      await expect(page.evaluate(script)).rejects.toThrow(/./)
      await expect.poll(() => noise.join('\n')).toContain(`Content policy: ${directive} stopped`)
    })

  test('loads no script by its address but the service worker', async ({ page }) => {
    await page.goto('/login')
    // The app brings its policy along, and begins after the first paint.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const load = page.evaluate(`document.createElement('script').src = '/first-paint.js'`)
    await expect(load).rejects.toThrow('No script is loaded from /first-paint.js.')
  })
})

test.describe('without a network', () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED|cannot be reached/] })

  test('the app opens again from what its service worker kept', async ({ page, context }) => {
    await page.goto('/login')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await context.setOffline(true)
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
