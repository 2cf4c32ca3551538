import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mayPass } from './expected-permissions.ts'
import { OPERATIONS, type Objects, type Touched } from './operations.ts'
import { giveObjects, signIn, UNKNOWN, type Person } from './people.ts'
import { servedOperations } from './served.ts'
import { bearer, graphql, openVeenhof, type Veenhof } from './veenhof.ts'
import { verdictOf } from './verdict.ts'

/** One of each type and of each role, and those who see more than one company. */
const ASKERS = [
  'owner.distributor',
  'buyer.agreement',
  'manager.retail',
  'owner.ontrade',
  'buyer.tank',
  'delegated.reseller',
  'staff',
  'two-shiptos',
  'shop',
  'basic.retail',
  'offtrade',
]
/** Customer service, who answers the tickets of everybody. */
const SERVICE = 'internal'

let veenhof: Veenhof
let theirs: Objects
let touching: (typeof OPERATIONS)[number][]
beforeAll(async () => {
  veenhof = await openVeenhof()
  const stranger = await signIn(veenhof, 'owner.trade')
  theirs = await giveObjects(veenhof, stranger)
  const names = new Set(servedOperations(veenhof.app))
  touching = OPERATIONS.filter(({ name, touches }) => names.has(name) && touches !== null)
})
afterAll(() => veenhof.close())

const KEYS: Readonly<Record<Touched, keyof Objects>> = {
  'ship-to': 'shipTo',
  payer: 'payer',
  company: 'company',
  person: 'person',
  address: 'address',
  cart: 'cart',
  saved: 'saved',
  pending: 'pending',
  order: 'order',
  invoice: 'invoice',
  favourite: 'favourite',
  ticket: 'ticket',
  attachment: 'attachment',
  notification: 'notification',
}

/** The answer, with the id that was asked for as `ID`, so that two answers can be held side by side. */
async function answerTo(person: Person, operation: (typeof OPERATIONS)[number], objects: Objects) {
  const asked = operation.ask(objects)
  const { statusCode, body, ...answer } = await veenhof.send(asked, bearer(person.token))
  const id = objects[KEYS[operation.touches ?? 'cart']]
  return {
    verdict: verdictOf({ statusCode, body, ...answer }, asked.url),
    bytes: `${statusCode} ${body.replaceAll(id, 'ID')}`,
  }
}

/** Where a foreign object does not look unknown, or something was done to it. */
async function differences(person: Person, foreign: Objects, which: typeof touching): Promise<string[]> {
  const mine = await giveObjects(veenhof, person)
  const found: string[] = []
  for (const operation of which.filter(({ door }) => mayPass(door, person.expected))) {
    const key = KEYS[operation.touches ?? 'cart']
    const theirOwn = await answerTo(person, operation, { ...mine, [key]: foreign[key] })
    const unknown = await answerTo(person, operation, { ...mine, [key]: UNKNOWN[key] })
    const expected = operation.touches === 'ship-to' ? ['refused'] : ['not found', 'let in']
    if (theirOwn.bytes !== unknown.bytes || !expected.includes(theirOwn.verdict))
      found.push(`${operation.name}\n  foreign ${theirOwn.bytes}\n  unknown ${unknown.bytes}`)
    // Said in the answer itself, where the contract wants it there: nothing was done all the same.
    if (theirOwn.bytes.includes('"success":true')) found.push(`${operation.name} did it`)
  }
  return found
}

/** Gives somebody their roles at a new ship-to of their company, and at no other. */
async function moveToAnotherShipTo(name: string): Promise<void> {
  const email = `${name}@veenhof.example`
  const { pool } = veenhof
  for (const table of ['ship_to', 'ship_to_method', 'ship_to_payment_method']) {
    const id = table === 'ship_to' ? 'id' : 'ship_to_id'
    await pool.query(
      `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(s) || '{"${id}": "3000990"}')).*
       from ${table} s where s.${id} = $1`,
      [theirs.shipTo],
    )
  }
  await pool.query(
    `with person as (update portal_user set default_ship_to_id = '3000990' where email = $1 returning id)
     update user_role r set ship_to_id = '3000990' from person where r.user_id = person.id and r.ship_to_id = $2`,
    [email, theirs.shipTo],
  )
}

