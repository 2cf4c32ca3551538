import { afterAll, beforeAll, expect, test } from 'vitest'
import { OPERATIONS } from '../access/operations.ts'
import { giveObjects, signIn } from '../access/people.ts'
import { bearer, openVeenhof, readPath, type Asked, type Veenhof } from '../access/veenhof.ts'
import { CONVERSATION, type Told } from './conversation.ts'
import { createStill } from './volatile.ts'
import { wholeOf } from './whole.ts'

const PEOPLE = ['owner.distributor', 'buyer.trade', 'delegated.retail', 'owner.tank', 'staff', 'academy']
const LANGUAGES = ['nl', 'en'] as const
const LEVELS = 3
// Long ones, whose entries the conversation tells whole.
const FEWER_LEVELS: Readonly<Record<string, number>> = { 'Query.products': 1, 'Query.customerOrders': 1 }
/** Files, measures and descriptions have checks of their own; a sign-in tells of nobody in particular, and sessions are new each time. */
const NOT_TOLD = new Set([
  'GET /:market/prod/api/:version/portal/orders/:number/confirmation',
  'POST /:market/prod/api/:version/portal/mydocuments/GetDownloadZipDocumentBulk',
  'GET *',
  'GET /metrics',
  'GET /openapi.json',
  'POST /identity/sign-in',
  'GET /identity/sessions',
  'POST /identity/personal-data',
])

let veenhof: Veenhof
beforeAll(async () => {
  veenhof = await openVeenhof({ GRAPHQL_FIELDS: '10000', GRAPHQL_ALIASES: '1000' })
})
afterAll(() => veenhof.close())

const ASKED = PEOPLE.flatMap((name) => LANGUAGES.map((language) => ({ name, language })))

// A difference is looked at: `npm run proof -- proof/answers -u` writes down those that are meant.
test.for(ASKED)('$name is answered in $language as it is written down', async ({ name, language }) => {
  // Wrong passwords of the other language, a moment before, are counted for this one otherwise.
  await veenhof.pool.query('delete from rate_limit')
  const person = await signIn(veenhof, name)
  const still = createStill()
  const headers = { ...bearer(person.token), store: `LivePortal_NL_${language}`, 'accept-language': language }
  const told: Record<string, unknown> = {}
  const hear = async (heading: string, asked: Asked) => {
    const answer = await veenhof.send(asked, headers)
    expect(answer.body, `${heading} is asked as the schema has it`).not.toContain('"category":"graphql"')
    told[heading] = { status: answer.statusCode, ...bodyOf(answer.body) }
    return answer
  }

  let known: Told = { shipTo: person.shipTo.id, cart: '', items: [], order: '', hours: ['00:00', '23:59'], language }
  for (const [index, { name: heading, ask }] of CONVERSATION.entries()) {
    const answer = await hear(`${index + 1}. ${heading}`, ask(known))
    known = { ...known, ...heard(answer, known) }
  }

  let objects = await giveObjects(veenhof, person)
  for (const { name: heading, ask, usesUp } of OPERATIONS) {
    if (NOT_TOLD.has(heading)) continue
    const selection =
      heading.includes('.') && !heading.includes(' ') ? wholeOf(heading, FEWER_LEVELS[heading] ?? LEVELS) : undefined
    await hear(heading, ask(objects, selection))
    if (usesUp) objects = await giveObjects(veenhof, person)
  }
  const file = `recorded/${name}.${language}.json`
  await expect(`${still(JSON.stringify(told, null, 1))}\n`).toMatchFileSnapshot(file)
})

/** What a next step names. */
function heard(answer: Awaited<ReturnType<Veenhof['send']>>, { cart, items, order, hours }: Told): Partial<Told> {
  const data = readPath(answer, 'data')
  const [[, field] = []] = Object.entries(typeof data === 'object' && data !== null ? data : {})
  const lines = at(field, 'cart', 'items') ?? at(field, 'items')
  return {
    cart: textOf(field)[0] ?? textOf(at(field, 'cart', 'id'))[0] ?? cart,
    items: Array.isArray(lines) ? lines.flatMap((line) => textOf(at(line, 'uid'))) : items,
    hours: hoursOf(readPath(answer, 0)) ?? hours,
    order: textOf(at(field, 'order', 'order_number'))[0] ?? order,
  }
}

const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined),
    value,
  )

function hoursOf(slot: unknown): readonly [string, string] | undefined {
  const [[from], [to]] = [textOf(at(slot, 'from')), textOf(at(slot, 'to'))]
  return from === undefined || to === undefined ? undefined : [from, to]
}

const textOf = (value: unknown): string[] => (typeof value === 'string' ? [value] : [])

function bodyOf(body: string): { body: unknown } {
  try {
    return { body: JSON.parse(body) }
  } catch {
    return { body }
  }
}
