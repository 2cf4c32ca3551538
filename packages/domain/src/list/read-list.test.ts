import { describe, expect, test } from 'vitest'
import {
  cleanCell,
  encodingsOf,
  readList,
  readTable,
  type ListAmounts,
  type ListAnswers,
  type ListTable,
  type ReadRow,
} from './index.ts'
import { SAMPLE_LISTS, type SampleList } from './sample-lists.builders.ts'

describe('a list of an order', () => {
  test.each(SAMPLE_LISTS.flatMap(({ name, from, asks }) => (asks ? [[name, from, asks.question] as const] : [])))(
    '[CAT-36] %s is asked about before it is read',
    (_name, from, about) => {
      expect(readList(tableOf(from))).toMatchObject({ is: 'question', question: { about } })
    },
  )

  test.each(SAMPLE_LISTS.map((list) => [list.name, list] as const))('[CAT-36] %s', (_name, { from, rows, asks }) => {
    const table = tableOf(from)
    expect(wanted(table, asks?.answer)).toEqual(rows)
  })
})

function tableOf(from: SampleList['from']): ListTable {
  if (Array.isArray(from)) return { cells: from.map((row) => row.map(cleanCell)), isSheet: true, separator: null }
  const table = readTable(typeof from === 'string' ? from : decoded(from))
  if ('refusal' in table) throw new Error(`The list is ${table.refusal}`)
  return table
}

function decoded(bytes: Uint8Array): string {
  const language = bytes.some((byte) => byte === 0xf8 || byte === 0x9e) ? 'cs' : 'nl'
  for (const encoding of encodingsOf(bytes, language))
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      continue
    }
  throw new Error('No encoding fits')
}

function wanted(table: ListTable, answers: ListAnswers = {}): unknown {
  const reading = readList(table, answers)
  return reading.is === 'read' ? reading.rows.map(shortly) : reading
}

function shortly({ code, amounts, problem }: ReadRow): string {
  return problem ? `${code} ! ${problem}` : `${code} × ${inWords(amounts)}`
}

function inWords({ pallets, layers, packages, pieces, litres }: ListAmounts): string {
  return [
    pallets && `${pallets} pallets`,
    layers && `${layers} layers`,
    packages && String(packages),
    pieces && `${pieces} pieces`,
    litres && `${litres} litres`,
  ]
    .filter(Boolean)
    .join(' ')
}
