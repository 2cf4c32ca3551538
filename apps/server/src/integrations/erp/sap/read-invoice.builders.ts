/** What a person reads on an invoice of the played ERP, in cents; a part that is nothing is not on it. */
export type ReadInvoice = {
  number: string
  lines: readonly ReadLine[]
  /** By the name of the row: `Goods`, `Coupon`, `Deposit`, `Total in EUR`, … */
  amounts: Readonly<Record<string, number>>
  vatByRate: readonly { basisPoints: number; baseCents: number; vatCents: number }[]
  /** Everything, row by row, with single spaces. */
  rows: readonly string[]
}
export type ReadLine = {
  item: number
  quantity: number
  unit: string
  sku: string
  unitPriceCents: number
  goodsCents: number
  discountCents: number
  netCents: number
  depositCents: number
  vatBasisPoints: number
}

const AMOUNT = String.raw`(-?\d+\.\d\d)`
const LINE = new RegExp(`^(\\d+) ([\\d.]+) (\\S+) (\\S+) ${Array.from({ length: 6 }, () => AMOUNT).join(' ')}$`)
const VAT = new RegExp(`^VAT ${AMOUNT} % of ${AMOUNT} ${AMOUNT}$`)
const SUM = new RegExp(`^(.+) ${AMOUNT}$`)

/** Reads the PDF of an invoice as it is printed. */
export function readInvoice(pdf: Uint8Array): ReadInvoice {
  const rows = [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\(((?:[^\\()]|\\.)*)\) Tj/g),
  ].map(([, text = '']) => text.replaceAll(/\\(.)/g, '$1').trim().replaceAll(/ +/g, ' '))
  const matching = (pattern: RegExp) => rows.flatMap((row) => [pattern.exec(row)?.slice(1) ?? []]).filter(hasAny)
  const sums = rows.filter((row) => !LINE.test(row) && !VAT.test(row)).flatMap((row) => [SUM.exec(row) ?? []])
  return {
    number: rows[0]?.replace('Invoice ', '') ?? '',
    lines: matching(LINE).map(readLine),
    amounts: Object.fromEntries(sums.filter(hasAny).map(([, name = '', sum = '']) => [name, cents(sum)])),
    vatByRate: matching(VAT).map(([rate = '', base = '', vat = '']) => ({
      basisPoints: cents(rate),
      baseCents: cents(base),
      vatCents: cents(vat),
    })),
    rows,
  }
}

function readLine([item, quantity, unit = '', sku = '', ...amounts]: readonly string[]): ReadLine {
  const [price = '', goods = '', discount = '', net = '', deposit = '', vat = ''] = amounts
  return {
    item: Number(item),
    quantity: Number(quantity),
    unit,
    sku,
    unitPriceCents: cents(price),
    goodsCents: cents(goods),
    discountCents: cents(discount),
    netCents: cents(net),
    depositCents: cents(deposit),
    vatBasisPoints: cents(vat),
  }
}

const hasAny = (found: readonly string[]): boolean => found.length > 0
const cents = (decimal: string): number => Math.round(Number(decimal) * 100) || 0
