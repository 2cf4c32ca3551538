import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOneLine } from '../text/index.ts'
import { encodingsOf, LIST_CELL_MAXIMUM, LIST_COLUMNS_MAXIMUM, readList, readTable, type ListReading } from './index.ts'

const PARTS = [
  'VP-KR2430',
  '8719998100006',
  '12',
  '1,000',
  '7 krt',
  '\t',
  ';',
  ',',
  '|',
  '  ',
  '\n',
  '\r',
  '"',
  '\u200e',
  '\0',
  '=',
  'Aantal',
  'Totaal',
  'x',
  '8,72E+12',
  '€ 17,85',
  '🍺',
  '\ud800',
]

describe('a list that means harm', () => {
  test('[CAT-36] is read, asked about or refused, and each row is a line that the server takes', () => {
    const text = fc.array(fc.oneof(fc.constantFrom(...PARTS), fc.string({ maxLength: 5, unit: 'binary' })), {
      maxLength: 60,
    })
    fc.assert(
      fc.property(text, (parts) => {
        const reading = readingOf(parts.join(''))
        for (const { code, others } of reading.is === 'read' ? reading.rows : [])
          for (const own of [code, ...others])
            expect([own, isOneLine(own), own.length <= LIST_CELL_MAXIMUM]).toEqual([own, true, true])
      }),
      { numRuns: 300 },
    )
  })

  test('[CAT-36] of more than 1,000 rows is refused as a whole', () => {
    for (const count of [1001, 1002, 100_000])
      expect(readingOf('A-1;1\n'.repeat(count))).toEqual({ is: 'refused', refusal: 'too-many-rows' })
    expect(readingOf('A-1;1\n'.repeat(1000))).toMatchObject({ is: 'read', count: 1000 })
  })

  test('[CAT-36] of more than 2 MB is refused before it is read', () => {
    expect(readTable('x'.repeat(2_000_001))).toEqual({ refusal: 'too-large' })
  })

  test('[CAT-36] of many columns has those that are read', () => {
    const table = readTable('x;'.repeat(100_000))
    expect('cells' in table && table.cells[0]).toHaveLength(LIST_COLUMNS_MAXIMUM)
  })

  test.each(['', ' \n\t\n ', ';;;\n;;', '\u200b\ufeff'])('[CAT-36] that is empty (%j) says so', (text) => {
    expect(readingOf(text)).toEqual({ is: 'refused', refusal: 'empty' })
  })
})

function readingOf(text: string): ListReading {
  const table = readTable(text)
  return 'refusal' in table ? { is: 'refused', ...table } : readList(table)
}

describe('the encoding of a file', () => {
  const bytes = (...own: number[]) => new Uint8Array(own)
  test.each([
    ['with the mark of UTF-16', bytes(0xff, 0xfe, 0x41, 0), 'nl', ['utf-16le']],
    ['with the other mark of UTF-16', bytes(0xfe, 0xff, 0, 0x41), 'nl', ['utf-16be']],
    ['of UTF-16 without a mark', bytes(0x41, 0, 0x3b, 0, 0x31, 0), 'nl', ['utf-16le']],
    ['of UTF-16 without a mark, big end first', bytes(0, 0x41, 0, 0x3b), 'nl', ['utf-16be']],
    ['of text in the Netherlands', bytes(0x41), 'nl', ['utf-8', 'windows-1252']],
    ['of text in Slovakia', bytes(0x41), 'sk', ['utf-8', 'windows-1250']],
    ['of a picture', bytes(0x89, 0x50, 0, 0, 0x4e, 0), 'nl', []],
  ] as const)('%s is recognised', (_which, own, language, expected) => {
    expect(encodingsOf(own, language)).toEqual(expected)
  })
})
