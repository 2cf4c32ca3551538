import { beer, expect, expectAccessible, placedOrder, sidewaysScroll, test, untilQuiet } from './support/index.ts'
import { byFinger, byKeyboard, byMouse, DESK, PHONE } from './support/ways.ts'

test('[ORD-29] a buyer takes an order back, and finds it among the cancelled ones @core', async ({
  page,
  signedIn,
}) => {
  await signedIn('manager.trade')
  await page.goto('/')
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(page).toHaveURL('/checkout')
  await page.getByRole('button', { name: 'Place order' }).click()
  const number = await placedOrder(page)

  await page.getByRole('link', { name: 'Follow the order' }).click()
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  const question = page.getByRole('dialog', { name: `Cancel order ${number}?` })
  await expect(question).toContainText('You can decide until')
  await question.getByRole('button', { name: 'Cancel the order' }).click()

  await expect(page.getByText(`Order ${number} is cancelled.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toBeHidden()
  await page.goto('/orders/history?stage=cancelled')
  await expect(page.getByRole('row', { name: number })).toBeVisible()
})

const WORDS = {
  en: {
    place: 'Place order',
    follow: 'Follow the order',
    change: 'Change the order',
    toCheckout: 'To checkout',
    cancel: 'Cancel the order',
    yes: 'Cancel the order',
    changing: (number: string) => `You are changing order ${number}.`,
    cancelled: (number: string) => `Order ${number} is cancelled.`,
  },
  nl: {
    place: 'Bestelling plaatsen',
    follow: 'Volg de bestelling',
    change: 'Bestelling wijzigen',
    toCheckout: 'Naar afrekenen',
    cancel: 'Bestelling annuleren',
    yes: 'Annuleren',
    changing: (number: string) => `U wijzigt bestelling ${number}.`,
    cancelled: (number: string) => `Bestelling ${number} is geannuleerd.`,
  },
} as const

for (const { how, language, device, use } of [
  { how: 'at a desk by keyboard alone', language: 'en', device: DESK, use: byKeyboard },
  { how: 'at a desk in Dutch', language: 'nl', device: DESK, use: byMouse },
  { how: 'on a phone', language: 'en', device: PHONE, use: byFinger },
  { how: 'on a phone in Dutch', language: 'nl', device: PHONE, use: byFinger },
] as const) {
  test.describe(how, () => {
    test.use({ ...device, language })

    test('[ORD-29] an order is changed twice, then cancelled', async ({ page, api, signedIn }) => {
      const words = WORDS[language]
      const follow = async () => {
        // What is said of the order is still coming, above the link.
        await untilQuiet(page)
        await use(page, page.getByRole('link', { name: words.follow }))
      }
      await signedIn('manager.trade')
      await api.addPackages(beer.crate.sku, 12)
      await api.choosePickup()
      await page.goto('/checkout')
      // A phone offers it twice: where the thumb is, and under the sum.
      await use(page, page.getByRole('button', { name: words.place }).first())
      let number = await placedOrder(page)

      for (const packages of [13, 14]) {
        await follow()
        await use(page, page.getByRole('button', { name: words.change }))
        await expect(page).toHaveURL('/cart')
        await expect(page.getByRole('main')).toContainText(words.changing(number))
        await expectAccessible(page, `the cart that takes the place of an order, ${packages}`)
        const counter = page.getByRole('article').first().getByRole('spinbutton').first()
        await counter.focus()
        await page.keyboard.press('ArrowUp')
        await expect.poll(api.cart).toMatchObject({ lines: [{ sku: beer.crate.sku, packages }] })
        await use(page, page.getByRole('button', { name: words.toCheckout }).first())
        await use(page, page.getByRole('button', { name: words.place }).first())
        const next = await placedOrder(page)
        expect(next).not.toBe(number)
        number = next
      }

      await follow()
      await expectAccessible(page, 'an order that took the place of another')
      expect(await sidewaysScroll(page)).toBe(0)
      await use(page, page.getByRole('button', { name: words.cancel }))
      await use(page, page.getByRole('dialog').getByRole('button', { name: words.yes }))
      await expect(page.getByText(words.cancelled(number))).toBeVisible()
      await page.goto('/orders/history?stage=cancelled')
      await expect(page.getByRole('main')).toContainText(number)
    })
  })
}
