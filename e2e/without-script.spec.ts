import { expect, test } from './support/index.ts'

test.describe('who reads without a script', () => {
  test.use({ javaScriptEnabled: false, isOldEnough: false })

  test('[CNT-04] finds the way from the front page to an article, and reads it', async ({ page }) => {
    await page.goto('/?language=nl')
    await page.getByRole('link', { name: 'Nieuws en artikelen' }).click()
    await page.getByRole('link', { name: 'Avondlevering in vier binnensteden' }).click()
    await expect(page).toHaveTitle('Avondlevering in vier binnensteden · Veenhof')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Avondlevering in vier binnensteden')
    const text = page.getByRole('article')
    await expect(text).toBeVisible()
    await expect(text).toContainText('Bestellen kan op de dag zelf tot 16:00 uur')
  })

  test('[IDN-44] is told the name of a beer and no more', async ({ page }) => {
    await page.goto('/allbrands')
    await page.getByRole('link', { name: 'Driest' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Driest')
    const text = page.getByRole('main')
    await expect(text).toContainText('for people of 18 and older')
    await expect(text).not.toContainText('A tripel of three grains')
  })
})

test.describe('who follows a link of a search engine', () => {
  test.use({ isOldEnough: false })

  test('is asked for their age in its language, and then reads', async ({ page }) => {
    await page.goto('/news/avondlevering?language=nl')
    await page.getByRole('button', { name: 'Ja, verder' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Avondlevering in vier binnensteden')
    await expect(page).toHaveURL(/\/news\/avondlevering$/)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Avondlevering in vier binnensteden')
  })
})
