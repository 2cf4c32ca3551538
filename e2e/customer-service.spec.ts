import { emailOf, expect, expectAccessible, sidewaysScroll, test } from './support/index.ts'

const INTERNAL = 'internal@veenhof.example'
const CONTACT = 'klantenservice@veenhof.example'
const SUBJECT = 'Where is our keg of last week?'
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

test('[SUP-01] a ticket of a customer without an account manager is found, taken over by keyboard and answered', async ({
  page,
  signedIn,
  secondBrowser,
  outside,
}) => {
  await signedIn('shop')
  await page.goto('/support/tickets?write=yes')
  await page.getByRole('combobox', { name: /Category/ }).click()
  await page.getByRole('option', { name: 'Delivery' }).click()
  await page.getByRole('textbox', { name: 'Subject' }).fill(SUBJECT)
  await page.getByRole('textbox', { name: 'What is it about?' }).fill('It was on the order, and did not come.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { level: 1, name: SUBJECT })).toBeVisible()
  await expect.poll(async () => (await outside.mails(CONTACT, SUBJECT)).length).toBe(1)

  const desk = await secondBrowser(INTERNAL)
  await desk.addInitScript(() => localStorage.setItem('language', 'en'))
  await desk.goto('/support/tickets?queue=service')
  const row = desk.getByRole('row', { name: SUBJECT })
  await expect(row).toContainText('To be answered')
  for (const size of SIZES) {
    await desk.setViewportSize(size)
    await expect(desk.getByText(SUBJECT)).toBeVisible()
    expect(await sidewaysScroll(desk)).toBe(0)
    await expectAccessible(desk, `the queue of customer service at ${size.width}`)
  }
  await desk.goto(page.url())
  const takeOver = desk.getByRole('button', { name: 'Take over' })
  await takeOver.focus()
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('region', { name: 'Owner' })).toContainText('You')
  await expect(takeOver).toHaveCount(0)
  await expectAccessible(desk, 'a ticket that somebody has taken over')
  await desk.getByLabel('Your answer to the customer').fill('It comes on Thursday.')
  await desk.getByRole('button', { name: 'Send the answer' }).click()
  await expect(desk.getByText('Answered', { exact: true })).toBeVisible()
  await expect.poll(async () => (await outside.mails(emailOf('shop'), 'It comes on Thursday.')).length).toBe(1)
})
