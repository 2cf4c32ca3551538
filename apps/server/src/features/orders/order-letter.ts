import { METHOD_LABELS } from '@fust/contract/wire'
import type { CalendarDate } from '@fust/domain/calendar'
import { textIn } from '#platform/language.ts'
import type { ToldLine, ToldOrder } from './order-letter.store.ts'
import { LETTER_WORDS, type LetterLanguage, type LetterWords, type LetterAbout } from './order-letter.words.ts'

/** Who writes, and where the reader can go on. */
export type Sender = { brewery: string; phone: string; email: string; publicUrl: string }

/** Everything a letter about an order says, in the reader's words; text and HTML only lay it out. */
export type Letter = {
  language: LetterLanguage
  subject: string
  greeting: string
  intro: string
  facts: { label: string; value: string }[]
  columns: { quantity: string; product: string; unitPrice: string; amount: string }
  lines: { quantity: string; product: string; sku: string; unitPrice: string; amount: string }[]
  totals: { label: string; amount: string; isStrong: boolean }[]
  link: { label: string; url: string }
  questions: string | null
}

export function orderLetter(
  order: ToldOrder,
  { about, language, sender }: { about: LetterAbout; language: LetterLanguage; sender: Sender },
): Letter {
  const words = LETTER_WORDS[language]
  const { number, formerNumbers, shipTo } = order
  const names = { number, shown: formerNumbers[0] ?? number, shipTo: shipTo.name, brewery: sender.brewery }
  // Nothing but its number has changed.
  const isWhole = about !== 'renumbered'
  const contact = [sender.phone, sender.email].filter(Boolean).join(', ')
  return {
    language,
    subject: inOneLine(words.subjects[about](names)),
    greeting: words.greeting(order.firstName),
    intro: words.intros[about](names),
    facts: factsOf(order, language),
    columns: words,
    lines: (isWhole ? order.lines : []).map((line) => ({
      quantity: quantityText(line, order.kind === 'posm', words),
      product: textIn(language, line.name),
      sku: line.sku,
      unitPrice: euros(line.unitPriceCents),
      amount: euros(line.rowTotalCents),
    })),
    totals: (isWhole ? totalsOf(order, words) : []).map(({ label, cents, isStrong = false }) => ({
      label,
      amount: euros(cents),
      isStrong,
    })),
    link: { label: words.seeOrder, url: `${sender.publicUrl}/orders/history` },
    questions: contact === '' ? null : words.questions(contact),
  }
}

function factsOf(order: ToldOrder, language: LetterLanguage): Letter['facts'] {
  const words = LETTER_WORDS[language]
  const { name, street, houseNumber, postcode, city } = order.shipTo
  const hours = order.hoursFrom && order.hoursTo ? `, ${words.hours(order.hoursFrom, order.hoursTo)}` : ''
  return [
    { label: words.number, value: order.number },
    { label: words.formerNumbers, value: order.formerNumbers.join(', ') },
    { label: words.customerOrderNumber, value: order.customerOrderNumber ?? '' },
    { label: words.shipTo, value: `${name}, ${street} ${houseNumber}, ${postcode} ${city}` },
    { label: words.deliveryDay, value: `${dayText(order.deliveryDate, words)}${hours}` },
    { label: words.transport, value: METHOD_LABELS[order.method][language] },
    { label: words.noteForDriver, value: order.noteForDriver ?? '' },
  ].filter((fact) => fact.value !== '')
}

type Total = { label: string; cents: number; isStrong?: boolean }

/** The figures of the order from its goods to its total; charges of nothing are left out. */
function totalsOf(order: ToldOrder, words: LetterWords): Total[] {
  const charges = [
    { label: words.packagingTax, cents: order.packagingTaxCents },
    { label: words.sortingCharge, cents: order.sortingChargeCents },
    { label: words.deposit, cents: order.depositCents },
  ]
  return [
    { label: words.goods, cents: order.goodsCents },
    ...discountsOf(order, words).map((discount) => ({ ...discount, cents: -discount.cents })),
    ...charges.filter((charge) => charge.cents !== 0),
    { label: words.totalExVat, cents: order.grandTotalExVatCents },
    ...vatOf(order, words),
    { label: words.total, cents: order.grandTotalCents, isStrong: true },
  ]
}

function discountsOf({ discountCents, priceDetails: details }: ToldOrder, words: LetterWords): Total[] {
  const named = [
    { label: words.fixedDiscount, cents: details.fixedDiscountCents ?? 0 },
    { label: words.promotionalDiscount, cents: details.promotionalDiscountCents ?? 0 },
    { label: words.couponDiscount, cents: details.couponDiscountCents ?? 0 },
    ...(details.packagingDiscounts ?? []).map(({ discount, cents }) => ({
      label: words.packagingDiscounts[discount],
      cents,
    })),
    { label: words.cashDiscount, cents: details.cashDiscountCents ?? 0 },
  ].filter((discount) => discount.cents !== 0)
  // The order's own figure is what was given; names that do not add up to it would only confuse.
  if (sumOf(named) === discountCents) return named
  return discountCents === 0 ? [] : [{ label: words.discount, cents: discountCents }]
}

function vatOf({ vatCents, priceDetails }: ToldOrder, words: LetterWords): Total[] {
  const byRate = (priceDetails.vatByRate ?? []).map((row) => ({
    label: words.vat(`${rates.format(row.basisPoints / 100)}%`),
    cents: row.vatCents,
  }))
  return sumOf(byRate) === vatCents && byRate.length > 0 ? byRate : [{ label: words.vat(''), cents: vatCents }]
}

const sumOf = (totals: readonly Total[]): number => totals.reduce((sum, total) => sum + total.cents, 0)

function quantityText(line: ToldLine, isPosm: boolean, { units }: LetterWords): string {
  const counted = (count: number, [one, many]: readonly [string, string]) =>
    count === 0 ? [] : [`${counts.format(count)} ${count === 1 ? one : many}`]
  return [
    ...counted(line.pallets, units.pallets),
    ...counted(line.layers, units.layers),
    ...counted(line.packages, isPosm ? units.pieces : units.packages),
    ...counted(line.litres, units.litres),
  ].join(', ')
}

// Figures follow the market, whatever the language: a Dutch invoice reads € 1.234,56 in English too.
const money = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })
const counts = new Intl.NumberFormat('nl-NL')
const rates = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 })

const euros = (cents: number): string => money.format(cents / 100).replaceAll('\u00a0', ' ')

/** 'dinsdag 24 november 2026'. */
function dayText(day: CalendarDate, { dateLocale }: LetterWords): string {
  const format = new Intl.DateTimeFormat(dateLocale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${day}T00:00:00Z`)).replace(',', '')
}

const MAX_SUBJECT_LENGTH = 150

/** A header holds no line breaks and no other control characters. */
function inOneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, MAX_SUBJECT_LENGTH)
}
