import { axeFindings, expect, sidewaysScroll, test } from './support/index.ts'

test('[SRC-10, SRC-19] a buyer finds a beer by a misspelt name, by the keyboard alone @core', async ({
  page,
  signedIn,
}) => {
  await signedIn('utrecht@deketel.example')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.keyboard.press('/')
  const search = page.getByRole('dialog', { name: 'Search' })
  await expect(search.getByRole('textbox')).toBeFocused()
  await expect(search.getByText('No Search History available')).toBeVisible()
  await expect(search.getByRole('list', { name: 'Look here first' }).getByRole('link')).toHaveCount(4)
  expect(await axeFindings(page)).toEqual([])

  await page.keyboard.type('hoogven')
  await expect(search.getByRole('tab', { name: /^Beer/ })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await expect(search.getByRole('link', { name: /^Hoogveen Blond/ }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Hoogveen Blond' })).toBeVisible()
  await expect(search).toBeHidden()

  await page.keyboard.press('/')
  await search.getByRole('button', { name: 'hoogven' }).click()
  await search.getByRole('link', { name: 'All results in this section' }).click()
  await expect(page).toHaveURL('/Create-An-Order_Beer?search=hoogven')
  await expect(page.getByText('Found for “hoogven”')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, language: 'nl' })

  test('[SRC-02, SRC-24] the search fills the screen and goes away again', async ({ page, signedIn }) => {
    await signedIn('utrecht@deketel.example')
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Snelmenu' }).getByRole('button', { name: 'Zoeken' }).tap()
    const search = page.getByRole('dialog', { name: 'Zoeken' })
    await search.getByRole('textbox').fill('8719998100433')
    await expect(search.getByRole('link', { name: /Hoogveen Blond/ })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
    await search.getByRole('textbox').fill('xyzzyx')
    await expect(search.getByText('Geen resultaat gevonden')).toBeVisible()
    await search.getByRole('button', { name: 'Annuleren' }).tap()
    await expect(search).toBeHidden()
  })
})
