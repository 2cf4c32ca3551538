import { ODataError, unquote } from './odata.ts'

/** A condition on `sales_order o`, with what stands for its parameters. */
export type OrderFilter = { sql: string; values: readonly string[] }

const TOKEN = /(\w+) (eq|ge) (?:datetime)?('(?:[^']|'')*')|([()]|and|or)|(\s+)/y

/** A `$filter` on orders: `eq`, `ge`, `and`, `or` and parentheses bind in SQL as they do in OData; nothing else is played. */
export function orderFilter(filter: string): OrderFilter {
  const values: string[] = []
  const parts: string[] = []
  const token = new RegExp(TOKEN)
  while (token.lastIndex < filter.length) {
    const [, property, operator, literal, mark, space] = token.exec(filter) ?? []
    if (mark) parts.push(mark)
    else if (property && literal) {
      values.push(unquote(literal))
      parts.push(`${valueOf(property)} ${operator === 'ge' ? '>=' : '='} $${values.length}`)
    } else if (!space) throw new ODataError(400, '/IWBEP/CM_MGW_RT/021', `The filter "${filter}" is not played`)
  }
  return { sql: parts.join(' ') || 'true', values }
}

function valueOf(property: string): string {
  if (property === 'SalesOrder') return 'o.number'
  if (property === 'PurchaseOrderByCustomer') return 'o.order_number'
  if (property === 'PurchaseOrderByShipToParty') return 'o.reference'
  if (property === 'CreationDate') return `to_char(o.received_at at time zone 'UTC', 'YYYY-MM-DD"T00:00:00"')`
  // As it is read: what was never filled in is empty.
  return `coalesce(o.document -> 'header' ->> '${property}', '')`
}
