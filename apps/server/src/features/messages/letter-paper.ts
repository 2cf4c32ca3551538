import type { Content, PaperDocument } from 'pdfmake'
import { figuresLocale } from '@fust/domain/market'
import type { Palette } from '@fust/domain/theme'
import type { LetterHead } from './letter-head.ts'
import type { Goods, Letter, Writer } from './letter.ts'

/** What a letter on paper has beside its words: the brewery's logo as a PNG, and its colours. */
export type PaperHead = Pick<LetterHead, 'brewery' | 'address'> & {
  logo: Buffer | null
  saysName: boolean
  colours: Palette
}

const MARGIN = 48
const LOGO_HEIGHT = 36
const SMALL = 8.5
/** On each page there is room for the number of the page below. */
const FOOT = 56

/** The letter as a document on A4, under the brewery's head; on paper nobody is greeted, and nothing leads on. */
export function letterPaper(
  letter: Letter,
  head: PaperHead,
  { say, market }: Pick<Writer, 'say' | 'market'>,
): PaperDocument {
  const { colours } = head
  const figures = new Intl.NumberFormat(figuresLocale(market))
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN, MARGIN, MARGIN, FOOT],
    info: { title: letter.subject, author: head.brewery },
    language: letter.language,
    defaultStyle: { font: PAPER_FACE, fontSize: 10, lineHeight: 1.25, color: colours.ink },
    content: [
      headOf(head),
      { text: letter.subject, fontSize: 17, bold: true, margin: [0, 18, 0, 10] },
      ...letter.paragraphs.map((text): Content => ({ text, margin: [0, 0, 0, 6] })),
      ...(letter.facts.length === 0 ? [] : [factsOf(letter.facts, colours)]),
      ...(letter.goods ? [linesOf(letter.goods, colours), totalsOf(letter.goods, colours)] : []),
      ...questionsOf(letter, colours),
    ],
    footer: (page, pages) => ({
      columns: [
        { text: head.brewery },
        { text: say('page', { page: figures.format(page), pages: figures.format(pages) }), alignment: 'right' },
      ],
      margin: [MARGIN, 20, MARGIN, 0],
      fontSize: SMALL,
      color: colours.mute,
    }),
  }
}

export const PAPER_FACE = 'Paper'

function questionsOf({ questions }: Letter, { mute }: Palette): Content[] {
  return questions === null ? [] : [{ text: questions, color: mute, margin: [0, 16, 0, 0] }]
}

/** Who writes, and where it is. */
function headOf({ brewery, address, logo, saysName, colours }: PaperHead): Content {
  const name: Content = { text: brewery, fontSize: 17, bold: true }
  const mark: Content = logo
    ? { image: `data:image/png;base64,${logo.toString('base64')}`, fit: [200, LOGO_HEIGHT] }
    : name
  return {
    table: {
      widths: ['*', 'auto'],
      body: [
        [
          { stack: logo && !saysName ? [mark, name] : [mark] },
          { text: address.join('\n'), alignment: 'right', fontSize: SMALL, color: colours.mute },
        ],
      ],
    },
    layout: {
      ...NO_LINES,
      hLineWidth: (row) => (row === 1 ? 3 : 0),
      hLineColor: () => colours.hop,
      paddingBottom: () => 10,
    },
  }
}

function factsOf(facts: Letter['facts'], { mute }: Palette): Content {
  const body = facts.map(({ label, value }): Content[] => [{ text: label, color: mute }, { text: value }])
  return {
    table: { widths: [130, '*'], body },
    layout: { ...NO_LINES, paddingTop: () => 1, paddingBottom: () => 1 },
    margin: [0, 6, 0, 12],
  }
}

/** What was ordered; its head stands on every page. */
function linesOf({ columns, lines }: Goods, { hop, onhop, line: rule, mute }: Palette): Content {
  const head = (text: string, alignment: 'left' | 'right' = 'left'): Content => ({
    text,
    alignment,
    bold: true,
    color: onhop,
    fillColor: hop,
  })
  const body = lines.map(({ product, sku, quantity, unitPrice, amount }): Content[] => [
    { stack: [{ text: product }, { text: sku, fontSize: SMALL, color: mute }] },
    { stack: [{ text: quantity }, { text: unitPrice, fontSize: SMALL, color: mute }] },
    { text: amount, alignment: 'right', noWrap: true },
  ])
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', 150, 80],
      body: [[head(columns.product), head(columns.quantity), head(columns.amount, 'right')], ...body],
    },
    layout: {
      ...NO_LINES,
      hLineWidth: (row) => (row > 1 ? 0.5 : 0),
      hLineColor: () => rule,
      paddingLeft: () => 6,
      paddingRight: () => 6,
      paddingTop: () => 5,
      paddingBottom: () => 5,
    },
  }
}

function totalsOf({ totals }: Goods, { hop }: Palette): Content {
  const body = totals.map(({ label, amount, isStrong }): Content[] => [
    { text: label, bold: isStrong },
    { text: amount, bold: isStrong, alignment: 'right', noWrap: true },
  ])
  return {
    // The sum stays together, and off the lines that it sums up.
    unbreakable: true,
    margin: [0, 10, 0, 0],
    columns: [
      { width: '*', text: '' },
      {
        width: 260,
        table: { widths: ['*', 'auto'], body },
        layout: {
          ...NO_LINES,
          hLineWidth: (row) => (row === totals.length - 1 ? 1.5 : 0),
          hLineColor: () => hop,
          paddingTop: () => 3,
          paddingBottom: () => 3,
          paddingRight: () => 6,
        },
      },
    ],
  }
}

const NO_LINES = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 0,
}
