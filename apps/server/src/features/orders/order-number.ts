/** An order number as SQL: what it begins with, such as `26-`, and its digits, five or more. */
export const numberedBy = (prefix: string, digits: string): string =>
  `${prefix} || lpad(${digits}, greatest(5, length(${digits})), '0')`

/** What an order number begins with, and the number behind it; undefined for what is none. */
export function splitOrderNumber(orderNumber: string): { prefix: string; count: number } | undefined {
  const [, prefix, digits] = /^(.*?)(\d{1,12})$/.exec(orderNumber) ?? []
  return prefix === undefined || digits === undefined ? undefined : { prefix, count: Number(digits) }
}
