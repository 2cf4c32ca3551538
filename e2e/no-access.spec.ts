import { expect, signInWithForm, test } from './support/index.ts'

test('[RTE-72] a visitor of a closed page logs in and comes back to it @core', async ({ page }) => {
  await page.goto('/orders/history?period=year')
  await expect(page.getByRole('heading', { name: '401: UNAUTHORIZED ACCESS' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click()
  await signInWithForm(page, 'manager.ontrade')
  await expect(page).toHaveURL('/orders/history?period=year')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
})

for (const path of ['/Create-An-Order_Beer', '/cart', '/checkout', '/orders/history'])
  test(`[RTE-74, PRM-30] a basic user does not get into ${path}`, async ({ page, signedIn }) => {
    await signedIn('basic.distributor')
    await page.goto(path)
    await expect(page).toHaveURL('/error403')
    await expect(page.getByRole('heading', { name: 'This is not yours to open' })).toBeVisible()
    await page.getByRole('link', { name: 'To the home page' }).click()
    await expect(page).toHaveURL('/')
  })

test('[RTE-57] an address in other letters with a slash behind it is rewritten', async ({ page, signedIn }) => {
  await signedIn('manager.ontrade')
  await page.goto('/Orders/HISTORY/')
  await expect(page).toHaveURL('/orders/history')
})

test.describe('an address that does not exist', () => {
  test.use({ expectedNoise: [/404/] })

  test('says so, with its status too, and leads home', async ({ page }) => {
    const answer = await page.goto('/nowhere/at/all')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'This page is not on the truck' })).toBeVisible()
    await page.getByRole('link', { name: 'To the home page' }).click()
    await expect(page).toHaveURL('/')
  })
})

test('the login never leads to another website', async ({ page, signedIn }) => {
  await signedIn('manager.ontrade')
  await page.goto('/login?back=https://elsewhere.example/')
  await expect(page).toHaveURL('/')
})

test('whoever only comes to log in fetches nothing to order with', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/login')
  await expect(page.getByLabel('E-mail address')).toBeVisible()
  expect(fetched.filter((file) => /^\/assets\/(ordering|around-screens)-/.test(file))).toEqual([])
  expect(fetched).toContainEqual(expect.stringMatching(/^\/assets\/login-page-/))
})
