import { emailOf, expect, expectAccessible, signInWithForm, test } from './support/index.ts'

// The pages of the played services have no icon.
test.use({ expectedNoise: [/404 .*\/favicon\.ico$/] })

const WORKER = 'basic.tank'
const LEARNER = 'academy@veenhof.example'

test('[IDN-14] [API-107] who has the academy alone goes straight to the e-learning, and can log out', async ({
  page,
}) => {
  await page.goto('/login')
  await signInWithForm(page, LEARNER)

  await test.step('is known there', async () => {
    await expect(page.getByRole('heading', { name: 'Puck Terwolde' })).toBeVisible()
    await expect(page.getByText(LEARNER)).toBeVisible()
    await expect(page.getByText('1000110')).toBeVisible()
  })

  await test.step('comes back to the portal, and logs out', async () => {
    await page.locator('main a[href="/"]').click()
    await page.getByRole('button', { name: 'Profile' }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
    await page.goto('/identity/services/eLearning')
    await expect(page).toHaveURL(/\/login\?back=/)
  })
})

test('[NAV-21] [PRM-20] a café opens the pub menu from the portal @core', async ({ page }) => {
  await page.goto('/login?back=%2Ftraining')
  await signInWithForm(page, 'basic.tank')
  await expect(page.getByRole('link', { name: 'Open the e-learning' })).toBeVisible()
  await expectAccessible(page, 'the training page with the way to the e-learning')
  await page.getByRole('button', { name: 'My business' }).click()
  await page.getByRole('link', { name: 'Pub menu' }).first().click()
  await expect(page.getByText(emailOf('basic.tank'))).toBeVisible()
})

test('[NAV-21] [RTE-09] a wholesaler reads that the pub menu is not for them', async ({ page }) => {
  await page.goto('/login?back=%2Fidentity%2Fservices%2FpubMenu')
  await signInWithForm(page, 'basic.agreement')
  await expect(page.getByRole('heading', { name: 'You cannot go on there' })).toBeVisible()
  await expectAccessible(page, 'a service that is not for somebody')
  await page.getByRole('link', { name: 'To the home page' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('[NAV-21] a service that somebody opens first has them log in, and shows who arrived', async ({
  page,
  baseURL,
}) => {
  const start = new URLSearchParams({ target_link_uri: `${baseURL ?? ''}/simulators/eLearning` })
  await page.goto(`/simulators/eLearning/start?${start.toString()}`)
  await signInWithForm(page, WORKER)
  await expect(page.getByText(emailOf(WORKER))).toBeVisible()
})

test('[NAV-21] who logs out at the e-learning is asked whether they log out here, too, and comes back', async ({
  page,
}) => {
  await page.goto('/login?back=%2Fidentity%2Fservices%2FeLearning')
  await signInWithForm(page, WORKER)
  await page.getByRole('button', { name: /^(Log out|Uitloggen)$/ }).click()

  await test.step('stays logged in until they say so', async () => {
    await expect(page.getByRole('heading', { name: 'Log out?' })).toBeVisible()
    await expect(page.getByText(`still logged in as ${emailOf(WORKER)}`)).toBeVisible()
    await expectAccessible(page, 'the question whether to log out')
  })

  await test.step('goes back to the service, which has heard of it', async () => {
    await page.getByRole('button', { name: 'Log out' }).press('Enter')
    await expect(page).toHaveURL(/\/simulators\/eLearning$/)
    const hasHeard = async () => {
      await page.reload()
      return page.getByText(/The portal says: logged out|Het portaal zegt: uitgelogd/).isVisible()
    }
    await expect.poll(hasHeard).toBe(true)
    await page.goto('/identity/services/eLearning')
    await expect(page).toHaveURL(/\/login\?back=/)
  })
})
