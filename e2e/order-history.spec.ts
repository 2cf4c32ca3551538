import { readFileSync } from 'node:fs'
import { expect, expectAccessible, sidewaysScroll, test } from './support/index.ts'

const HISTORY = '/orders/history?period=year'
const FIRST_SORTED = /placed-asc/

test('[ORD-24] a bookkeeper sorts the history, adds up two orders and takes them along as a file @core', async ({
  page,
  signedIn,
}) => {
  await signedIn('owner.tank')
  await page.goto(HISTORY)
  const table = page.getByRole('table', { name: 'Orders' })
  const ticks = table.getByRole('checkbox', { name: /^Select Order/ })
  await expect(ticks.nth(1)).toBeVisible()

  await test.step('by the keyboard, and the place on the page stays', async () => {
    await table.getByRole('button', { name: 'Ordered' }).press('Enter')
    await expect(page).toHaveURL(FIRST_SORTED)
    await expect(table.getByRole('columnheader', { name: 'Ordered' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(table.getByRole('button', { name: 'Ordered' })).toBeFocused()
  })

  await ticks.nth(0).press('Space')
  await ticks.nth(1).press('Space')
  await expect(table.getByRole('rowheader')).toContainText('2 orders selected')
  await expectAccessible(page, 'orders are ticked')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download 2 as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/)
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toMatch(/;\d+,\d{1,2}$|;\d+$/)
})

test('[ORD-24] all that is filtered comes as one file; on a phone the cards are sorted by a list', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signedIn('owner.tank')
  await page.goto(HISTORY)
  const save = page.getByRole('button', { name: 'Download as CSV' })
  await expect(save).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveCount(0)
  expect(await sidewaysScroll(page), 'the filters fit').toBe(0)
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()])
  const rows =
    readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n').length - 1
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(`${rows} orders`)

  await page.getByRole('combobox', { name: 'Sort by' }).click()
  await page.getByRole('option', { name: 'Oldest first' }).click()
  await expect(page).toHaveURL(FIRST_SORTED)
})
