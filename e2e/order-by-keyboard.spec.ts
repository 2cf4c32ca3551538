import type { Page } from '@playwright/test'
import {
  beer,
  counterOf,
  demoPassword,
  emailOf,
  expect,
  expectAccessible,
  expectHeardOnce,
  placedOrder,
  tabTo,
  test,
} from './support/index.ts'

test.use({ isOldEnough: false })

test('[ORD-09] a buyer orders a truck by keyboard alone @core', async ({ page, outside }) => {
  const keyboard = page.keyboard
  const menu = page.getByRole('navigation', { name: 'Main menu' })

  await test.step('signs in', async () => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Yes, continue' })).toBeFocused()
    await keyboard.press('Enter')
    await tabTo(page, page.getByRole('link', { name: 'Log in', exact: true }))
    await keyboard.press('Enter')
    await tabTo(page, page.getByLabel('E-mail address'))
    await keyboard.type(emailOf('breda@deketel.example'))
    await keyboard.press('Enter')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await keyboard.type(await demoPassword(page.request))
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Merel' })).toBeVisible()
  })

  await test.step('opens the catalogue from the menu and counts pallets', async () => {
    await tabTo(page, menu.getByRole('button', { name: 'Create an order' }))
    await keyboard.press('Enter')
    await expect(menu.getByRole('link', { name: 'Beer', exact: true })).toBeVisible()
    await expectAccessible(page, 'the open menu')
    await tabTo(page, menu.getByRole('link', { name: 'Beer', exact: true }))
    await keyboard.press('Enter')
    const pallets = counterOf(page, beer.crate.card, 'pallets')
    await expect(pallets).toBeVisible()
    // The last order went by half truck, and so would this one.
    await tabTo(page, page.getByRole('radio', { name: 'Half Truck' }), 'Shift+Tab')
    await keyboard.press('ArrowLeft')
    await expect(page.getByRole('radio', { name: 'Full Truck' })).toBeChecked()
    await tabTo(page, pallets)
    await keyboard.type('23')
    await keyboard.press('ArrowUp')
    await expect(pallets).toHaveAttribute('aria-valuenow', '24')
    await expect(page.getByRole('region', { name: 'Order details' })).toContainText('Order is ok')
  })

  await test.step('picks the next day in the calendar and has the focus back', async () => {
    const opener = page.getByRole('button', { name: 'Delivery day:' })
    await expect(opener).toContainText(/\d/)
    const proposed = await opener.textContent()
    await tabTo(page, opener, 'Shift+Tab')
    await keyboard.press('Enter')
    const chosen = page.getByRole('grid').getByRole('button', { name: 'selected' })
    await tabTo(page, chosen)
    await expectAccessible(page, 'the open calendar')
    await walkToNextOpenDay(page)
    await keyboard.press('Enter')
    await expect(opener).not.toHaveText(proposed ?? '')
    await expect(opener).toBeFocused()
  })

  await test.step('opens the cart and goes on to the checkout', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Cart, 1 product' }), 'Shift+Tab')
    await keyboard.press('Enter')
    await tabTo(page, page.getByRole('link', { name: 'Go to cart' }))
    await expectAccessible(page, 'the open mini-cart')
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/cart')
    await tabTo(page, page.getByRole('button', { name: 'To checkout' }))
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  })

  await test.step('chooses the latest hours', async () => {
    const hours = page.getByRole('combobox', { name: 'Between which hours' })
    await tabTo(page, hours)
    await keyboard.press('Enter')
    const latest = page.getByRole('option').last()
    // The list takes the keyboard once its chosen option has the focus.
    await expect(page.getByRole('option', { selected: true })).toBeFocused()
    await expectAccessible(page, 'the open list of hours')
    await keyboard.press('End')
    await expect(latest).toBeFocused()
    const words = (await latest.textContent()) ?? ''
    await keyboard.press('Enter')
    await expect(hours).toHaveText(words)
  })

  await test.step('is led from what is wrong to its field', async () => {
    const title = page.getByLabel('Order title')
    await tabTo(page, title)
    await keyboard.type('x'.repeat(41))
    await tabTo(page, page.getByRole('button', { name: 'Place order' }))
    await keyboard.press('Enter')
    await tabTo(page, page.getByRole('link', { name: 'The order title has at most 40 characters' }))
    await expectAccessible(page, 'the checkout with a fault')
    await keyboard.press('Enter')
    await expect(title).toBeFocused()
    await keyboard.press('End')
    await keyboard.press('Backspace')
    await expect(title).toHaveValue('x'.repeat(40))
  })

  await tabTo(page, page.getByRole('button', { name: 'Place order' }))
  await keyboard.press('Enter')
  await expectHeardOnce(outside, await placedOrder(page), 'breda@deketel.example')
})

test('the first counter of pallets is twelve tabs away at the most', async ({ page, signedIn }) => {
  await signedIn('breda@deketel.example')
  await page.addInitScript(() => localStorage.setItem('isSubmitAgeConfirmed', 'true'))
  await page.goto('/Create-An-Order_Beer')
  const pallets = page.getByRole('article').first().getByRole('spinbutton', { name: 'pallets' })
  await expect(pallets).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, pallets, 'Tab', 11)
})

/** Arrows reach the closed days too, so that one can hear why they are closed. */
async function walkToNextOpenDay(page: Page): Promise<void> {
  const focused = page.getByRole('grid').locator(':focus')
  do await page.keyboard.press('ArrowRight')
  while ((await focused.getAttribute('aria-disabled')) === 'true')
}
