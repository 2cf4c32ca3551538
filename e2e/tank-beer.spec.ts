import { expect, expectAccessible, expectHeardOnce, placedOrder, sidewaysScroll, tabTo, test } from './support/index.ts'
import { byFinger, byMouse, DESK, PHONE } from './support/ways.ts'

const WORDS = {
  en: {
    title: 'Tank beer',
    tanks: 'Your tanks',
    first: 'Tank 1, Veenhof Pils, litres',
    moreOfFourth: 'More: Tank 4, Veenhof Pils, litres',
    docket: 'On this delivery',
    total: '750 l in 2 tanks',
    progress: '750 of 500 l',
    toCart: 'To the cart',
    toCheckout: 'To checkout',
    hours: 'Between which hours',
    place: 'Place order',
  },
  nl: {
    title: 'Tankbier',
    tanks: 'Uw tanks',
    first: 'Tank 1, Veenhof Pils, liters',
    moreOfFourth: 'Meer: Tank 4, Veenhof Pils, liters',
    docket: 'Met deze levering',
    total: '750 l in 2 tanks',
    progress: '750 van 500 l',
    toCart: 'Naar de winkelwagen',
    toCheckout: 'Naar afrekenen',
    hours: 'Tussen welke uren',
    place: 'Bestelling plaatsen',
  },
} as const

for (const { where, language, device, use } of [
  { where: 'at a desk in Dutch', language: 'nl', device: DESK, use: byMouse },
  { where: 'on a phone', language: 'en', device: PHONE, use: byFinger },
  { where: 'on a phone in Dutch', language: 'nl', device: PHONE, use: byFinger },
] as const)
  test.describe(where, () => {
    test.use({ ...device, language })

    test('[TNK-01] [TNK-07] a venue tops up two of its four tanks', async ({ page, outside, signedIn }) => {
      const words = WORDS[language]
      await signedIn('buyer.tank')
      await page.goto('/Create-An-Order_Beer')
      const tanks = page.getByRole('list', { name: words.tanks })

      await test.step('fills the first and the fourth', async () => {
        await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
        await expect(tanks.getByRole('listitem')).toHaveCount(4)
        await tanks.getByRole('spinbutton', { name: words.first }).fill('700')
        await tanks.getByRole('button', { name: words.moreOfFourth }).click()
        const docket = page.getByRole('region', { name: words.docket })
        await expect(docket).toContainText(words.total)
        await expect(docket).toContainText(words.progress)
        await expectAccessible(page, `the tanks ${where}`)
        expect(await sidewaysScroll(page)).toBe(0)
        await docket.getByRole('link', { name: words.toCart }).click()
      })

      await test.step('orders', async () => {
        await page.getByRole('button', { name: words.toCheckout }).last().click()
        await page.getByRole('combobox', { name: words.hours }).click()
        await page.getByRole('option').first().click()
        // A phone offers it twice: where the thumb is, and under the sum. A mouse would rest on the message that stands
        // over it, and keep it there.
        await use(page, page.getByRole('button', { name: words.place }).first())
      })

      const { order } = await expectHeardOnce(outside, await placedOrder(page), 'buyer.tank')
      expect(order).toMatchObject({ orderType: 'YTOR', items: [{ material: 'VP-TANK' }] })
      expect(Number(order?.items[0]?.quantity)).toBe(750)
    })
  })

test('[TNK-09] [TNK-10] a venue orders tank beer by keyboard alone @core', async ({ page, outside, signedIn }) => {
  await signedIn('manager.tank')
  const keyboard = page.keyboard
  await page.goto('/Create-An-Order_Beer')
  const tanks = page.getByRole('list', { name: 'Your tanks' })
  const docket = page.getByRole('region', { name: 'On this delivery' })

  await test.step('takes the second of the days that are offered first', async () => {
    const other = page.getByRole('group', { name: 'Delivery day' }).getByRole('button').last()
    await tabTo(page, other)
    await expect(other).toBeEnabled()
    await keyboard.press('Enter')
    await expect(other).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('is told by a tank that it takes more, and fills it up', async () => {
    const third = tanks.getByRole('spinbutton', { name: 'Tank 3, Witte Wieven, litres' })
    await tabTo(page, third)
    await keyboard.type('100')
    await expect(docket).toContainText('Tank 3: at least 150 l, or none')
    await keyboard.press('ArrowUp')
    await expect(docket).toContainText('150 l in 1 tank')
    await expect(docket).not.toContainText('at least')
  })

  await test.step('puts another beer into the tank that takes any', async () => {
    const choice = tanks.getByRole('combobox', { name: 'Beer in Tank 4' })
    await tabTo(page, choice)
    await keyboard.press('Enter')
    await expect(page.getByRole('option', { selected: true })).toBeFocused()
    await keyboard.type('Kraan')
    await expect(page.getByRole('option', { name: 'Kraanvogel IPA' })).toBeFocused()
    await keyboard.press('Enter')
    await tabTo(page, tanks.getByRole('spinbutton', { name: 'Tank 4, Kraanvogel IPA, litres' }))
    await keyboard.type('350')
    await expect(docket).toContainText('500 l in 2 tanks')
    await expectAccessible(page, 'the tanks on a desk')
  })

  await test.step('orders', async () => {
    await tabTo(page, docket.getByRole('link', { name: 'To the cart' }))
    await keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: 'To checkout' }))
    await keyboard.press('Enter')
    await tabTo(page, page.getByRole('combobox', { name: 'Between which hours' }))
    await keyboard.press('Enter')
    await expect(page.getByRole('option', { selected: true })).toBeFocused()
    await keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: 'Place order' }))
    await keyboard.press('Enter')
  })

  const { order } = await expectHeardOnce(outside, await placedOrder(page), 'manager.tank')
  expect(order).toMatchObject({ orderType: 'YTOR' })
})

test('[TNK-10] a venue that may not order sees its tanks, why, and whom to call', async ({ page, signedIn }) => {
  await signedIn('hert@koperenhert.example')
  await page.goto('/Create-An-Order_Beer')
  const shipTo = page.getByRole('combobox', { name: 'Ship-to' })
  for (const [venue, words] of [
    ['Het Koperen Hert Arnhem', 'This ship-to orders tank beer by phone. Call 053 555 01 20.'],
    ['Het Koperen Hert Zwolle', 'Tank beer is blocked for this ship-to.'],
  ] as const)
    await test.step(venue, async () => {
      await shipTo.click()
      await page.getByRole('option', { name: venue }).click()
      await expect(page.getByRole('main')).toContainText(words)
      await expect(page.getByRole('list', { name: 'Your tanks' })).toBeVisible()
      await expect(page.getByRole('spinbutton')).toHaveCount(0)
      await expectAccessible(page, `the tanks of ${venue}`)
    })
})
