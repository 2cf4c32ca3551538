import type { Page } from '@playwright/test'
import {
  demoPassword,
  emailOf,
  expect,
  expectAccessible,
  placedOrder,
  sidewaysScroll,
  test,
  type Tools,
} from './support/index.ts'

const PHONE = { width: 390, height: 844 }
const IDEAL = 'iDEAL'
const GLASS = 'PM-GL-VP-20'

// The page of the played provider names no icon, and a browser asks for one.
test.use({ expectedNoise: [/404 \(Not Found\) \S*\/favicon\.ico$/] })

/** Puts glasses into the cart, and opens the checkout. */
async function checkOut(page: Page, { api }: Pick<Tools, 'api'>): Promise<void> {
  await api.addPackages(GLASS, 10)
  await page.goto('/checkout')
}

async function payOnline(page: Page, words: { pay: string }): Promise<void> {
  await page.getByRole('radio', { name: IDEAL }).check()
  await page.getByRole('button', { name: words.pay }).first().click()
  await expect(page).toHaveURL(/\/simulators\/payments\/tr_/)
}

/** A screen stands by itself, is read by everybody, and fits a narrow phone. */
async function expectWhole(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state)
  expect(await sidewaysScroll(page), state).toBe(0)
}

test.describe('at a desk, in English', () => {
  test.use({ locale: 'en-GB' })

  test('[ORD-15] [ORD-16] [RTE-54] a payment fails, and the order is paid at the second try @core', async ({
    page,
    signedIn,
    api,
    outside,
  }) => {
    await signedIn('shop')
    await checkOut(page, { api })
    await payOnline(page, { pay: 'Order and pay' })
    await page.getByRole('button', { name: 'Let it fail' }).click()

    await expect(page.getByRole('heading', { name: 'The payment did not succeed' })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expectWhole(page, 'a payment that failed')
    await page.getByRole('link', { name: 'Back to checkout' }).click()

    await expect(page.getByRole('radio', { name: IDEAL })).toBeChecked()
    await page.getByRole('button', { name: 'Order and pay' }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    const number = await placedOrder(page)
    await expectWhole(page, 'thanks for what is paid')
    await expect.poll(() => outside.erpOrders(number), 'the ERP holds the order').toHaveLength(1)

    await page.goto('/orders/history')
    await expect(page.getByText('Not paid')).toBeVisible()
    await page.getByRole('link', { name: number, exact: true }).click()
    await expect(page.getByText('iDEAL, paid')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Change the order' })).toBeHidden()
  })

  test('[ORD-15] [ORD-16] an order that waits is found in the cart after the tab was closed, and cancelling it gives the cart back', async ({
    page,
    signedIn,
    api,
  }) => {
    await signedIn('shop')
    await checkOut(page, { api })
    await payOnline(page, { pay: 'Order and pay' })
    const tab = await page.context().newPage()
    await page.close()
    await tab.goto('/cart')

    await expect(tab.getByText(/^Order 26-\d+ is waiting for payment$/)).toBeVisible()
    await expect(tab.getByRole('main').getByText('The cart is Empty')).toBeVisible()
    await expectWhole(tab, 'an empty cart while an order waits')
    await tab.getByRole('button', { name: 'Cancel the order' }).click()
    await tab.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click()
    await expect(tab.getByText(/was not paid, so it will not come. Its products are in your cart again/)).toBeVisible()
    await expect(tab.getByRole('button', { name: 'To checkout' })).toBeVisible()
    await expectWhole(tab, 'a cart that was given back')
    await tab.reload()
    await expect(tab.getByRole('button', { name: 'To checkout' })).toBeVisible()
    await expect(tab.getByText(/was not paid/)).toHaveCount(0)
  })
})

test.describe('on a phone, in Dutch', () => {
  test.use({ viewport: PHONE, language: 'nl' })

  test('[ORD-15] [ORD-16] whoever goes back from the bank finds the order first, and pays it once', async ({
    page,
    signedIn,
    api,
    request,
    outside,
  }) => {
    await signedIn('manager.reseller')
    await checkOut(page, { api })
    await payOnline(page, { pay: 'Bestellen en betalen' })
    const bank = page.url()

    await page.goBack()
    const waiting = page.getByText(/^Bestelling 26-\d+ wacht op betaling$/)
    await expect(waiting).toBeVisible()
    const number = /26-\d+/.exec(await waiting.innerText())?.[0] ?? ''
    await expect(page.getByRole('main').getByText('De winkelwagen is leeg')).toBeVisible()
    await expectWhole(page, 'Back to the checkout while an order waits')
    await page.getByRole('button', { name: 'Nu betalen' }).click()
    await expect(page).toHaveURL(bank)

    await page.context().clearCookies()
    await page.goto('/login')
    await page.getByLabel('E-mailadres').fill(emailOf('manager.reseller'))
    await page.getByRole('button', { name: 'Verder' }).click()
    await page.getByLabel('Wachtwoord', { exact: true }).fill(await demoPassword(page.request))
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
    await expect(waiting).toBeVisible()
    await expectWhole(page, 'home while an order waits')

    // It is paid in another app while home is open.
    await request.post(new URL(bank).pathname, { data: { status: 'paid' } })
    await expect(page.getByText(`Bestelling ${number} is betaald.`)).toBeVisible()
    await expectWhole(page, 'home once the order is paid')
    await expect.poll(() => outside.erpOrders(number), 'the ERP holds the order').toHaveLength(1)
  })

  test('[ORD-16] nobody tells the portal of a payment, and it finds it all the same', async ({
    page,
    signedIn,
    api,
    request,
    outside,
  }) => {
    await signedIn('manager.reseller')
    await checkOut(page, { api })
    await payOnline(page, { pay: 'Bestellen en betalen' })
    const address = page.url()
    const id = new URL(address).pathname
    await page.goto('/orders/history')
    await expect(page.getByText('Wacht op betaling')).toBeVisible()
    await page.getByRole('link', { name: /^26-/ }).first().click()
    await page.getByRole('link', { name: 'Nu betalen' }).click()
    await expect(page.getByRole('heading', { name: 'Uw bestelling wacht op uw betaling' })).toBeVisible()
    await expectWhole(page, 'a payment that is waited for')

    // It is paid in another app, and its webhook is lost.
    await request.post('/simulators/payments/calls', { data: { calls: 'never' } })
    await request.post(id, { data: { status: 'paid' } })
    const number = await placedOrder(page)
    await request.post('/simulators/payments/calls', { data: { calls: 'once' } })
    await expect(page.getByRole('heading', { name: 'Bedankt' })).toBeVisible()
    await expect.poll(() => outside.erpOrders(number)).toHaveLength(1)
  })

  test('[ORD-16] who pays when the order is given up has the money back', async ({ page, signedIn, api, request }) => {
    await signedIn('bestuur@veenfeesten.example')
    await checkOut(page, { api })
    await payOnline(page, { pay: 'Bestellen en betalen' })
    const id = new URL(page.url()).pathname
    await page.goto('/orders/history')
    await page.getByRole('link', { name: /^26-/ }).first().click()
    const order = page.url()
    await page.getByRole('link', { name: 'Nu betalen' }).click()
    const payment = page.url()
    await page.getByRole('button', { name: 'Niet betalen, terug naar de winkelwagen' }).click()
    await expect(page.getByRole('heading', { name: 'De betaling is verlopen' })).toBeVisible()
    await expectWhole(page, 'a payment that was given up')

    await request.post(id, { data: { status: 'paid' } })
    await expect(async () => {
      await page.goto(payment)
      await expect(page.getByRole('heading', { name: 'Uw bestelling kan niet meer komen' })).toBeVisible({
        timeout: 2_000,
      })
    }).toPass()
    await expectWhole(page, 'money that comes back')
    await expect(async () => {
      await page.goto(order)
      await expect(page.getByText(/Van wat u betaalde is .* teruggegaan/)).toBeVisible({ timeout: 2_000 })
    }).toPass()
  })
})

test('[IDN-15] [ERR-28] whoever comes back from paying without being known is asked once more, then to log in', async ({
  page,
}) => {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  await page.goto('/checkoutpayment?payment_token=of-somebody')
  await expect.poll(() => loads).toEqual(['/checkoutpayment', '/checkoutpayment'])
  await expect(page.getByRole('heading', { name: '401: UNAUTHORIZED ACCESS' })).toBeVisible()
  expect(loads).toHaveLength(2)
})
