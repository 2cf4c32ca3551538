import { axeFindings, expect, sidewaysScroll, test } from './support/index.ts'

const PHONE = { width: 390, height: 844 }

test('whoever writes a client finds a call, and what it takes and answers @core', async ({ page }) => {
  await page.goto('/api')
  await page.getByLabel('Find a call').fill('one payer')
  const call = page.getByText('/{market}/prod/api/{version}/portal/payers/{id}')
  await expect(page.getByText('1 call', { exact: true })).toBeVisible()
  await call.click()
  await expect(page.getByText('The number; one that is not of the caller is not found.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Payer', exact: true }).first().click()
  await expect(page).toHaveURL('/api#Payer')
  expect(await axeFindings(page)).toEqual([])
})

// All of it runs under the content policy of the portal: what the policy stops fails a journey.
test('GraphiQL tells what a name is, and what comes back', async ({ page, signedIn }) => {
  await signedIn('two-shiptos')
  await page.goto('/api/graphql')
  await expect(page.getByRole('region', { name: 'Query Editor' })).toContainText('storeConfig')
  await page.getByRole('button', { name: 'Execute query' }).click()
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('"customer_type": "OntradeTank"')
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click()
  await page.getByRole('link', { name: 'Mutation' }).click()
  await page.getByRole('link', { name: 'placeOrder', exact: true }).click()
  await expect(page.getByText('Places the cart as one order')).toBeVisible()
})

for (const path of ['/api', '/api/graphql'])
  test(`${path} fits a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await sidewaysScroll(page)).toBe(0)
  })
