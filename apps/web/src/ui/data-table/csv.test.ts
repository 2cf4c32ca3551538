import { describe, expect, test } from 'vitest'
import { csvText, type CsvValue } from './csv.ts'

const fileOf = (value: CsvValue) =>
  csvText([{ head: 'Head', value: (row: { value: CsvValue }) => row.value }], [{ value }])

describe('a file for spreadsheets', () => {
  test.each([
    ['plain words', 'Depot 1', 'Depot 1'],
    ['nothing', null, ''],
    ['a number as the market writes it', 1234.5, '1234,5'],
    ['a number below zero, which is no formula', -12, '-12'],
    ['the mark that stands between cells', 'crates; kegs', '"crates; kegs"'],
    ['quotes', 'the "old" depot', '"the ""old"" depot"'],
    ['lines', 'one\ntwo', '"one\ntwo"'],
    ['a formula as text', '=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['a sum as text', '+31 20', "'+31 20"],
    ['a difference as text', '-1+1', "'-1+1"],
    ['a call as text', '@SUM(A1)', "'@SUM(A1)"],
    ['a formula behind a tab as text', '\t=1+1', "'\t=1+1"],
    ['a formula in wide letters as text', '＝1+1', "'＝1+1"],
  ])('holds %s', (_case, value, cell) => {
    expect(fileOf(value)).toBe(`\uFEFFHead\r\n${cell}\r\n`)
  })
})
