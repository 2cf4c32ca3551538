import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { trusted } from '../lib/trusted.ts'
import { callsOf, callsWith, fileTypeIn, nameIn, shapeIn, type Description } from './description.ts'

const FILE = path.join(import.meta.dirname, '../../../../packages/contract/openapi.json')
const description = trusted<Description>(JSON.parse(readFileSync(FILE, 'utf8')))
const calls = callsOf(description)

test('all calls are listed', () => {
  expect(calls.length).toBeGreaterThan(25)
  expect(calls.map(({ method }) => method)).toEqual(expect.arrayContaining(['GET', 'POST']))
})

test.each([
  ['', calls.length],
  ['calendar tank', 1],
  ['POST deliveries', 1],
  ['nothing of this kind', 0],
])('"%s" finds %i', (words, found) => {
  expect(callsWith(calls, words)).toHaveLength(found)
})

test('an answer leads to the shape that it has', () => {
  const payer = callsWith(calls, 'one payer')[0]
  const shape = shapeIn(payer?.responses['200'] ?? {})
  expect(nameIn(shape ?? {})).toBe('Payer')
  expect(description.components.schemas['Payer']?.properties).toHaveProperty('payerId')
})

test('an answer that is a file says of which type it is, and has no shape', () => {
  const answers = calls.flatMap(({ responses }) => Object.values(responses))
  const files = answers.filter((answer) => fileTypeIn(answer) !== undefined)
  expect(files.map(fileTypeIn)).toContain('application/zip')
  expect(files.map(shapeIn)).toEqual(files.map(() => undefined))
  expect(answers.some((answer) => shapeIn(answer) !== undefined)).toBe(true)
})
