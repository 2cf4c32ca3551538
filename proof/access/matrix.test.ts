import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACCOUNT_ROLES, ACCOUNT_TYPES, mayPass } from './expected-permissions.ts'
import { IS_GATE } from '../support/prove.ts'
import { OPERATIONS, type Objects } from './operations.ts'
import { ACCOUNTS, giveObjects, orderForCustomer, signIn, UNKNOWN, type Person } from './people.ts'
import { rootFields, routesOf, servedOperations } from './served.ts'
import { bearer, openVeenhof, PASSWORD, readPath, type Veenhof } from './veenhof.ts'
import { verdictOf, type Verdict } from './verdict.ts'

/** Every account in the full proof; in the gate each role and each type once, and those that are special. */
const ASKED = Object.keys(ACCOUNTS).filter((name) => !IS_GATE || isInTheGate(name))

function isInTheGate(name: string): boolean {
  const [role, type] = name.split('.')
  if (type === undefined) return true
  const place = ACCOUNT_TYPES.findIndex((own) => own === type)
  return ACCOUNT_ROLES[place % ACCOUNT_ROLES.length] === role
}

let veenhof: Veenhof
let served: (typeof OPERATIONS)[number][]
beforeAll(async () => {
  veenhof = await openVeenhof()
  const names = new Set(servedOperations(veenhof.app))
  served = OPERATIONS.filter(({ name }) => names.has(name))
})
afterAll(() => veenhof.close())

describe('the table of expectations', () => {
  test('[PRM-30] names every route and every root field that is served', () => {
    const expected = new Set(OPERATIONS.map(({ name }) => name))
    expect(servedOperations(veenhof.app).filter((name) => !expected.has(name))).toEqual([])
    // The reading itself finds something.
    expect(routesOf(veenhof.app).length).toBeGreaterThan(15)
    expect(rootFields().length).toBeGreaterThan(55)
  })

  test('names each operation once', () => {
    const names = OPERATIONS.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})

describe('what each account holds', () => {
  test.each(Object.entries(ACCOUNTS))('[PRM-20] [PRM-27] [PRM-30] %s', async (name, expected) => {
    const email = `${name}@veenhof.example`
    const signedIn = await veenhof.send({
      method: 'POST',
      url: '/identity/sign-in',
      payload: { email, password: PASSWORD },
    })
    const shipTo = readPath(signedIn, 'user', 'defaultShipToID')
    const schema = readPath(signedIn, 'user', 'permissionSchema')
    const entries = Array.isArray(schema) ? schema.filter((entry) => entry.shipToId === shipTo) : []
    const held = entries.flatMap((entry) => String(entry.rpDetails[0].permission).split(','))
    expect(held.toSorted()).toEqual(expected.permissions)
  })

  test('nobody signs in who was only invited', async () => {
    await expect(veenhof.tokenOf('invited@veenhof.example')).rejects.toThrow('cannot sign in')
  })
})

describe('every operation', () => {
  test('[PRM-30] lets in without a session only what is for everybody', async () => {
    expect(await surprises(null, UNKNOWN)).toEqual([])
  })

  test.each(ASKED)('[PRM-24] [PRM-26] [PRM-30] lets in %s as the table says', async (name) => {
    const person = await signIn(veenhof, name)
    expect(await surprises(person, await giveObjects(veenhof, person))).toEqual([])
  })

  test('[IDN-25] lets in somebody of the brewery who orders for a customer as the table says', async () => {
    const person = await orderForCustomer(veenhof)
    expect(await surprises(person, await giveObjects(veenhof, person))).toEqual([])
  })
})

/** Where an operation let in, or kept out, somebody it should not have. */
async function surprises(person: Person | null, given: Objects): Promise<string[]> {
  const found: string[] = []
  let objects = given
  for (const { name, door, ask, usesUp, misses } of served) {
    await person?.before?.()
    const asked = ask(objects)
    const answer = await veenhof.send(asked, person ? bearer(person.token) : {})
    const verdict = verdictOf(answer, asked.url)
    const may = mayPass(door, person?.expected ?? null)
    const isRight = may ? lets(verdict, { misses: misses || door === 'everybody' }) : keepsOut(verdict)
    if (!isRight) found.push(`${name} should ${may ? 'let in' : 'refuse'}, and is "${verdict}": ${answer.body}`)
    if (may && usesUp && person) objects = await giveObjects(veenhof, person)
  }
  return found
}

const keepsOut = (verdict: Verdict): boolean => verdict === 'refused' || verdict === 'no session'

/** An operation for everybody may look for what is not there, and try to sign in with a wrong password. */
const lets = (verdict: Verdict, { misses }: { misses: boolean }): boolean =>
  verdict === 'let in' || (misses && (verdict === 'not found' || verdict === 'no session'))
