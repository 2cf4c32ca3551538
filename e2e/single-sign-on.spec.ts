import { expect, expectAccessible, sidewaysScroll, test } from './support/index.ts'

// The page of the played directory has no icon.
test.use({ expectedNoise: [/404 .*\/favicon\.ico$/] })

const EMAIL = 'kelder@koperenhert.example'

test('[IDN-01] [IDN-02] somebody signs in at a provider of their own, by their address, and is back where they were @core', async ({
  page,
}) => {
  await page.goto('/login?back=%2Forders%2Fhistory')
  await page.getByLabel('E-mail address').fill(EMAIL)
  await page.keyboard.press('Enter')

  await test.step('proves there who they are', async () => {
    await expect(page.getByRole('heading', { name: 'Het Koperen Hert' })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveValue(EMAIL)
    await page.locator('button[value="yes"]').click()
  })
  await expect(page).toHaveURL(/\/orders\/history$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('[IDN-18] [RTE-09] a provider that says no, or is away, is told with the way there again', async ({
  page,
  request,
}) => {
  await page.goto('/login?back=%2Fcatalog%2Ffavorites')
  await expectAccessible(page, 'the login with a provider')
  await page.getByRole('link', { name: 'Log in with Het Koperen Hert' }).click()
  await page.locator('button[value="no"]').click()
  await expect(page.getByRole('heading', { name: 'Logging in did not work' })).toBeVisible()
  await expect(page.getByText('said no, or you went back')).toBeVisible()
  await expectAccessible(page, 'a sign-on that was cancelled')
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)

  await test.step('is told while it is away', async () => {
    await request.post('/simulators/identity/behaviour', { data: { mode: 'down' } })
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByText('does not answer just now')).toBeVisible()
    await request.post('/simulators/identity/behaviour', { data: { mode: 'normal' } })
  })

  await test.step('and goes on when it is there again', async () => {
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.getByRole('textbox').fill(EMAIL)
    await page.locator('button[value="yes"]').click()
    await expect(page).toHaveURL(/\/catalog\/favorites$/)
  })
})
