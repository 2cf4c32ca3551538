import { expect, test } from 'vitest'
import { type Column, printDatabaseTypes } from './print-database-types.ts'

function columnWith(facts: Partial<Column>): Column {
  const plain = { isArray: false, isNullable: false, isAlwaysGenerated: false, hasDefault: false, labels: null }
  return { table: 'barrels', name: 'litres', type: 'text', ...plain, ...facts }
}

test.each<[string, Partial<Column>]>([
  ['litres: number', { type: 'bigint' }],
  ['litres: string', { type: 'numeric' }],
  ['litres: string', { type: 'date' }],
  ['litres: Timestamp', { type: 'timestamp with time zone' }],
  ['litres: Json', { type: 'jsonb' }],
  ['litres: number | null', { type: 'integer', isNullable: true }],
  ['litres: Array<string>', { isArray: true }],
  ['litres: Generated<boolean>', { type: 'boolean', hasDefault: true }],
  ['litres: GeneratedAlways<number>', { type: 'bigint', hasDefault: true, isAlwaysGenerated: true }],
  ["litres: 'full' | 'empty'", { type: 'fill', labels: ['full', 'empty'] }],
])('prints %s', (printed, facts) => {
  expect(printDatabaseTypes([columnWith(facts)])).toContain(`export interface BarrelsTable {\n  ${printed}\n}`)
})

test('names every table, those of other schemas with their schema', () => {
  const printed = printDatabaseTypes([columnWith({}), columnWith({ table: 'erp.sent_orders' })])
  expect(printed).toContain(
    `export interface Database {\n  barrels: BarrelsTable\n  'erp.sent_orders': ErpSentOrdersTable\n}`,
  )
})
