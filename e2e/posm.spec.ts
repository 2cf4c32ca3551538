import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectHeardOnce, placedOrder, sidewaysScroll, test } from './support/index.ts'

// Het Achterom has a budget; its cook orders nothing else.
const BUYER = 'delegated.ontrade'
const GLASS = 'PM-GL-VP-20'
const VERSION = 'PM-GL-VP-25'
// Of the played register.
const DOOR = { postcode: '7411kt', number: '7', street: 'Brink', city: 'Deventer' }

/** Writes the address of a door down, as far as the register does not know it. */
async function addDoor(page: Page) {
  const form = page.getByRole('form', { name: 'Another address' })
  await form.getByLabel('Name', { exact: true }).fill('Ank Tap')
  await form.getByLabel('Postcode').fill('7411')
  await form.getByLabel('House number').fill(DOOR.number)
  await form.getByRole('button', { name: 'Add the address' }).click()
  await expect(form.getByText('Two letters are needed').last()).toBeVisible()
  await expectAccessible(page, 'an address with a fault')
  await form.getByLabel('Postcode').fill(DOOR.postcode)
  await form.getByLabel('House number').press('Tab')
  await form.getByLabel('House number').blur()
  await expect(form.getByLabel('Street')).toHaveValue(DOOR.street)
  await expect(form.getByLabel('City')).toHaveValue(DOOR.city)
  await form.getByRole('button', { name: 'Add the address' }).click()
}

/** So many of the glasses go to a door, the others stay. */
async function orderAtTwoDoors(page: Page, { there, here }: { there: number; here: number }) {
  await page.goto('/checkout')
  await page.getByRole('link', { name: 'Send to other addresses' }).click()
  await expect(page.getByRole('heading', { name: 'Where it goes' })).toBeVisible()
  await page.getByRole('button', { name: 'Another address' }).click()
  await addDoor(page)
  const door = page.getByRole('article', { name: 'Ank Tap' })
  await door.getByRole('spinbutton').fill(String(there))
  await door.getByRole('spinbutton').press('Enter')
  await expect(page.getByRole('article', { name: 'Eetcafé Het Achterom' })).toContainText(`${here} pieces`)
  await expectAccessible(page, 'goods shared out over two addresses')
  expect(await sidewaysScroll(page)).toBe(0)
  await page.getByRole('button', { name: 'Send it there' }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByRole('region', { name: 'Delivery' })).toContainText('Brink 7')
  await chooseHours(page)
}

/** What is left of the budget goes down with each tap in the catalogue, and comes back. */
async function tapForBudget(page: Page) {
  await page.getByRole('button', { name: 'Order details' }).tap()
  const bar = page.getByRole('region', { name: 'Order details' })
  const left = bar.getByText(/^€\s[\d.,]+ left$/)
  const before = (await left.textContent()) ?? ''
  const glass = page.getByRole('article', { name: /^Tasting glass/ })
  await glass.getByRole('button', { name: /^More: / }).tap()
  await expect(bar).toContainText('in the cart')
  await expect(left).not.toHaveText(before)
  const afterOne = (await left.textContent()) ?? ''
  await glass.getByRole('button', { name: /^More: / }).tap()
  await expect(left).not.toHaveText(afterOne)
  for (const value of ['1', '0']) {
    await glass.getByRole('button', { name: /^Less: / }).tap()
    await expect(glass.getByRole('spinbutton')).toHaveValue(value)
  }
  await expect(left).toHaveText(before)
}

async function chooseHours(page: Page) {
  const hours = page.getByRole('combobox', { name: 'Between which hours' })
  if (await hours.isVisible()) {
    await hours.click()
    await page.getByRole('option').first().click()
  }
}

test('[BAR-14, CRT-41, GQL-65, ENT-39] a bar manager spends a budget on glasses for two addresses, and reads where it went @core', async ({
  page,
  api,
  outside,
  signedIn,
}) => {
  await signedIn(BUYER)
  await page.goto('/Create-An-Order_POSM')
  const bar = page.getByRole('region', { name: 'Order details' })
  await expect(bar).toContainText('POS materials budget')
  await expect(bar).toContainText(/€\s[\d.,]+ left/)
  await api.addPackages(GLASS, 10)
  await page.reload()
  await expect(bar).toContainText('in the cart')
  await expectAccessible(page, 'the budget in the order bar')
  await orderAtTwoDoors(page, { there: 4, here: 6 })
  await page.getByRole('button', { name: 'Place order' }).click()
  const number = await placedOrder(page)
  await expectHeardOnce(outside, number, BUYER)

  await page.goto('/orders/posm')
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('to 2 addresses')
  await expectAccessible(page, 'orders of POS materials')
  await page.getByRole('link', { name: 'POS materials budget' }).first().click()
  const table = page.getByRole('table', { name: 'What was given and spent' })
  await expect(table.getByRole('row', { name: new RegExp(number) })).toContainText('Koen Beltman')
  await expectAccessible(page, 'the ledger of a budget')
})

