import createValidators from '@fastify/ajv-compiler'
import createSerializers from '@fastify/fast-json-stringify-compiler'
import * as shapes from '@fust/contract/rest'
import { ONE_LINE } from '@fust/domain/text'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenBrewery } from './open-brewery.ts'
import { openWholeBrewery } from './open-whole-brewery.ts'

type Schema = Readonly<Record<string, unknown>>

// Fastify announces each server before anything is declared in it.
const ANNOUNCED = 'fastify.initialization'
const PARTS = ['body', 'querystring', 'params', 'headers'] as const
const routes: RouteOptions[] = []
const listRoutes = (message: unknown) => {
  if (isAnnouncement(message)) message.fastify.addHook('onRoute', (route) => void routes.push(route))
}

function isAnnouncement(message: unknown): message is { fastify: FastifyInstance } {
  return typeof message === 'object' && message !== null && 'fastify' in message
}

let brewery: OpenBrewery
beforeAll(async () => {
  subscribe(ANNOUNCED, listRoutes)
  brewery = await openWholeBrewery()
  unsubscribe(ANNOUNCED, listRoutes)
})
afterAll(() => brewery.close())

describe('every call', () => {
  test.each(PARTS)('has limits for its %s', (part) => {
    const described = routes.filter(({ schema }) => schema?.[part] !== undefined)
    expect(described.length).toBeGreaterThan(0)
    expect(described.flatMap(({ url, schema }) => unlimited(schema?.[part], `${url} ${part}`))).toEqual([])
  })

  test('describes what stands in its path', () => {
    const undescribed = routes.filter(({ url, schema }) => {
      const names = Array.from(url.matchAll(/:(\w+)|\*/g), ([whole, name]) => name ?? whole)
      return names.some((name) => recordOf(recordOf(schema?.params)['properties'])[name] === undefined)
    })
    expect(undescribed.map(({ url }) => url)).toEqual([])
  })

  // They are compiled with the first call: what is wrong with one is to be found before somebody makes it.
  test('has schemas that can be compiled, of what it takes and of each answer', () => {
    const validators = createValidators()({}, { customOptions: {} })
    const serializers = createSerializers()({})
    const compiled = routes.flatMap(({ url, schema }) => [
      ...PARTS.filter((part) => schema?.[part] !== undefined).map((part) =>
        faultOf(`${url} ${part}`, () => validators({ schema: schema?.[part] })),
      ),
      ...answersOf(schema).map(([status, answer]) =>
        faultOf(`${url} ${status}`, () => serializers({ schema: answer, url, method: 'GET', httpStatus: status })),
      ),
    ])
    expect(compiled.length).toBeGreaterThan(500)
    expect(compiled.filter((fault) => fault !== '')).toEqual([])
  })

  test('names its headers in small letters, as they come', () => {
    const names = routes.flatMap(({ schema }) => Object.keys(recordOf(recordOf(schema?.headers)['properties'])))
    expect(names.filter((name) => name !== name.toLowerCase())).toEqual([])
  })
})

test('every shape that a call brings has limits', () => {
  const brought = Object.entries(shapes).filter(([name]) => /(Body|Query|Params|Headers)$/.test(name))
  expect(brought.length).toBeGreaterThan(10)
  expect(brought.flatMap(([name, schema]) => unlimited(schema, name))).toEqual([])
})

test.each(['limit', 'offset'])('a number without end is refused for %s', async (name) => {
  for (const endless of ['1e309', '-1e309']) {
    const query = new URLSearchParams({ ShipToId: 'S1', [name]: endless })
    const { status } = await brewery.get(`/nl/prod/api/v1/portal/orders?${query.toString()}`)
    expect(status).toBe(422)
  }
})

/** By status what is answered, in each form that it comes in. */
function answersOf(schema: unknown): [string, unknown][] {
  return Object.entries(recordOf(recordOf(schema)['response'])).flatMap(([status, answer]) => {
    const forms = Object.values(recordOf(recordOf(answer)['content'])).map((form) => recordOf(form)['schema'])
    return (forms.length > 0 ? forms : [answer]).map((form): [string, unknown] => [status, form])
  })
}

/** What is wrong with it, behind where it stands; nothing if it can be compiled. */
function faultOf(where: string, compile: () => unknown): string {
  try {
    compile()
    return ''
  } catch (fault) {
    return `${where}: ${String(fault)}`
  }
}

/** Where a schema lets through more than was meant: texts, numbers and lists without end, fields that nobody knows. */
function unlimited(given: unknown, path: string): string[] {
  const schema = recordOf(given)
  if ('enum' in schema || 'const' in schema) return []
  const properties = Object.entries(recordOf(schema['properties']))
  const isLimited = LIMITED[String(schema['type'])]?.(schema) ?? false
  // Requests have many headers; those that are read are named.
  const isHeaders = /headers$/i.test(path) && schema['type'] === 'object'
  return [
    ...(isLimited || isHeaders ? [] : [path]),
    ...properties.flatMap(([name, own]) => unlimited(own, `${path}.${name}`)),
    ...(schema['items'] === undefined ? [] : unlimited(schema['items'], `${path}[]`)),
  ]
}

const LIMITED: Readonly<Record<string, (schema: Schema) => boolean>> = {
  string: ({ maxLength, pattern }) =>
    typeof pattern === 'string' && (isShort(pattern) || (typeof maxLength === 'number' && isOneLine(pattern))),
  number: hasBothEnds,
  integer: hasBothEnds,
  boolean: () => true,
  array: ({ maxItems }) => typeof maxItems === 'number',
  object: ({ additionalProperties }) => additionalProperties === false,
}

function hasBothEnds({ minimum, maximum }: Schema): boolean {
  return typeof minimum === 'number' && typeof maximum === 'number'
}

/** A pattern that repeats nothing without end. */
const isShort = (pattern: string) => pattern.startsWith('^') && pattern.endsWith('$') && !/[*+]|,\}/.test(pattern)
const isOneLine = (pattern: string) => pattern === ONE_LINE || !/\\s|\\W|\[\^|(?<!\\)\./.test(pattern)

function recordOf(value: unknown): Schema {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
