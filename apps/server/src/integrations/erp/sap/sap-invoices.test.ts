import { priceCart, type PricedCart, type PricedLine, type PriceFacts, type PriceLine } from '@fust/domain/pricing'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Erp, ErpLine } from '../erp.port.ts'
import {
  buildErpAmountsWith,
  buildErpOrderWith,
  buildSapSettings,
  startPlayedErp,
  type PlayedErp,
} from './played-erp.builders.ts'
import { readInvoice, type ReadInvoice } from './read-invoice.builders.ts'
import { createSapErp } from './sap-sales-order.ts'

const CARTS = 25
/** Told with a failure, to see it again. */
const seed = Date.now()
const CASES_MAX = 2_000

let played: PlayedErp
let erp: Erp
beforeAll(async () => {
  played = await startPlayedErp()
  erp = createSapErp(buildSapSettings(played.url))
})
afterAll(() => played.stop())

const rate = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant('rate' as const), basisPoints: fc.integer({ min: 1, max: 3_000 }) }),
)
const quantity = fc.integer({ min: 1, max: CASES_MAX })

const someLine: fc.Arbitrary<Omit<PriceLine, 'id'>> = fc
  .record({
    kind: fc.constantFrom('beer' as const, 'posm' as const),
    quantity,
    pricedUnits: fc.constant(1),
    unitPriceCents: fc.integer({ min: 0, max: 50_000 }),
    tiers: fc.constant([]),
    fixedDiscount: rate,
    promotionalDiscount: rate,
    sortingChargePerUnitCents: fc.integer({ min: 0, max: 20 }),
    packagingTaxPerUnitCents: fc.integer({ min: 0, max: 20 }),
    vatBasisPoints: fc.constantFrom(0, 900, 1_000, 2_100, 2_550),
    depositCents: fc.integer({ min: -500, max: 500 }),
    casesOnFullPallets: fc.integer({ min: 0, max: 40 }),
  })
  .map(({ depositCents, ...line }) => ({
    ...line,
    casesOnFullPallets: Math.min(line.casesOnFullPallets, line.quantity),
    deposits: [{ kind: 'crate' as const, pieces: line.quantity, centsPerPiece: depositCents }],
  }))

const someFacts: fc.Arbitrary<PriceFacts> = fc.record({
  coupon: fc.oneof(
    rate,
    fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 100_000 }) }),
  ),
  cashDiscount: rate,
  fillsTruck: fc.boolean(),
  packagingRates: fc.constant({ fullTruckBasisPoints: 75, fullPalletsBasisPoints: 25 }),
  isDepositTaxed: fc.boolean(),
})

function erpLine(line: PriceLine, priced: PricedLine, index: number, { isDepositTaxed }: PriceFacts): ErpLine {
  return {
    lineNumber: index + 1,
    sku: `SKU-${index}`,
    unitPriceCents: priced.unitPriceCents,
    amounts: {
      lineDiscountCents: priced.fixedDiscountCents + priced.promotionalDiscountCents,
      couponDiscountCents: priced.couponDiscountCents,
      packagingDiscountCents: priced.packagingDiscountCents,
      cashDiscountCents: priced.cashDiscountCents,
      packagingTaxCents: priced.packagingTaxCents,
      sortingChargeCents: priced.sortingChargeCents,
      depositCents: priced.depositCents,
      isDepositTaxed,
      vatBasisPoints: priced.vatBasisPoints,
    },
    cases: line.quantity,
  }
}

/** Has the ERP deliver and invoice these lines, in two deliveries where they can be split. */
async function invoicesOf(lines: readonly ErpLine[], { isSplit }: { isSplit: boolean }) {
  const order = buildErpOrderWith({ lines })
  const submitted = await erp.submitOrder(order)
  if (!submitted.ok) throw new Error(JSON.stringify(submitted.refusal))
  if (isSplit) await played.split(order.orderNumber)
  await played.advance(order.orderNumber, isSplit ? 9 : 5)
  const progress = await erp.orderProgress({ ...order, sapId: submitted.value.sapId })
  const told = progress?.invoices ?? []
  const papers: ReadInvoice[] = []
  for (const { invoiceNumber } of told)
    papers.push(readInvoice((await erp.invoiceDocument(invoiceNumber)) ?? new Uint8Array()))
  return { told, papers }
}

