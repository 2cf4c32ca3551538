import { expect, test } from './support/index.ts'

const HEIGHT = 900

test('[NAV-24, NAV-27, NAV-22] the header gives way to the bar under the thumb, and the name to its picture', async ({
  page,
  signedIn,
}) => {
  await signedIn('manager.tank')
  await page.goto('/orders/history')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const bar = page.getByRole('navigation', { name: 'Quick menu' })
  const company = page.getByRole('banner').getByText('Brouwlokaal De Pijp')
  for (const [width, isDesk, isNamed] of [
    [991, false, false],
    [992, true, false],
    [1199, true, false],
    [1200, true, true],
  ] as const)
    await test.step(`${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height: HEIGHT })
      await expect(menu).toBeVisible({ visible: isDesk })
      await expect(bar).toBeVisible({ visible: !isDesk })
      await expect(company).toBeVisible({ visible: isNamed })
    })
})