describe('what belongs to somebody else looks like what is not there', () => {
  test.each(ASKERS)('[PRM-26] of another company, to %s, in every operation and byte for byte', async (name) => {
    expect(await differences(await signIn(veenhof, name), theirs, touching)).toEqual([])
  })

  test('[PRM-26] of another company, to customer service, in every operation but those about tickets', async () => {
    const isOfTicket = ({ touches }: (typeof OPERATIONS)[number]) => touches === 'ticket' || touches === 'attachment'
    const person = await signIn(veenhof, SERVICE)
    expect(
      await differences(
        person,
        theirs,
        touching.filter((operation) => !isOfTicket(operation)),
      ),
    ).toEqual([])
    const seen = await Promise.all(
      touching.filter(isOfTicket).map(async (operation) => (await answerTo(person, operation, theirs)).verdict),
    )
    expect(new Set(seen)).toEqual(new Set(['let in']))
  })

  test('[PRM-26] of a colleague, where it is personal', async () => {
    const personal = touching.filter(
      ({ touches }) =>
        touches === 'cart' || touches === 'person' || touches === 'favourite' || touches === 'notification',
    )
    expect(personal.length).toBeGreaterThan(30)
    expect(await differences(await signIn(veenhof, 'manager.trade'), theirs, personal)).toEqual([])
  })

  test('[PRM-26] of a colleague at another ship-to of the company, whatever belongs to a person or a ship-to', async () => {
    await moveToAnotherShipTo('buyer.trade')
    // The company itself and its payer are theirs, too.
    const elsewhere = touching.filter(({ touches }) => touches !== 'company' && touches !== 'payer')
    const touched = new Set(elsewhere.map(({ touches }) => touches))
    for (const own of [
      'saved',
      'pending',
      'order',
      'invoice',
      'ticket',
      'attachment',
      'notification',
      'address',
    ] as const)
      expect(touched).toContain(own)
    expect(await differences(await signIn(veenhof, 'buyer.trade'), theirs, elsewhere)).toEqual([])
  })

  test('and stays as it was', async () => {
    const { rows } = await veenhof.pool.query(
      `select (select count(*)::int from cart_line where cart_id = $1) as lines,
         (select state from cart where id = $1) as state,
         (select count(*)::int from saved_order where id in ($2, $3)) as saved,
         (select quantity from favourite where id = $4::int) as favourite`,
      [theirs.cart, theirs.saved, theirs.pending, theirs.favourite],
    )
    expect(rows).toEqual([{ lines: 1, state: 'active', saved: 2, favourite: 1 }])
  })
})

describe('a header cannot widen what the session allows', () => {
  const CALLS = [
    graphql('{ customerCart { __typename } }'),
    graphql('{ getPortalConfig { __typename } }'),
    { method: 'GET', url: '/nl/prod/api/v1/portal/orders/GetAvailableHours' },
  ] as const

  test.each(CALLS)('[PRM-26] outletid of somebody else is refused like an unknown one: $url', async (asked) => {
    const { token } = await signIn(veenhof, 'owner.distributor')
    const [foreign, unknown] = await Promise.all(
      [theirs.shipTo, UNKNOWN.shipTo].map((outletid) => veenhof.send(asked, { ...bearer(token), outletid })),
    )
    expect(foreign && verdictOf(foreign, asked.url)).toBe('refused')
    expect([foreign?.statusCode, foreign?.body]).toEqual([unknown?.statusCode, unknown?.body])
  })

  test('[GQL-12] customertype of another kind of trade is refused', async () => {
    const { token } = await signIn(veenhof, 'owner.ontrade')
    const answer = await veenhof.send(graphql('{ products(search: "pils") { total_count } }'), {
      ...bearer(token),
      customertype: 'Distributor',
    })
    expect(answer.body).toContain('The customer type is not the one of this ship-to.')
  })

  test('[PRM-26] the role at the ship-to that is named decides, not the role elsewhere', async () => {
    const { token } = await signIn(veenhof, 'two-shiptos')
    const search = graphql('{ products(filter: { pack_format: { eq: "BULK" } }) { total_count } }')
    const [asTankCustomer, asPub] = await Promise.all(
      ['3000134', '3000133'].map((outletid) => veenhof.send(search, { ...bearer(token), outletid })),
    )
    expect(asTankCustomer && verdictOf(asTankCustomer, '/graphql')).toBe('let in')
    expect(asPub && verdictOf(asPub, '/graphql')).toBe('refused')
  })
})
