import { axeFindings, expect, test } from './support/index.ts'

test('[CAT-05, CAT-26] a buyer finds the bundles, puts one together in two ways, and has two lines in the cart @core', async ({
  page,
  signedIn,
}) => {
  await signedIn('owner.retail')
  await page.goto('/Create-An-Order-Event')
  await page
    .getByRole('article', { name: /^Bar starter set/ })
    .getByRole('link', { name: 'Put it together' })
    .click()
  const bundle = page.getByRole('region', { name: 'In this set' })
  await expect(bundle.getByRole('radio', { name: /25 cl/ })).toBeChecked()
  await bundle.getByRole('button', { name: /^More: Bar starter set/ }).click()
  await expect(page.getByRole('button', { name: 'Cart, 1 product' })).toBeVisible()

  await bundle.getByRole('radio', { name: /50 cl/ }).check()
  await expect(bundle.getByRole('spinbutton', { name: /^Bar starter set/ })).toHaveValue('0')
  await bundle.getByRole('button', { name: /^More: Bar starter set/ }).click()
  await expect(page.getByRole('button', { name: 'Cart, 2 products' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await page.reload()
  await expect(bundle.getByRole('radio', { name: /50 cl/ })).toBeChecked()
  await expect(bundle.getByRole('spinbutton', { name: /^Bar starter set/ })).toHaveValue('1')
  await page.goto('/cart')
  for (const glass of ['4 × Veenhof pilsner glass, 25 cl', '2 × Veenhof pilsner glass, 50 cl'])
    await expect(page.getByRole('article', { name: new RegExp(glass) })).toContainText('€ 241,40')
})
