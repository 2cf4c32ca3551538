import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertRows } from '../../test/brewery.builders.ts'
import { openBrewery, type OpenBrewery } from '../../test/open-brewery.ts'

const ASK = '/almagnoliaservice/api/v1/portal/businnespartner/BecomePartner'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ SIGN_IN_RATE_PER_MINUTE: '5' })
  await insertRows(brewery.pool, 'brewery_setting', [
    { name: 'contact', value: JSON.stringify({ email: 'klanten@veenhof.example' }) },
  ])
})
beforeEach(() => brewery.pool.query('truncate outbox, rate_limit'))
afterAll(() => brewery.close())

const requestWith = (own: object = {}) => ({
  requestId: randomUUID(),
  companyName: 'Café De Brug',
  chamberNumber: '08123456',
  city: ' Almelo ',
  trade: 'bar',
  firstName: 'Noor',
  lastName: 'ter Horst',
  email: 'noor@debrug.example',
  phone: '0546 12 34 56',
  message: 'We openen in maart.',
  hasAgreedTerms: true,
  ...own,
})

async function ask(payload: object) {
  const { statusCode, body } = await brewery.app.inject({ method: 'POST', url: ASK, payload })
  const answer: unknown = JSON.parse(body)
  return { status: statusCode, answer }
}

const left = async () =>
  (await brewery.pool.query<{ payload: object }>(`select payload from outbox where topic = 'mail.partner-request'`))
    .rows

test('[CNT-27] [CNT-28] whoever is no customer yet asks without a login, and the brewery is mailed what they say', async () => {
  expect(await ask(requestWith())).toEqual({ status: 200, answer: { success: true } })
  expect(await left()).toMatchObject([
    { payload: { companyName: 'Café De Brug', city: 'Almelo', email: 'noor@debrug.example', trade: 'bar' } },
  ])
})

test.each(['0123456789abcdef01234567', randomUUID()])(
  'a request is known by a number of its sender: %s',
  async (requestId) => {
    expect((await ask(requestWith({ requestId }))).status).toBe(200)
    expect(await left()).toHaveLength(1)
  },
)

test('however often a request is sent, the brewery is mailed once', async () => {
  const request = requestWith()
  for (const again of [request, request]) expect((await ask(again)).status).toBe(200)
  expect(await left()).toHaveLength(1)
})

test.each([
  [{ companyName: ' ' }, 'fields-missing'],
  [{ email: 'noor' }, 'email-invalid'],
  [{ phone: '12' }, 'phone-invalid'],
  [{ hasAgreedTerms: false }, 'terms-not-accepted'],
  [{ message: 'x'.repeat(2_001) }, 'invalid-input'],
  [{ trade: 'brewery' }, 'invalid-input'],
  [{ city: 'Almelo\u0000' }, 'invalid-input'],
  [{ isAdmin: true }, 'invalid-input'],
] as const)('[CNT-27] %j is refused, and nobody is mailed', async (own, code) => {
  expect(await ask(requestWith(own))).toMatchObject({ status: 422, answer: { code } })
  expect(await left()).toEqual([])
})

test('an address that asks more often than people may try to sign in waits', async () => {
  for (let count = 0; count < 5; count += 1) expect((await ask(requestWith())).status).toBe(200)
  expect(await ask(requestWith())).toMatchObject({ status: 429, answer: { code: 'too-many-requests' } })
  expect(await left()).toHaveLength(5)
})

test('[ERR-47] a brewery that has no address to be mailed at says that the request was not sent', async () => {
  await brewery.pool.query(`update brewery_setting set value = '{"email": ""}' where name = 'contact'`)
  expect(await ask(requestWith())).toMatchObject({
    status: 503,
    answer: { code: 'no-contact-address', message: 'Your contact request has not been sent' },
  })
  expect(await left()).toEqual([])
})
