import type { Page } from '@playwright/test'
import { beer, counterOf, expect, expectAccessible, expectHeardOnce, placedOrder, test } from './support/index.ts'

// Words of the English interface; names of beers, places and companies are none of them.
const ENGLISH =
  /\b(the|and|your|order|cart|delivery|day|choose|please|with|pallets? of|crates|layers|kegs|place|total|deposit|goods|checkout|payment|thank|sign|search|remove|change|until|today|weekdays?|(mon|tues|wednes|thurs|fri|satur|sun)day|full truck|half truck|self pickup|loading)\b/i

test.use({ language: 'nl' })

test('[MKT-03] a Dutch buyer meets no English and Dutch figures', async ({ page, api, outside, signedIn }) => {
  await signedIn('delegated.trade')
  await api.addPallets(beer.wheat.sku, 23)
  await api.chooseFullTruck()

  await expectDutch(page, '/', 'Pim')
  await expectDutch(page, '/orders/history', 'Bestellingen')
  await expectDutch(page, `/catalog/${beer.crate.sku}`, 'Veenhof Pils')
  await expectDutch(page, '/Create-An-Order_Beer', 'Bier')
  await counterOf(page, 'Veenhof Pils, Krat 24 × 30 cl · 5,0%', 'pallets').fill('2')
  await expect(page.getByRole('region', { name: 'Bestelgegevens' })).toContainText('25 pallets')
  await expect.poll(api.cart).toMatchObject({ lines: [{ pallets: 23 }, { pallets: 2 }] })

  await expectDutch(page, '/cart', 'Uw lading')
  await expect(page.getByRole('region', { name: 'Vrachtbrief' })).toContainText(/€\s\d{2}\.\d{3},\d{2}/)
  await page.getByRole('button', { name: 'Naar afrekenen' }).click()

  await expectDutch(page, '/checkout', 'Afrekenen')
  await page.getByRole('combobox', { name: 'Tussen welke uren' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectAccessible(page, 'the open list of hours in Dutch')
  await page
    .getByRole('option', { name: /^\d\d:\d\d tot \d\d:\d\d$/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).click()

  const number = await placedOrder(page)
  await expectDutchWords(page, 'Bedankt')
  await expect(page.getByRole('main')).toContainText(/(maan|dins|woens|donder|vrij)dag \d{1,2} [a-z]+/)
  const { mail } = await expectHeardOnce(outside, number, 'delegated.trade')
  expect(mail?.text.match(ENGLISH)?.[0], 'English in the confirmation').toBeUndefined()
})

async function expectDutch(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path)
  await expectDutchWords(page, heading)
}

async function expectDutchWords(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  const english = (await wordsOf(page)).filter((text) => ENGLISH.test(text))
  expect.soft(english, `English on ${page.url()}`).toEqual([])
}

/** All that the page says, to eyes and to screen readers. */
async function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const spoken = ['aria-label', 'alt', 'placeholder', 'title']
    const labelled = [...document.querySelectorAll(spoken.map((name) => `[${name}]`).join())]
    const labels = labelled.flatMap((element) => spoken.map((name) => element.getAttribute(name) ?? ''))
    return [document.title, ...document.body.innerText.split('\n'), ...labels]
  })
}
