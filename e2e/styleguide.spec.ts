import { axeFindings, expect, test } from './support/index.ts'

for (const theme of ['Veenhof', 'Roodhert'])
  for (const scheme of ['Light', 'Dark'])
    test(`every primitive is accessible in ${theme}, ${scheme}`, async ({ page }) => {
      await page.goto('/styleguide')
      await page.getByRole('radio', { name: theme }).check()
      await page.getByRole('main').getByRole('radio', { name: scheme }).check()
      expect(await axeFindings(page)).toEqual([])
    })
