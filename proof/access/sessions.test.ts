import { afterAll, beforeAll, expect, test } from 'vitest'
import { mayPass, type Kind } from './expected-permissions.ts'
import { OPERATIONS, type Objects } from './operations.ts'
import { ACCOUNTS, giveObjects, signIn, UNKNOWN, type Person } from './people.ts'
import { servedOperations } from './served.ts'
import { bearer, graphql, oneRow, openVeenhof, readPath, type Veenhof } from './veenhof.ts'
import { verdictOf } from './verdict.ts'

let veenhof: Veenhof
let served: (typeof OPERATIONS)[number][]
beforeAll(async () => {
  veenhof = await openVeenhof()
  const names = new Set(servedOperations(veenhof.app))
  served = OPERATIONS.filter(({ name }) => names.has(name))
})
afterAll(() => veenhof.close())

/** Operations that are not for everybody and that this session still opens. */
async function stillOpen({ token }: Pick<Person, 'token'>, objects: Objects): Promise<string[]> {
  const open: string[] = []
  for (const { name, door, ask } of served.filter((operation) => operation.door !== 'everybody')) {
    const asked = ask(objects)
    const verdict = verdictOf(await veenhof.send(asked, bearer(token)), asked.url)
    if (verdict !== 'no session' && verdict !== 'refused') open.push(`${name} of ${door}: ${verdict}`)
  }
  return open
}

const REVOKE = graphql('mutation { revokeCustomerToken { result } }')

// Who has no role, or none any more, is still the person that somebody may invite.
const OWN_INVITATIONS = [
  'GET /identity/invitations of signed-in: let in',
  'POST /identity/invitations/:id/acceptance of signed-in: not found',
  'POST /identity/invitations/:id/refusal of signed-in: not found',
]

type Revocation = { when: string; what: string; opens: readonly string[]; revoke: (person: Person) => Promise<unknown> }

const REVOCATIONS: readonly Revocation[] = [
  {
    when: 'the session was revoked',
    what: 'nothing',
    opens: [],
    revoke: ({ token }) => veenhof.send(REVOKE, bearer(token)),
  },
  {
    when: 'the account was switched off',
    what: 'nothing',
    opens: [],
    revoke: ({ email }) => set(`status = 'Inactive'`, email),
  },
  {
    when: 'the last role was taken away',
    what: 'nothing but the own invitations',
    opens: OWN_INVITATIONS,
    revoke: ({ email }) =>
      veenhof.pool.query(`delete from user_role where user_id = (select id from portal_user where email = $1)`, [
        email,
      ]),
  },
]

test.each(REVOCATIONS)('[PRM-26] $what opens with the next request after $when', async ({ opens, revoke }) => {
  const name = ['owner.distributor', 'owner.trade', 'owner.retail'][revocations] ?? ''
  revocations += 1
  const person = await signIn(veenhof, name)
  const objects = await giveObjects(veenhof, person)
  await revoke(person)
  expect(await stillOpen(person, objects)).toEqual(opens)
})
let revocations = 0

const set = (change: string, email: string) =>
  veenhof.pool.query(`update portal_user set ${change} where email = $1`, [email])

test.each(['nonsense', '', 'x'.repeat(5_000), "' or 1=1 --"])('nothing opens for the token %j', async (token) => {
  const person = await signIn(veenhof, 'owner.agreement')
  expect(await stillOpen({ token }, await giveObjects(veenhof, person))).toEqual([])
})

test('[PRM-27] a catalogue permission withdrawn closes every door to ordering with the next request', async () => {
  const person = await signIn(veenhof, 'owner.reseller')
  const objects = await giveObjects(veenhof, person)
  await veenhof.pool.query(
    `update user_role set only_permissions = array['My Orders'] where user_id = (select id from portal_user where email = $1)`,
    [person.email],
  )
  const open: string[] = []
  for (const { name, door, ask, usesUp } of served.filter(
    (operation) => operation.name !== 'Mutation.revokeCustomerToken',
  )) {
    const asked = ask(objects)
    const verdict = verdictOf(await veenhof.send(asked, bearer(person.token)), asked.url)
    const isLetIn = verdict === 'let in' || verdict === 'not found'
    if (door === 'ordering' && isLetIn) open.push(name)
    if (door === 'orders' && !isLetIn && !usesUp) open.push(`${name} is shut too`)
  }
  expect(open).toEqual([])
})

const KINDS: readonly Kind[] = ['beer', 'tank', 'posm']
const OF_KIND: Readonly<Record<Kind, string>> = {
  beer: `material_type = 'FERT' and pack_format <> 'BULK' and not is_empties`,
  tank: `material_type = 'FERT' and pack_format = 'BULK'`,
  posm: `material_type = 'ZBTL'`,
}
const FIND = 'query ($skus: [String]) { products(filter: { sku: { in: $skus } }) { total_count } }'
const ADD = `mutation ($cart: String!, $sku: String!) {
  addProductsToCart(cartId: $cart, cartItems: [{ sku: $sku, quantity: 1, liters: 500 }]) {
    cart { items { product { sku } } }
  }
}`

test.each(Object.entries(ACCOUNTS).filter(([name]) => !/^(delegated|owner|manager)\./.test(name)))(
  '[PRM-30] %s finds the kinds of products that the table gives, and orders no others',
  async (name, expected) => {
    const person = await signIn(veenhof, name)
    const { cart } = mayPass('ordering', expected) ? await giveObjects(veenhof, person) : UNKNOWN
    for (const kind of KINDS) {
      const { skus } = await oneRow<{ skus: string[] }>(
        veenhof.pool,
        `select array_agg(sku order by sku) as skus from product
         where ${OF_KIND[kind]} and type = 'simple' and is_active and parent_sku is null`,
      )
      const found = await veenhof.send(graphql(FIND, { skus }), bearer(person.token))
      const isFound = Number(readPath(found, 'data', 'products', 'total_count') ?? 0) > 0
      expect({ kind, isFound }).toEqual({ kind, isFound: expected.kinds.includes(kind) })
      if (isFound) continue
      const [sku] = skus
      const added = await veenhof.send(graphql(ADD, { cart, sku }), bearer(person.token))
      expect(added.body).not.toContain(`"sku":"${sku}"`)
    }
  },
)
