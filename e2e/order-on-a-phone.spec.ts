import type { Locator } from '@playwright/test'
import {
  beer,
  counterOf,
  expect,
  expectAccessible,
  expectHeardOnce,
  placedOrder,
  sidewaysScroll,
  test,
} from './support/index.ts'

const EIGHT = 8

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('[BAR-02] a shop orders a half truck on a phone @core', async ({ page, outside, signedIn }) => {
  await signedIn('zutphen@hetkruikje.example')
  await page.goto('/')

  await test.step('finds the catalogue in the bottom bar', async () => {
    await page.getByRole('navigation', { name: 'Quick menu' }).getByRole('button', { name: 'Menu' }).tap()
    const toBeer = page.getByRole('dialog').getByRole('link', { name: 'Beer', exact: true })
    await expect(toBeer).toBeVisible()
    await expectAccessible(page, 'the menu of a phone')
    await toBeer.tap()
    await expect(page).toHaveURL('/Create-An-Order_Beer')
  })

  await test.step('puts two pallets on half a truck', async () => {
    const details = page.getByRole('button', { name: 'Order details' })
    await details.tap()
    await page.getByRole('radio', { name: 'Half Truck' }).tap()
    await expectAccessible(page, 'the order details of a phone')
    await expect(details).toContainText('Half Truck')
    await details.tap()
    const more = page
      .getByRole('article', { name: beer.crate.card })
      .getByRole('button', { name: 'More: Veenhof Pils, crate 24 × 30 cl, pallets' })
    await more.tap()
    await more.tap()
    await expect(counterOf(page, beer.crate.card, 'pallets')).toHaveValue('2')
    await expect(page.getByRole('region', { name: 'Order details' })).toContainText('2 pallets')
    expect(await sidewaysScroll(page)).toBe(0)
  })

  await test.step('goes to the cart and on to the checkout', async () => {
    await page.getByRole('navigation', { name: 'Quick menu' }).getByRole('link', { name: 'Cart' }).tap()
    await expect(page.getByRole('region', { name: 'How full it is' })).toContainText('Order is ok')
    await page.getByRole('region', { name: 'Total' }).getByRole('button', { name: 'To checkout' }).tap()
    await page.getByRole('combobox', { name: 'Between which hours' }).tap()
    await page.getByRole('option').first().tap()
    await page.getByRole('region', { name: 'Total' }).getByRole('button', { name: 'Place order' }).tap()
  })

  const number = await placedOrder(page)
  expect(await sidewaysScroll(page)).toBe(0)
  const { order } = await expectHeardOnce(outside, number, 'zutphen@hetkruikje.example')
  expect(order).toMatchObject({ orderType: 'YSOR' })
})

test('a shop orders eight products in at most 24 taps', async ({ page, api, signedIn }) => {
  await signedIn('zutphen@hetkruikje.example')
  await page.goto('/')
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.tap()
  }

  await tap(page.getByRole('navigation', { name: 'Quick menu' }).getByRole('button', { name: 'Menu' }))
  await tap(page.getByRole('dialog').getByRole('link', { name: 'Beer', exact: true }))
  const cards = page.getByRole('list', { name: 'Products' }).getByRole('article')
  await expect(cards.nth(EIGHT)).toBeVisible()
  for (let card = 0; card < EIGHT; card += 1)
    await tap(cards.nth(card).getByRole('button', { name: /^More: .*, (crates|kegs|trays|boxes|cases)$/ }))
  await expect.poll(async () => (await api.cart())?.lines.length).toBe(EIGHT)
  await tap(page.getByRole('navigation', { name: 'Quick menu' }).getByRole('link', { name: 'Cart' }))
  await tap(page.getByRole('region', { name: 'Total' }).getByRole('button', { name: 'To checkout' }))
  await tap(page.getByRole('region', { name: 'Total' }).getByRole('button', { name: 'Place order' }))
  await placedOrder(page)
  expect(taps).toBeLessThanOrEqual(24)
})
