import type { Page } from '@playwright/test'
import {
  beer,
  counterOf,
  expect,
  expectAccessible,
  pickLaterDay,
  placedOrder,
  test,
  type Tools,
  untilQuiet,
} from './support/index.ts'

const BUYER = 'crossdock@tenbrink.example'
// Weeks without holidays, one for each journey since a cart keeps its day; a truck comes here from Monday to Friday.
const inMarch = (day: number, time: string) => new Date(`2027-03-${String(day).padStart(2, '0')}T${time}+01:00`)
const BEFORE_CUT_OFF = '15:40:00'
const CUT_OFF = '16:00:00'
const TITLE = 'Week 10'

test('[BAR-35, BAR-36] the cut-off passes while one fills the load: the bar says so and offers the next day @core', async ({
  page,
  api,
  clock,
  signedIn,
}) => {
  await clock.set(inMarch(9, BEFORE_CUT_OFF))
  await page.clock.install()
  await signedIn(BUYER)
  await page.goto('/Create-An-Order_Beer')
  const bar = page.getByRole('region', { name: 'Order details' })
  const day = bar.getByRole('button', { name: 'Delivery day:' })
  await expect(day).toContainText('10 March')
  await expect(bar).toContainText(/Order within \d+ min for Wednesday 10 March/)
  await counterOf(page, beer.crate.card, 'pallets').fill('24')
  await expect.poll(api.cart).toMatchObject({ lines: [{ pallets: 24 }] })

  await clock.set(inMarch(9, CUT_OFF))
  await page.clock.fastForward('20:00')
  await expect(bar).toContainText('Too late for Wednesday 10 March')
  await expectAccessible(page, 'the day has passed in the order bar')
  await bar.getByRole('button', { name: 'Take Thursday 11 March' }).click()
  await expect(day).toContainText('11 March')
  await expect(bar).toContainText(/Order within .+ for Thursday 11 March/)
  expect(await api.cart(), 'nothing is lost').toMatchObject({ lines: [{ pallets: 24 }] })
})

test('[BAR-34, BAR-35] the cut-off passes in the checkout: the passed day is not ordered, the next one is', async ({
  page,
  api,
  clock,
  signedIn,
}) => {
  const main = page.getByRole('main')
  await passCutOffInCheckout({ page, api, clock, signedIn }, (time) => inMarch(16, time), 'Wednesday 17 March')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(main.getByText('The cut-off for this day has passed. Take another one.').first()).toBeVisible()
  await expectAccessible(page, 'the day has passed in the checkout')
  await page.getByRole('button', { name: 'Take Thursday 18 March' }).click()
  await expect(page.getByLabel('Order title')).toHaveValue(TITLE)
  await page.getByRole('button', { name: 'Place order' }).click()
  await placedOrder(page)
  await expect(main).toContainText('Thursday 18 March')
})

test('[ERR-07] a page that slept over the cut-off is refused by the server, and another day is taken', async ({
  page,
  api,
  clock,
  signedIn,
}) => {
  await clock.set(inMarch(23, BEFORE_CUT_OFF))
  await signedIn(BUYER)
  await api.addPallets(beer.crate.sku, 24)
  await page.goto('/checkout')
  await expect(page.getByRole('main')).toContainText(/Order within \d+ min for Wednesday 24 March/)
  const before = await api.orderNumbers()

  await clock.set(inMarch(23, CUT_OFF))
  await page.getByRole('button', { name: 'Place order' }).click()
  const refused = 'Shipping cannot be ordered. Choose a different date.'
  await expect(page.getByRole('alert').getByRole('link', { name: refused })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delivery day:' })).toHaveAccessibleDescription(refused)
  await expectAccessible(page, 'the server refused the day')
  expect(await api.orderNumbers()).toEqual(before)
  const day = await pickLaterDay(page, page.getByRole('button', { name: 'Delivery day:' }))
  await page.getByRole('button', { name: 'Place order' }).click()
  await placedOrder(page)
  await expect(page.getByRole('main')).toContainText(` ${day} `)
})

// Tuesdays in summer time, behind all days above.
const IN_APRIL = { UTC: 6, 'America/New_York': 13, 'Asia/Tokyo': 20 }

for (const [timezoneId, tuesday] of Object.entries(IN_APRIL))
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('[BAR-35, BAR-36] shows, takes and orders the market’s days on both sides of the cut-off', async ({
      page,
      api,
      clock,
      signedIn,
    }) => {
      const inApril = (time: string) => new Date(`2027-04-${String(tuesday).padStart(2, '0')}T${time}+02:00`)
      await passCutOffInCheckout({ page, api, clock, signedIn }, inApril, `Wednesday ${tuesday + 1} April`)
      await page.getByRole('button', { name: `Take Thursday ${tuesday + 2} April` }).click()
      await page.getByRole('button', { name: 'Place order' }).click()
      await placedOrder(page)
      await expect(page.getByRole('main')).toContainText(`Thursday ${tuesday + 2} April`)
    })
  })

