import { parse } from 'csv-parse/sync'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { simplePdf } from './pdf.ts'

type Row = Readonly<Record<string, string>>

/**
 * What was billed before the portal came, as the brewery's folder tells it: an ERP has its old invoices, too. A table is
 * read again once its file has changed, so that it is as it was last brought in.
 */
export function createPastInvoices(folder: string | undefined) {
  const readTable = createTableReader(folder)
  return {
    /** The invoice as a PDF, with what its order says; undefined where the folder has none of that number. */
    async findPdf(number: string): Promise<Buffer | undefined> {
      const invoice = (await readTable('order-invoices')).find((row) => row['number'] === number)
      if (!invoice) return undefined
      const isOfOrder = (row: Row) => row['order_number'] === invoice['order_number']
      const order = (await readTable('orders')).find((row) => row['number'] === invoice['order_number'])
      const lines = (await readTable('order-lines')).filter(isOfOrder)
      return (
        order && simplePdf([...headOf(invoice, order), '', ...lines.map(lineText), '', ...amountsOf(order, invoice)])
      )
    },
  }
}

export type PastInvoices = ReturnType<typeof createPastInvoices>

const headOf = (invoice: Row, order: Row) => [
  `Invoice ${invoice['number']}`,
  `Date ${invoice['invoiced_on']}`,
  `Customer ${order['company_id']}`,
  `Your order ${order['number']}, our order ${order['sap_id']}`,
]

const AMOUNTS = [
  ['Goods', 'goods'],
  ['Discount', 'discount'],
  ['Packaging tax', 'packaging_tax'],
  ['Sorting', 'sorting_charge'],
  ['VAT', 'vat'],
  ['Deposit', 'deposit'],
] as const

const amountsOf = (order: Row, invoice: Row) => [
  ...AMOUNTS.filter(([, column]) => Number(order[column]) !== 0).map(
    ([name, column]) => `${name} ${column === 'discount' ? '-' : ''}€ ${order[column]}`,
  ),
  `Total € ${invoice['total']}`,
]

const UNITS = ['pallets', 'layers', 'packages', 'liters'] as const

function lineText(line: Row): string {
  const amounts = UNITS.filter((unit) => Number(line[unit]) > 0).map((unit) => `${line[unit]} ${unit}`)
  return `${amounts.join(', ')}   ${line['sku']}   € ${line['row_total']}`
}

/** Reads the rows of a table of the folder; none where the folder lacks it. */
function createTableReader(folder: string | undefined): (name: string) => Promise<readonly Row[]> {
  const tables = new Map<string, { changedMs: number; rows: readonly Row[] }>()
  return async (name) => {
    if (folder === undefined) return []
    try {
      const file = path.join(folder, `${name}.csv`)
      const { mtimeMs: changedMs } = await stat(file)
      const known = tables.get(name)
      if (known?.changedMs === changedMs) return known.rows
      const rows = parse<Record<string, string>>(await readFile(file), { columns: true, bom: true })
      tables.set(name, { changedMs, rows })
      return rows
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
      throw error
    }
  }
}
