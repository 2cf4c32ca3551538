import { expect, expectAccessible, placedOrder, sidewaysScroll, test } from './support/index.ts'

const BUYER = 'two-shiptos'
const GLASS = 'PM-GL-VP-20'
const REASON = 'Material is not maintained in plant 1000'

test('an order that the ERP refused is seen by the administrator in its words, and goes through when tried again @core', async ({
  page,
  api,
  signedIn,
  secondBrowser,
  outside,
  request,
}) => {
  await signedIn(BUYER)
  await api.addPackages(GLASS, 10)
  await page.goto('/checkout')
  // A first order has no hours of an earlier one to begin with.
  const hours = page.getByRole('combobox', { name: 'Between which hours' })
  await hours.click()
  await page.getByRole('option').nth(1).click()
  await request.post('/simulators/erp/behaviour', { data: { mode: 'refuse', times: 1, message: REASON } })
  await page.getByRole('button', { name: 'Place order' }).click()
  const number = await placedOrder(page)

  const desk = await secondBrowser('admin@veenhof.example')
  await desk.setViewportSize({ width: 1440, height: 900 })
  await desk.goto('/admin/erp')
  const row = desk.getByRole('table', { name: 'What failed' }).getByRole('row').filter({ hasText: number })
  await expect(row).toContainText(REASON)
  await expectAccessible(desk, 'outgoing messages, one of them refused')
  expect(await outside.erpOrders(number)).toEqual([])
  await desk.setViewportSize({ width: 390, height: 844 })
  await expect(row).toBeVisible()
  expect(await sidewaysScroll(desk)).toBe(0)
  await expectAccessible(desk, 'outgoing messages on a phone')
  await desk.setViewportSize({ width: 1440, height: 900 })

  await request.post('/simulators/erp/behaviour', { data: { mode: 'normal' } })
  const retry = row.getByRole('button', { name: `Try again ${number}` })
  await retry.focus()
  await desk.keyboard.press('Enter')
  const question = desk.getByRole('dialog', { name: `Try ${number} again?` })
  await question.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(async () => (await outside.erpOrders(number)).length).toBe(1)
  await expect(row).toBeHidden()
})

test('a customer has no business there, and no menu leads there', async ({ page, signedIn }) => {
  await signedIn(BUYER)
  await page.goto('/admin/erp')
  await expect(page).toHaveURL('/error403')
  await expect(page.getByRole('link', { name: 'Outgoing messages' })).toHaveCount(0)
})

// Who is shown out had asked for the page before that was known.
test.use({ expectedNoise: [/403 \(Forbidden\) \S*\/downloadmaterial/] })

test('[PRM-30] [USR-02] the administrator takes a permission from a role by keyboard, and puts it back; people notice at once', async ({
  page,
  signedIn,
  secondBrowser,
}) => {
  await signedIn('shop@veenhof.example')
  await page.goto('/marketing-materials')
  const materials = page.getByRole('heading', { level: 1, name: 'Marketing materials' })
  await expect(materials).toBeVisible()

  const desk = await secondBrowser('admin@veenhof.example')
  await desk.goto('/admin/permissions')
  await desk.getByRole('combobox', { name: 'Customer type' }).click()
  await desk.getByRole('option', { name: 'Shop', exact: true }).click()
  const box = desk.getByRole('checkbox', { name: /^Manager: Marketing materials/ })
  await expect(box).toBeChecked()
  await expectAccessible(desk, 'permissions of roles')
  await desk.setViewportSize({ width: 390, height: 844 })
  expect(await sidewaysScroll(desk)).toBe(0)
  await expectAccessible(desk, 'permissions of roles on a phone')
  await desk.setViewportSize({ width: 1440, height: 900 })

  await box.focus()
  await desk.keyboard.press('Space')
  const told = /^Manager loses Marketing materials: \d+ (person|people)$/
  await expect(desk.getByText(told)).toBeVisible()
  await desk.getByRole('button', { name: 'Save changes' }).focus()
  await desk.keyboard.press('Enter')
  const question = desk.getByRole('dialog', { name: 'Save 1 change?' })
  await expect(question.getByText(told)).toBeVisible()
  await expectAccessible(desk, 'what changes for whom')
  await question.getByRole('button', { name: 'Save changes' }).focus()
  await desk.keyboard.press('Enter')
  await expect(desk.getByText('Saved for Shop.')).toBeVisible()
  await page.reload()
  await expect(materials).toBeHidden()

  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(desk.getByText('Put back as it was for Shop.')).toBeVisible()
  await page.goto('/marketing-materials')
  await expect(materials).toBeVisible()
})
