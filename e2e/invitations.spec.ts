import { emailOf, expect, expectAccessible, sidewaysScroll, test } from './support/index.ts'

const OWNER = 'owner.trade'
const INVITED = 'buyer.ontrade'
const TYPED = 'Sanne Tikfout'

test('[USR-04] somebody with an account is invited by another company, and has its roles once they accept', async ({
  page,
  outside,
  signedIn,
  secondBrowser,
}) => {
  const email = emailOf(INVITED)
  await signedIn(OWNER)
  await page.goto('/my-profile/management/new')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('First name').fill('Sanne')
  await page.getByLabel('Last name').fill('Tikfout')
  await page.getByLabel('Phone').fill('06 1234 5678')
  await page
    .getByRole('combobox', { name: /^Role at/ })
    .first()
    .click()
  await page.getByRole('option', { name: /^Buyer/ }).click()
  await page.getByRole('button', { name: 'Send the invitation' }).click()

  const row = page.getByRole('row', { name: new RegExp(email) })
  await test.step('who invites sees what they typed, and no more', async () => {
    await expect(row).toContainText(TYPED)
    await expect(row).toContainText('Invited')
    await row.getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Invitation' })).toBeVisible()
    await expectAccessible(page, 'an invitation that waits')
  })

  await test.step('the mail leads to the invitation', async () => {
    await expect.poll(() => outside.mails(email, '/invitations'), 'the invitation arrives').not.toHaveLength(0)
  })

  const invited = await secondBrowser(INVITED)
  await test.step('the person sees it above every page, and accepts', async () => {
    await invited.goto('/')
    await invited.getByRole('link', { name: 'Accept or decline' }).click()
    await expect(invited.getByRole('heading', { name: 'Your invitations' })).toBeVisible()
    await expectAccessible(invited, 'the invitations of a person')
    await invited.setViewportSize({ width: 390, height: 844 })
    expect(await sidewaysScroll(invited)).toBe(0)
    await invited.getByRole('button', { name: 'Accept' }).click()
    await expect(invited.getByText(/^You can order for /)).toBeVisible()
    await invited.getByRole('button', { name: 'Go on to the portal' }).click()
    await expect(invited).toHaveURL('/')
    await expect(invited.getByRole('link', { name: 'Accept or decline' })).toHaveCount(0)
  })

  await test.step('from then on the company sees the person', async () => {
    await page.goto('/my-profile/management')
    await expect(row).toContainText('Active')
    await expect(row).not.toContainText(TYPED)
  })
})
