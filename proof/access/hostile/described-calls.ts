import { readFileSync } from 'node:fs'
import { hostileHeader } from './bodies.ts'
import { chance, pick, several, type Draw } from './draw.ts'
import { kindOf } from './kinds.ts'
import { type Known, wordOf } from './known.ts'
import { hostileNumber } from './numbers.ts'
import { spoiled } from './spoiled.ts'
import { hostileText, textOf } from './texts.ts'
import { asJson, type Fields, type Value } from './values.ts'

/** What the description says of a value; of an object its fields, of a list its entries. */
type Schema = {
  $ref?: string
  items?: Schema
  type?: string
  enum?: string[]
  example?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  required?: string[]
  properties?: Record<string, Schema>
}
type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }
type Operation = { parameters?: Parameter[]; requestBody?: { content: { 'application/json'?: { schema: Schema } } } }
type Description = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

export type Described = { method: string; path: string; parameters: Parameter[]; body: Schema | undefined }
export type Call = { method: string; url: string; headers: Record<string, string>; payload?: string }

const FILE = new URL('../../../packages/contract/openapi.json', import.meta.url)

/** Every call that `openapi.json` describes. */
export function describedCalls(): Described[] {
  const { paths, components } = readDescription()
  const named = ($ref: string) => components.schemas[$ref.replace('#/components/schemas/', '')] ?? {}
  /** With all that it names in it. */
  const whole = ({ $ref, ...own }: Schema): Schema => {
    const { items, properties, ...schema } = $ref === undefined ? own : named($ref)
    const fields = Object.entries(properties ?? {}).map(([name, field]) => [name, whole(field)] as const)
    return {
      ...schema,
      ...(items && { items: whole(items) }),
      ...(properties && { properties: Object.fromEntries(fields) }),
    }
  }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const body = requestBody?.content['application/json']
      return { method: method.toUpperCase(), path, parameters, body: body && whole(body.schema) }
    }),
  )
}

const readDescription = (): Description => JSON.parse(readFileSync(FILE, 'utf8'))

/** A call by its description: parameters as they are meant, at their bounds and beyond, and a body with at most one thing wrong. */
export function describedCall(draw: Draw, known: Known, described: Described, strange: number): Call {
  const { method, path, parameters, body } = described
  const given = parameters
    .filter(({ required, in: place }) => required || chance(draw, place === 'header' ? 15 : 60))
    .map((parameter) => ({ ...parameter, text: parameterText(draw, known, path, parameter, strange) }))
  const of = (place: Parameter['in']) => given.filter((parameter) => parameter.in === place)
  const url = of('path').reduce((left, { name, text }) => left.replace(`{${name}}`, encoded(text)), path)
  const query = of('query').map(({ name, text }) => `${encoded(name)}=${encoded(text)}`)
  if (chance(draw, strange)) query.push(pick(draw, WRONG_QUERIES), ...query.slice(0, 1))
  const search = query.length > 0 ? `?${query.join('&')}` : ''
  const headers = Object.fromEntries(
    of('header').map(({ name, text }) => [name, chance(draw, strange) ? hostileHeader(draw) : asHeader(text)] as const),
  )
  if (path.endsWith(TAKES_A_FORM)) {
    const form = { ...headers, 'content-type': 'multipart/form-data; boundary=grens' }
    return { method, url: `${url}${search}`, headers: form, payload: formText(draw, strange) }
  }
  return { method, url: `${url}${search}`, headers, ...(body && { payload: bodyText(draw, known, body, strange) }) }
}

const TAKES_A_FORM = '/tickets/UploadAttachmentsByTicketId'

/** A form with a file, or one that is called, holds or ends what nobody expects. */
function formText(draw: Draw, strange: number): string {
  const name = chance(draw, strange) ? hostileText(draw, 100) : 'krat.pdf'
  const content = chance(draw, strange) ? hostileText(draw, 1_000) : '%PDF-1.7'
  const end = chance(draw, strange) ? '' : '--grens--'
  return `--grens\r\nContent-Disposition: form-data; name="a"; filename="${name}"\r\n\r\n${content}\r\n${end}`
}

