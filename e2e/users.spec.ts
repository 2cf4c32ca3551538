import type { Page } from '@playwright/test'
import { emailOf, expect, expectAccessible, forgetSession, sidewaysScroll, test } from './support/index.ts'

const OWNER = 'owner.reseller'
const BUYER = 'buyer.reseller'
const BASIC = 'basic.reseller'
/** Of another company. */
const INVITED = 'buyer.ontrade'
const TYPED = 'Sanne Tikfout'
const PASSWORD = 'Krat-achter-de-bar-26'

async function openUser(page: Page, email: string) {
  await page.goto('/my-profile/management')
  const search = page.getByRole('searchbox', { name: 'Name or e-mail address' })
  await search.fill(email)
  await search.press('Enter')
  await page
    .getByRole('row', { name: new RegExp(email) })
    .getByRole('link')
    .click()
  await expect(page.getByRole('heading', { name: 'Logging in' })).toBeVisible()
}

test.describe('[USR-06] [USR-07] [USR-08] a Key user switches somebody off', () => {
  // Whoever is switched off is refused what they still ask for.
  test.use({ expectedNoise: [/40[13]/] })

  test('who is ordering at that moment and orders no more, until they are switched on again', async ({
    page,
    signedIn,
    secondBrowser,
  }) => {
    await signedIn(OWNER)
    const buyer = await secondBrowser(BUYER)
    await buyer.goto('/Create-An-Order_POSM')
    const counter = buyer.getByRole('article').getByRole('spinbutton').first()
    await counter.fill('1')
    await expect(buyer.getByRole('button', { name: 'Cart, 1 product' })).toBeVisible()

    await test.step('asked once more', async () => {
      await openUser(page, emailOf(BUYER))
      await expectAccessible(page, 'one user')
      await page.getByRole('button', { name: 'Deactivate' }).press('Enter')
      const question = page.getByRole('dialog')
      await expect(question.getByRole('button', { name: 'Leave it' })).toBeFocused()
      await expectAccessible(page, 'asked whether to deactivate')
      await question.getByRole('button', { name: 'Deactivate' }).click()
      await expect(page.getByText(/is deactivated\.$/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Activate' })).toBeVisible()
    })

    await test.step('their next tap is refused, and they are logged out', async () => {
      await counter.fill('2')
      await expect(buyer).toHaveURL(/\/login/)
      await expect(buyer.getByText(/no longer active/).first()).toBeVisible()
    })

    await test.step('switched on again', async () => {
      await page.getByRole('button', { name: 'Activate' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click()
      await expect(page.getByText(/is active\.$/)).toBeVisible()
      await expect(page.getByText(/deactivated/).first()).toBeVisible()
    })
  })
})

test('[USR-05] [NTF-01] what a Key user does to somebody’s roles stands in words, and is told to them', async ({
  page,
  signedIn,
  secondBrowser,
}) => {
  await signedIn(OWNER)
  await openUser(page, emailOf(BUYER))
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const role = page.getByRole('combobox', { name: /^Role at / }).first()
  const [, shipTo = ''] =
    /^Role at (.+)$/.exec(
      (
        await page
          .getByText(/^Role at /)
          .first()
          .innerText()
      ).trim(),
    ) ?? []
  const changes = page.getByRole('region', { name: 'Who changed what' })
  const give = async (wanted: string) => {
    await role.click()
    await page.getByRole('option', { name: new RegExp(`^${wanted}`) }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
  }

  await give('Basic user')
  await expect(changes.getByText(`took ordering at ${shipTo} from ${name}: now Basic user`).first()).toBeVisible()
  await give('Buyer')
  await expect(changes.getByText(new RegExp(`let ${name} order at .+, as Buyer$`)).first()).toBeVisible()
  await page.goto('/my-profile/management/changes')
  await expect(page.getByText(`took ordering at ${shipTo} from ${name}: now Basic user`).first()).toBeVisible()
  await expectAccessible(page, 'what was changed')

  await test.step('who looks through what they are told finds it, on the narrowest screen, too', async () => {
    const buyer = await secondBrowser(BUYER)
    await buyer.setViewportSize({ width: 320, height: 640 })
    await buyer.goto('/notifications')
    await buyer.getByRole('combobox', { name: 'About' }).click()
    await buyer.getByRole('option', { name: 'Your account' }).click()
    await expect(buyer).toHaveURL('/notifications?kind=user')
    await expect(buyer.getByText(/^(New: )?Your roles at .+ have changed\.$/).first()).toBeVisible()
    await expectAccessible(buyer, 'the notifications, narrowed')
    expect(await sidewaysScroll(buyer)).toBe(0)
    await buyer.getByRole('checkbox', { name: 'Only unread' }).press('Space')
    await buyer.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(buyer.getByText('No notification matches')).toBeVisible()
    await expectAccessible(buyer, 'no notifications under a filter')
    expect(await sidewaysScroll(buyer)).toBe(0)
    await buyer.getByRole('button', { name: 'Clear the filters' }).last().click()
    await expect(buyer).toHaveURL('/notifications')
    await expect(buyer.getByRole('article').first()).toBeVisible()
  })
})

const HEAD = 'email;first_name;last_name;phone;role;ship_to;language'

/** The first ship-to that roles can be given at. */
function firstOf(text: string): { shipToId: string } {
  const [, shipToId = ''] = /"shipToId":"([^"]+)"/.exec(text) ?? []
  return { shipToId }
}

/** Fifteen people; the fourth has no address that mail goes to, the ninth a ship-to of somebody else. */
function fifteen(shipTo: string): string {
  const lines = Array.from({ length: 15 }, (_, index) => {
    const number = index + 1
    const email = number === 4 ? 'not-an-address' : `colleague${number}@glashandel.example`
    return `${email};Inge;Tap ${number};06 1234 56${String(number).padStart(2, '0')};Buyer;${number === 9 ? '3999999' : shipTo};nl`
  })
  return [HEAD, ...lines].join('\r\n')
}

test('[USR-04] a Key user invites fifteen people by a file, of whom two are wrong @core', async ({
  page,
  outside,
  signedIn,
}) => {
  await signedIn(OWNER)
  await page.goto('/my-profile/management')
  await expect(page.getByRole('row', { name: /@veenhof\.example/ }).first()).toBeVisible()
  await expectAccessible(page, 'the users of a company')
  const managed = await page.request.get('/alcdcservice/api/v1/portal/users/GetManagedShipTos')
  const { shipToId } = firstOf(await managed.text())

  await page.getByRole('link', { name: 'Invite from a file' }).click()
  await page
    .getByLabel('Choose a file')
    .and(page.locator('input'))
    .setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(fifteen(shipToId)),
    })
  await expect(page.getByText('13 people can be invited. 2 lines are not right.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Tap 4/ })).toContainText('Fill in an e-mail address')
  await expect(page.getByRole('row', { name: /Tap 9/ })).toContainText('This ship-to is not of your company')
  await expectAccessible(page, 'a file of people, looked at')
  await page.getByRole('button', { name: 'Invite 13 people' }).click()
  await expect(page.getByText('13 invitations are on their way.').first()).toBeVisible()

  await test.step('and they stand in the list', async () => {
    await page.getByRole('link', { name: 'All users' }).click()
    const search = page.getByRole('searchbox', { name: 'Name or e-mail address' })
    await search.fill('glashandel')
    await search.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: '13 users' })).toBeVisible()
    await expect(page.getByRole('row', { name: /Tap 15/ })).toContainText('Invited')
  })

  await test.step('one of them chooses a password and logs in', async () => {
    const address = 'colleague1@glashandel.example'
    const links = async () =>
      (await outside.mails(address, '/verification')).flatMap(({ text }) => [...text.matchAll(/http\S+#[\w-]{43}/g)])
    await expect.poll(links, 'the invitation arrives').not.toHaveLength(0)
    const { pathname, hash } = new URL((await links())[0]?.[0] ?? '')
    await forgetSession(page)
    await page.goto(pathname + hash)
    await page.getByLabel('New password').fill(PASSWORD)
    await page.getByLabel('The same password again').fill(PASSWORD)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Save the password' }).click()
    await page.getByRole('link', { name: 'Log in' }).click()
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('in Dutch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, language: 'nl' })

  test('[USR-01] [NAV-13] somebody finds their profile in the profile menu and says another phone number', async ({
    page,
    signedIn,
  }) => {
    await signedIn(BASIC)
    await page.goto('/')
    await page.getByRole('button', { name: 'Profiel' }).tap()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Gebruikers' })).toHaveCount(0)
    await page.getByRole('dialog').getByRole('link', { name: 'Mijn profiel' }).tap()
    await expect(page).toHaveURL('/my-profile/details')
    await page.getByLabel('Telefoon').fill('geen')
    await page.getByRole('button', { name: 'Opslaan', exact: true }).tap()
    await expect(page.getByText('Vul een geldig telefoonnummer in.')).toBeVisible()
    await expectAccessible(page, 'one’s own profile, with a fault')
    expect(await sidewaysScroll(page)).toBe(0)
    await page.getByLabel('Telefoon').fill('053 431 22 00')
    await page.getByRole('button', { name: 'Opslaan', exact: true }).tap()
    await expect(page.getByText('Uw gegevens zijn opgeslagen.')).toBeVisible()
    await expect(page.getByText(/^Dit apparaat/)).toBeVisible()

    await page.getByRole('link', { name: 'Bedrijf' }).tap()
    await expect(page.getByText('Klantnummer')).toBeVisible()
    await expectAccessible(page, 'the company')
    expect(await sidewaysScroll(page)).toBe(0)
    await page.goto('/my-profile/management')
    await expect(page).toHaveURL('/error403')
  })
})

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
