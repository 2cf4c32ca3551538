import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPastInvoices } from './past-invoices.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'past-invoices-'))
  writeTable('orders', 'number,company_id,sap_id,goods', '26-1,C1,900,10.00')
  writeTable('order-lines', 'order_number,sku,packages,row_total', '26-1,PILS,2,10.00')
  writeTable('order-invoices', 'number,order_number,invoiced_on,total', '501,26-1,2026-11-02,12.10')
})

afterEach(() => rmSync(folder, { recursive: true }))

const writeTable = (name: string, ...lines: string[]) =>
  writeFileSync(path.join(folder, `${name}.csv`), lines.join('\n'))

test('an invoice of the folder is a PDF with what its order says', async () => {
  const paper = String(await createPastInvoices(folder).findPdf('501'))
  expect(paper).toContain('Invoice 501')
  expect(paper).toMatch(/2 packages {3}PILS/)
})

test('an invoice that comes with the next import is found', async () => {
  const past = createPastInvoices(folder)
  expect(await past.findPdf('502')).toBeUndefined()
  writeTable('order-invoices', 'number,order_number,invoiced_on,total', '502,26-1,2026-11-03,12.10')
  utimesSync(path.join(folder, 'order-invoices.csv'), new Date(), new Date('2026-11-19T15:55:00Z'))
  expect(String(await past.findPdf('502'))).toContain('Invoice 502')
})

test('where there is no folder, or it lacks the table, there is no invoice', async () => {
  expect(await createPastInvoices(undefined).findPdf('501')).toBeUndefined()
  rmSync(path.join(folder, 'orders.csv'))
  expect(await createPastInvoices(folder).findPdf('501')).toBeUndefined()
})