/** Names that come twice or are unknown, lists and objects as other servers read them, and what is no encoding. */
const WRONG_QUERIES = [
  'unknown=1',
  'ShipToId=a&ShipToId=b',
  'ShipToId[]=1',
  'ShipToId[a]=1',
  '__proto__=1',
  'constructor[prototype][a]=1',
  'limit=1&limit=2',
  '=',
  '&&&',
  '%',
  '%=%',
  'language=%2565%256E',
  'language=e%6E',
  'language=n%00l',
  'limit=1%2E0',
  'limit=%D9%A3',
  'offset=+1',
  'offset= 1',
  `x=${'y'.repeat(6_000)}`,
  Array.from({ length: 1_500 }, (_, index) => `a${index}`).join('&'),
  '#x',
  '?',
]

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed()).slice(0, 8_000)
const asHeader = (text: string): string =>
  text.replaceAll(/[^\x20-\x7E]/gu, (letter) => encoded(letter)).slice(0, 8_000)

function parameterText(draw: Draw, known: Known, path: string, { name, schema }: Parameter, strange: number): string {
  if (chance(draw, strange)) return hostileText(draw, schema.maxLength ?? 100)
  if (schema.enum) return chance(draw, strange) ? pick(draw, schema.enum).toUpperCase() : firstOften(draw, schema.enum)
  if (schema.example !== undefined) return chance(draw, strange) ? schema.example.toUpperCase() : schema.example
  const kind = kindOf(path.split('/').slice(-2).join('/'), name)
  if (kind !== 'word') return wordOf(draw, known, kind)
  if (schema.type === 'boolean') return pick(draw, ['true', 'false', '1', '0'])
  if (schema.type === 'integer' || schema.type === 'number') return numberText(draw, schema, strange)
  const { minLength: least = 0, maxLength: most = 100 } = schema
  if (chance(draw, strange))
    return textOf(
      'letters',
      pick(
        draw,
        [least - 1, least, most, most + 1].filter((own) => own >= 0),
      ),
    )
  return wordOf(draw, known, kind)
}

/** The brewery has one market: of others there is nothing to see. */
const firstOften = (draw: Draw, names: readonly string[]) => (chance(draw, 15) ? pick(draw, names) : (names[0] ?? ''))

function numberText(
  draw: Draw,
  { minimum: least = 0, maximum: most = 2_147_483_647 }: Schema,
  strange: number,
): string {
  return chance(draw, strange * 2) ? hostileNumber(draw, { least, most }) : String(pick(draw, [least, least + 1, most]))
}

function bodyText(draw: Draw, known: Known, schema: Schema, strange: number): string {
  const right: Value = { fields: fieldsOf(draw, known, schema, strange) }
  return asJson(chance(draw, strange * 2) ? spoiled(draw, right) : right)
}

function fieldsOf(draw: Draw, known: Known, { properties = {}, required = [] }: Schema, strange: number): Fields {
  const names = Object.keys(properties).filter((name) => required.includes(name) || chance(draw, 50))
  return names.map((name) => [name, fieldValue(draw, known, name, properties[name] ?? {}, strange)] as const)
}

function fieldValue(draw: Draw, known: Known, name: string, schema: Schema, strange: number): Value {
  const { maxLength: most = 100, items, properties, type } = schema
  if (chance(draw, strange)) return { text: hostileText(draw, most) }
  if (schema.enum) return { text: firstOften(draw, schema.enum) }
  if (items) return { list: several(draw, 1, 2, () => fieldValue(draw, known, name, items, strange)) }
  if (properties) return { fields: fieldsOf(draw, known, schema, strange) }
  if (type === 'boolean') return { word: pick(draw, ['true', 'false']) }
  const kind = kindOf('', name)
  if (type !== 'integer' && type !== 'number') return { text: wordOf(draw, known, kind).slice(0, most) }
  return { number: kind === 'word' ? numberText(draw, schema, strange) : wordOf(draw, known, kind) }
}
