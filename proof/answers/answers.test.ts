import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OPERATIONS } from '../access/operations.ts'
import { giveObjects, signIn } from '../access/people.ts'
import { bearer, openVeenhof, readPath, type Asked, type Veenhof } from '../access/veenhof.ts'
import { CONVERSATION, type Told } from './conversation.ts'
import { type Answers, answersFile, answerText, describeChanges, digestOf } from './digest.ts'
import { wholeOf } from './whole.ts'

const PEOPLE = ['owner.distributor', 'buyer.trade', 'delegated.retail', 'owner.tank', 'staff', 'academy']
const LANGUAGES = ['nl', 'en'] as const
/** Where the answers of a run are, whole: `npm run answers:diff` compares them with those of another commit. */
const WRITTEN = path.resolve(import.meta.dirname, '../../.fust/answers')
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

// A difference is looked at: `npm run proof -- proof/answers -u` records those that are meant.
test.for(PEOPLE)('%s gets the recorded answers in both languages', async (name) => {
  const languages: Record<string, Answers> = {}
  for (const language of LANGUAGES) languages[language] = await answersOf(name, language)

  mkdirSync(WRITTEN, { recursive: true })
  for (const [language, answers] of Object.entries(languages))
    writeFileSync(path.join(WRITTEN, `${name}.${language}.txt`), answersFile(answers))
  const file = path.join(import.meta.dirname, `recorded/${name}.txt`)
  const recorded = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const changes = describeChanges(recorded, languages)
  const before = 'What they were before: npm run answers:diff'
  await expect(digestOf(languages), `.fust/answers has all answers. ${before}\n${changes}`).toMatchFileSnapshot(file)
})

async function answersOf(name: string, language: string): Promise<Answers> {
  // Wrong passwords of the other language, a moment before, are counted for this one otherwise.
  await veenhof.pool.query('delete from rate_limit')
  const person = await signIn(veenhof, name)
  const headers = { ...bearer(person.token), store: `LivePortal_NL_${language}`, 'accept-language': language }
  const answers = new Map<string, string>()
  const send = async (operation: string, asked: Asked) => {
    const answer = await veenhof.send(asked, headers)
    expect(answer.body, `${operation} is asked as the schema has it`).not.toContain('"category":"graphql"')
    answers.set(operation, answerText({ status: answer.statusCode, ...bodyOf(answer.body) }))
    return answer
  }

  let known: Told = { shipTo: person.shipTo.id, cart: '', items: [], order: '', hours: ['00:00', '23:59'], language }
  const steps = new Map<string, number>()
  for (const { name: step, ask } of CONVERSATION) {
    const times = (steps.get(step) ?? 0) + 1
    steps.set(step, times)
    const answer = await send(`conversation: ${step}${times > 1 ? ` (${times})` : ''}`, ask(known))
    known = { ...known, ...heard(answer, known) }
  }

  let objects = await giveObjects(veenhof, person)
  for (const { name: operation, ask, usesUp } of OPERATIONS) {
    if (NOT_TOLD.has(operation)) continue
    const isField = operation.includes('.') && !operation.includes(' ')
    const selection = isField ? wholeOf(operation, FEWER_LEVELS[operation] ?? LEVELS) : undefined
    await send(operation, ask(objects, selection))
    if (usesUp) objects = await giveObjects(veenhof, person)
  }
  return answers
}

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

const at = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>(
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
