import { expect, test } from 'vitest'
import { readPages, screens } from './screens.ts'

const SEEN = { sku: 'VP-KR2430', orderNumber: 'V0001', savedOrderId: '1' }
const LISTED = ['/news/new-glass', '/brands/veenhof', '/business-partner/wellies', '/support/terms']
const namesFor = async (visitor: string) =>
  screens(SEEN, LISTED, await readPages()).flatMap((screen) => (screen.visitor === visitor ? [screen.name] : []))
const ofVisitor = (name: string) => `${name} of a visitor`

test('a visitor opens the pages that ask for no login, and of those of signing in the two to begin with', async () => {
  const names = await namesFor('known')
  const open = ['home', 'news', 'article', 'supportSearch', 'businessPartner', 'businessPartnerPage', 'sustainability']
  expect(names).toEqual(expect.arrayContaining(['login', 'forgotten password', ...open.map(ofVisitor)]))
  for (const name of ['why', 'loyalty', 'survey', 'login', 'resetPassword', 'unsubscribe'].map(ofVisitor))
    expect(names).not.toContain(name)
})

test('a buyer opens what visitors see and what they do not, and nothing that leads who is signed in on', async () => {
  const names = await namesFor('buyer')
  expect(names).toEqual(expect.arrayContaining(['home', 'news', 'why', 'checkout', 'product']))
  for (const name of ['login', 'forgotPassword', 'accountRecovery', 'registered']) expect(names).not.toContain(name)
})
