import { emailOf, expect, expectAccessible, sidewaysScroll, signInWithForm, test } from './support/index.ts'

// Het Achterom, and who looks after it at the brewery.
const CUSTOMER = 'basic.ontrade'
const MANAGER = 'staff@veenhof.example'

test.use({ viewport: { width: 390, height: 844 } })

test('[SUP-01] two broken crates are asked about from a phone with a photo, and answered by the brewery at a desk @core', async ({
  page,
  secondBrowser,
  outside,
}) => {
  await page.goto('/login')
  await signInWithForm(page, CUSTOMER)
  await expect(page).not.toHaveURL(/login/)
  await page.goto('/support/tickets?write=yes')
  const listens = page.waitForRequest(/\/WaitForNotifications\?known=/)
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Delivery' }).click()
  await page.getByRole('combobox', { name: 'In particular' }).click()
  await page.getByRole('option', { name: 'Damaged' }).click()
  await page.getByLabel('Subject').fill('Twee kratten kapot')
  await page.getByLabel('What is it about?').fill('Er zijn twee kratten kapot.\nZie de foto.')
  const photo = { name: 'krat één.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.locator('input[type=file]').setInputFiles(photo)
  await expect(page.getByText('krat één.png')).toBeVisible()
  await expectAccessible(page, 'a ticket with a photo, before it is sent')
  expect(await sidewaysScroll(page)).toBe(0)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Twee kratten kapot' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'krat één.png' })).toBeVisible()
  await expectAccessible(page, 'a ticket that was sent')
  expect(await sidewaysScroll(page)).toBe(0)

  const desk = await secondBrowser(MANAGER)
  await desk.setViewportSize({ width: 1440, height: 900 })
  await desk.goto(page.url())
  await expect(desk.getByRole('heading', { level: 1, name: 'Twee kratten kapot' })).toBeVisible()
  await desk.getByLabel('Your answer to the customer').fill('Donderdag brengt de chauffeur er twee mee.')
  // A page listens three seconds after it was opened: what comes before stands in the list alone.
  await listens
  await desk.getByRole('button', { name: 'Send the answer' }).click()
  // Whoever asked has the page open, and hears of the answer on it.
  await expect(page.getByText(/^The brewery has answered case/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'What was said' })).toContainText('Donderdag brengt de chauffeur')
  await expect(desk.getByRole('list', { name: 'What was said' })).toContainText('Donderdag brengt de chauffeur')
  await expectAccessible(desk, 'a ticket that the brewery answered')

  await page.goto('/notifications')
  await page.getByRole('link', { name: 'To the ticket' }).click()
  await expect(page.getByRole('list', { name: 'What was said' })).toContainText('Donderdag brengt de chauffeur')
  const told = () => outside.mails(emailOf(CUSTOMER), 'Donderdag brengt de chauffeur er twee mee.')
  await expect.poll(async () => (await told()).length).toBe(1)
  await page.getByRole('button', { name: 'This is solved' }).click()
  await expect(page.getByText('Closed', { exact: true })).toBeVisible()

  // Whoever wants no more such mails says so from the mail.
  const [way = ''] = /\/unsubscribe\/[\w-]{43}/.exec((await told())[0]?.text ?? '') ?? []
  await page.goto(way)
  await expectAccessible(page, 'where mails are ended')
  expect(await sidewaysScroll(page)).toBe(0)
  await page.getByRole('button', { name: 'Stop these mails' }).click()
  await page.getByRole('link', { name: 'To my profile' }).click()
  await expect(page.getByRole('checkbox', { name: 'An answer to your ticket: By mail' })).not.toBeChecked()
  await expectAccessible(page, 'the profile of who wants no such mails')
})