type Journey = { page: Page } & Pick<Tools, 'api' | 'clock' | 'signedIn'>

/** Opens the checkout of a full truck while it can still come on this day; then the cut-off passes. */
async function passCutOffInCheckout(
  { page, api, clock, signedIn }: Journey,
  at: (time: string) => Date,
  day: string,
): Promise<void> {
  await clock.set(at(BEFORE_CUT_OFF))
  await page.clock.install()
  await signedIn(BUYER)
  // A filled cart would keep the day of the journey before: this one starts while it is empty.
  await page.goto('/Create-An-Order_Beer')
  const inTime = new RegExp(`Order within \\d+ min for ${day}`)
  await expect(page.getByRole('region', { name: 'Order details' })).toContainText(inTime)
  await untilQuiet(page)
  await api.addPallets(beer.crate.sku, 24)
  await page.goto('/checkout')
  const main = page.getByRole('main')
  await page.getByLabel('Order title').fill(TITLE)
  await expect(main).toContainText(inTime)

  await clock.set(at(CUT_OFF))
  await page.clock.fastForward('20:00')
  await expect(main).toContainText(`Too late for ${day}`)
}

test('[CNT-19] a year ends over the checklist: what was answered stays beside the new year, and is its start', async ({
  page,
  clock,
  signedIn,
}) => {
  await clock.set(new Date('2026-12-31T23:58:00+01:00'))
  await signedIn(BUYER)
  await page.goto('/sustainability/survey')
  const standing = page.getByRole('region', { name: 'How you stand' })
  await expect(standing).toContainText(/2026 so far: 0 of \d+ answered/)
  const questions = page.getByRole('group')
  await questions.nth(0).getByRole('radio', { name: 'Yes' }).click()
  await expect(standing).toContainText(/2026 so far: 1 of \d+ answered/)
  await questions.nth(1).getByRole('radio', { name: 'Partly' }).click()
  await expect(standing).toContainText(/2026 so far: 2 of \d+ answered/)
  await untilQuiet(page)

  await clock.set(new Date('2027-01-01T00:01:00+01:00'))
  await page.reload()
  await expect(standing).toContainText(/2027 so far: 0 of \d+ answered/)
  await expect(page.getByRole('list', { name: 'The years before' })).toContainText(/2026: 2 of \d+ answered75%/)
  await questions.nth(1).getByRole('radio', { name: 'No', exact: true }).click()
  await expectAccessible(page, 'a checklist that another year can be the start of')
  await expect(page.getByText('One answer of 2026 can be your start.')).toBeVisible()
  await page.getByRole('button', { name: 'Take over' }).click()
  await expect(standing).toContainText(/2027 so far: 2 of \d+ answered/)
  await untilQuiet(page)
  await page.reload()
  await expect(questions.nth(0).getByRole('radio', { name: 'Yes' })).toBeChecked()
  await expect(questions.nth(1).getByRole('radio', { name: 'No', exact: true })).toBeChecked()
})
