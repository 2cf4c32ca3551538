import { counterOf, expect, test } from './support/index.ts'

// A browser without a network says so on its console, call by call.
test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] })

test('[IDN-05, IDN-23] without a network the portal opens with what was last known, and logout leaves nothing of it', async ({
  page,
  context,
  api,
  signedIn,
}) => {
  await signedIn('inkoop@tenbrink.example')
  const catalogue = '/Create-An-Order_Beer?search=Hoogveen'
  const crates = counterOf(page, 'Hoogveen Blond, Crate 16 × 45 cl swing-top · 6,5%', 'pallets')
  await page.goto(catalogue)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await expect(crates).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => caches.match('/last-known.json').then((kept) => kept?.text())))
    .toContain('Hoogveen')

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/^No network\./)).toBeVisible()
  await expect(crates).toBeVisible()
  await crates.fill('1')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('cartEdits'))).toContain('HV-KR1645')
  await page.reload()
  await expect(crates, 'what was tapped without a network survives a reload').toHaveValue('1')
  await page.getByRole('button', { name: 'Create an order' }).click()
  await page.getByRole('link', { name: 'Special offers' }).click()
  await expect(page.getByText('This cannot be shown without a network')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText(/^No network\./)).toBeHidden()
  await expect
    .poll(async () => (await api.cart())?.lines, 'what was tapped without a network arrives')
    .toMatchObject([{ sku: 'HV-KR1645', pallets: 1 }])

  await page.getByRole('button', { name: 'Continue this order' }).click()
  await page
    .getByRole('button', { name: /^Profile/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Log in', exact: true }).first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => caches.has('last-known'))).toBe(false)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('storedSession'))).toBeNull()
})