const sumOf = <T>(list: readonly T[], amount: (one: T) => number) => list.reduce((sum, one) => sum + amount(one), 0)

/** VAT by rate of all these papers together, the highest rate first. */
function vatByRate(papers: readonly ReadInvoice[]) {
  const rows = papers.flatMap((paper) => paper.vatByRate)
  return [...new Set(rows.map(({ basisPoints }) => basisPoints))]
    .toSorted((a, b) => b - a)
    .map((basisPoints) => {
      const own = rows.filter((row) => row.basisPoints === basisPoints)
      return {
        basisPoints,
        baseCents: sumOf(own, (row) => row.baseCents),
        vatCents: sumOf(own, (row) => row.vatCents),
      }
    })
}

/** What invoices come to together, as they are told and as they are printed. */
function sumsOf({ told, papers }: Awaited<ReturnType<typeof invoicesOf>>) {
  const printed = (name: string) => sumOf(papers, ({ amounts }) => amounts[name] ?? 0)
  return {
    total: sumOf(told, ({ totalCents }) => totalCents),
    vat: sumOf(told, ({ vatCents }) => vatCents),
    printed: printed('Total in EUR'),
    goods: printed('Goods'),
    lineDiscount: printed('Line discount'),
    coupon: printed('Coupon'),
    packagingDiscount: printed('Packaging discount'),
    cashDiscount: printed('Cash discount'),
    charges: printed('Packaging tax') + printed('Sorting charge'),
    deposit: printed('Deposit'),
    vatByRate: vatByRate(papers),
  }
}

/** The same of a cart. */
const sumsOfCart = ({ totals }: PricedCart): ReturnType<typeof sumsOf> => ({
  total: totals.grandTotalCents,
  vat: totals.vatCents,
  printed: totals.grandTotalCents,
  goods: totals.goodsCents,
  lineDiscount: 0 - totals.fixedDiscountCents - totals.promotionalDiscountCents,
  coupon: 0 - totals.couponDiscountCents,
  packagingDiscount: 0 - sumOf(totals.packagingDiscounts, ({ cents }) => cents),
  cashDiscount: 0 - totals.cashDiscountCents,
  charges: totals.packagingTaxCents + totals.sortingChargeCents,
  deposit: totals.depositCents,
  vatByRate: [...totals.vatByRate],
})

const someCart = fc.record({
  drawn: fc.array(someLine, { minLength: 1, maxLength: 6 }),
  facts: someFacts,
  wantsSplit: fc.boolean(),
})

test('[CRT-39] [DOC-06] invoices come to what any cart costs, part by part, also in two deliveries', async () => {
  for (const { drawn, facts, wantsSplit } of fc.sample(someCart, { numRuns: CARTS, seed })) {
    const lines = drawn.map((line, index) => ({ ...line, id: String(index) }))
    const cart = priceCart(lines, facts)
    const told = cart.lines.flatMap((priced, index) => {
      const line = lines[index]
      return line ? [erpLine(line, priced, index, facts)] : []
    })
    const isSplit = wantsSplit && lines.some((line) => line.quantity > 1)
    expect(sumsOf(await invoicesOf(told, { isSplit })), `a cart of seed ${seed}`).toEqual(sumsOfCart(cart))
  }
})

test('[DOC-06] an invoice of more lines than a page holds goes on, and loses none', async () => {
  const lines = Array.from({ length: 100 }, (_, index) => ({
    lineNumber: index + 1,
    sku: `SKU-${index}`,
    cases: 1,
    unitPriceCents: 1_499,
    amounts: buildErpAmountsWith(),
  }))
  const { told, papers } = await invoicesOf(lines, { isSplit: false })
  expect(papers[0]?.lines).toHaveLength(100)
  expect(papers[0]?.amounts['Total in EUR']).toBe(told[0]?.totalCents)
})