test('[ENT-38, GQL-50] glasses are collected at a service point near the bar, which the order and the ERP tell', async ({
  page,
  api,
  outside,
  signedIn,
}) => {
  await signedIn(BUYER)
  await api.addPackages(GLASS, 5)
  await page.goto('/checkout')
  const delivery = page.getByRole('region', { name: 'Delivery' })
  await delivery.getByRole('radio', { name: 'Have it delivered' }).press('ArrowDown')
  await expect(delivery.getByText('Until then everything goes to Eetcafé Het Achterom')).toBeVisible()
  await expectAccessible(page, 'service points to choose from')
  await delivery.getByRole('button', { name: 'Collect here: Boekhandel Van der Velde' }).press('Enter')
  await expect(delivery.getByRole('button', { name: 'Choose another service point' })).toBeFocused()
  await expectAccessible(page, 'a service point that was chosen')
  await page.reload()
  await expect(delivery).toContainText('Haverstraat 12A')
  await chooseHours(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  const number = await placedOrder(page)
  await expect(
    page.getByText(/to collect at a PostNL service point, Koen Beltman, Boekhandel Van der Velde/),
  ).toBeVisible()
  await expectHeardOnce(outside, number, BUYER)
  await page.goto('/orders/posm')
  await page.getByRole('link', { name: number, exact: true }).click()
  await expect(page.getByText('To collect at a PostNL service point')).toBeVisible()
  await expectAccessible(page, 'an order that is collected')
})

test('[GQL-44] a version of a glass is chosen on its page, ordered, and is what the ERP hears of', async ({
  page,
  outside,
  signedIn,
}) => {
  await signedIn(BUYER)
  await page.goto('/Create-An-Order_POSM')
  await page
    .getByRole('article', { name: /^Veenhof pilsner glass/ })
    .getByRole('link', { name: 'Choose a version' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Veenhof pilsner glass' })).toBeVisible()
  await page.getByRole('button', { name: /^More: Veenhof pilsner glass, 25 cl/ }).click()
  await expect(page.getByRole('button', { name: 'Cart, 1 product' })).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: /^Veenhof pilsner glass, 25 cl/ })).toHaveValue('1')
  await expectAccessible(page, 'the versions of a glass')
  await page.goto('/cart')
  await expect(page.getByRole('article', { name: /^Veenhof pilsner glass, 25 cl/ })).toBeVisible()
  await page.getByRole('button', { name: 'To checkout' }).click()
  await chooseHours(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  const number = await placedOrder(page)
  const { order } = await expectHeardOnce(outside, number, BUYER)
  expect(order?.items).toMatchObject([{ material: VERSION }])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('[BAR-14, GQL-64, GQL-65] the same fits: an address is taken off, and goods that are shared out again are ordered', async ({
    page,
    api,
    outside,
    signedIn,
  }) => {
    await signedIn(BUYER)
    await page.goto('/Create-An-Order_POSM')
    await tapForBudget(page)
    await api.addPackages(GLASS, 5)
    await page.reload()
    await expect(page.getByRole('region', { name: 'Order details' })).toContainText('POS materials budget')
    expect(await sidewaysScroll(page)).toBe(0)
    await expectAccessible(page, 'the budget in the order bar of a phone')
    await orderAtTwoDoors(page, { there: 2, here: 3 })
    await page.getByRole('link', { name: 'Change the addresses' }).tap()
    await page.getByRole('button', { name: 'Take off Ank Tap' }).tap()
    await page.getByRole('button', { name: 'Send it there' }).tap()
    await expect(page.getByRole('region', { name: 'Delivery' })).not.toContainText('Brink 7')
    await orderAtTwoDoors(page, { there: 2, here: 3 })
    await page.getByRole('region', { name: 'Total' }).getByRole('button', { name: 'Place order' }).tap()
    const number = await placedOrder(page)
    await expectHeardOnce(outside, number, BUYER)

    await page.goto('/orders/posm')
    await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('to 2 addresses')
    expect(await sidewaysScroll(page)).toBe(0)
    await page.getByRole('link', { name: 'POS materials budget' }).first().tap()
    const table = page.getByRole('table', { name: 'What was given and spent' })
    await expect(table.getByRole('row', { name: new RegExp(number) })).toContainText('Koen Beltman')
    expect(await sidewaysScroll(page)).toBe(0)
    await expectAccessible(page, 'the ledger of a budget on a phone')
  })
})
