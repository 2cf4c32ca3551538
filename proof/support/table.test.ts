import { describe, expect, test } from 'vitest'
import { mergeRows, readTable, tableOf, type Row } from './table.ts'

const row = (given: Partial<Row> = {}): Row => ({
  what: 'last stock',
  file: 'race/last-ones.test.ts',
  rounds: 1_000,
  of: 1_000,
  breaches: 0,
  minutes: 6.5,
  isDone: true,
  asked: 1_000,
  day: '2026-11-21',
  commit: '913d4b4',
  machine: '2 cores',
  ...given,
})
const SMOKE = { rounds: 3, of: 3, asked: 3, commit: 'abcdef0' }
const PART = { isAnew: false, ended: [] }

test('a table is read as it was written, also laid out by a formatter', () => {
  const rows = [row({ what: 'a stopped one', rounds: 412, isDone: false }), row()]
  const laidOut = tableOf(rows).replaceAll('|', '  |  ')
  expect(readTable(laidOut)).toEqual(rows)
})

describe('the rows of a run', () => {
  test('stand beside those of what did not run', () => {
    const other = row({ what: 'one cart', file: 'race/one-cart.test.ts' })
    expect(mergeRows([other], [row()], PART)).toEqual([other, row()])
  })

  test('replace what was asked for as many rounds or fewer', () => {
    const later = row({ commit: 'abcdef0' })
    expect(mergeRows([row()], [later], PART)).toEqual([later])
    expect(mergeRows([row(SMOKE)], [row()], PART)).toEqual([row()])
  })

  test('do not replace a larger run, unless that is asked for', () => {
    expect(mergeRows([row()], [row(SMOKE)], PART)).toEqual([row()])
    expect(mergeRows([row()], [row(SMOKE)], { ...PART, isAnew: true })).toEqual([row(SMOKE)])
  })

  test('replace a whole one only once they are done, and a stopped one as soon as they came as far', () => {
    const underWay = row({ rounds: 412, isDone: false, commit: 'abcdef0' })
    expect(mergeRows([row()], [underWay], PART)).toEqual([row()])
    expect(mergeRows([row({ rounds: 400, isDone: false })], [underWay], PART)).toEqual([underWay])
    expect(mergeRows([row({ rounds: 500, isDone: false })], [underWay], PART)).toMatchObject([{ rounds: 500 }])
  })

  test('are never kept out when something was found', () => {
    const found = row({ ...SMOKE, rounds: 2, breaches: 1 })
    expect(mergeRows([row()], [found], PART)).toEqual([found])
    expect(mergeRows([found], [row()], PART)).toEqual([row()])
  })

  test('take away what their file proves no more, but nothing of a larger run', () => {
    const gone = row({ what: 'last barrel' })
    const ended = { ...PART, ended: ['race/last-ones.test.ts'] }
    expect(mergeRows([gone], [row()], ended)).toEqual([row()])
    expect(mergeRows([gone], [row()], PART)).toEqual([gone, row()])
    expect(mergeRows([gone, row()], [row(SMOKE)], ended)).toEqual([gone, row()])
  })
})
