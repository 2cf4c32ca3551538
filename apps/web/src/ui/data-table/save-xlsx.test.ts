import { expect, test } from 'vitest'
import { sheetOf } from './save-xlsx.ts'

test('in a workbook numbers are numbers, and what somebody typed is text, never a formula', () => {
  type Row = { title: string | null; total: number }
  const columns = [
    { head: 'Title', value: ({ title }: Row) => title },
    { head: 'Total', value: ({ total }: Row) => total },
  ]
  expect(
    sheetOf(columns, [
      { title: '=1+1', total: 1234.5 },
      { title: null, total: -12 },
    ]),
  ).toEqual([
    [
      { type: String, value: 'Title', fontWeight: 'bold' },
      { type: String, value: 'Total', fontWeight: 'bold' },
    ],
    [
      { type: String, value: '=1+1' },
      { type: Number, value: 1234.5 },
    ],
    [null, { type: Number, value: -12 }],
  ])
})
