import { escapeHtml } from '#platform/http/escape-html.ts'
import type { LetterHead } from './letter-head.ts'
import type { Goods, Letter } from './letter.ts'

// Mail programs read styles on the elements only.
const BODY = 'margin:0;padding:24px 0;background:#f6f4ef;color:#1d1b16;font:16px/1.5 Arial,sans-serif'
const CARD = 'max-width:640px;margin:0 auto;padding:24px 16px;background:#ffffff;overflow-wrap:break-word'
const TABLE = 'width:100%;border-collapse:collapse;margin:16px 0'
const LEFT = 'text-align:left;vertical-align:top;padding:6px 8px 6px 0;border-bottom:1px solid #e3ded3'
const RIGHT = 'text-align:right;vertical-align:top;padding:6px 0 6px 8px;border-bottom:1px solid #e3ded3'
// What people write may be one long word.
const WRITTEN = `${LEFT};overflow-wrap:anywhere`
const AMOUNT = `${RIGHT};white-space:nowrap`
const MUTED = 'color:#5f594c;font-size:14px'

/** The letter as HTML, under the brewery's head; every text in it is escaped. */
export function letterHtml(letter: Letter, head: LetterHead): string {
  return `<!doctype html>
<html lang="${letter.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(letter.subject)}</title></head>
<body style="${BODY}">${headHtml(head)}<div style="${CARD}">
<p>${escapeHtml(letter.greeting)}</p>
${letter.paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
${letter.facts.length === 0 ? '' : factTable(letter.facts)}
${letter.goods === null || letter.goods.lines.length === 0 ? '' : goodsTables(letter.goods)}
${letter.link === null ? '' : `<p><a href="${escapeHtml(letter.link.url)}">${escapeHtml(letter.link.label)}</a></p>`}
${letter.questions === null ? '' : `<p style="${MUTED}">${escapeHtml(letter.questions)}</p>`}
${letter.unsubscribe ? `<p style="${MUTED}"><a href="${escapeHtml(letter.unsubscribe.url)}">${escapeHtml(letter.unsubscribe.label)}</a></p>` : ''}
</div>${footHtml(head)}</body></html>
`
}

// Of the width of what stands between them.
const HEAD = 'max-width:640px;margin:0 auto;padding:16px;font:bold 22px/32px Arial,sans-serif'
const FOOT = 'max-width:640px;margin:0 auto;padding:16px;color:#5f594c;font-size:14px;overflow-wrap:anywhere'

/** Who writes. Its logo stands on paper, as it was made for; a mail program that loads no pictures shows the name. */
function headHtml({ brewery, logo, ink, ground, edge }: LetterHead): string {
  const name = escapeHtml(brewery)
  const image =
    logo === null
      ? ''
      : `<img src="${escapeHtml(logo.url)}" alt="${logo.saysName ? name : ''}" width="${logo.width}" height="${logo.height}" style="vertical-align:middle;border:0"> `
  return `<div style="${HEAD};border-bottom:4px solid ${edge};background:${ground};color:${ink}">${image}${logo?.saysName ? '' : name}</div>`
}

/** Where it is. */
function footHtml({ brewery, address }: LetterHead): string {
  if (address.length === 0) return ''
  return `<div style="${FOOT}">${[brewery, ...address].map(escapeHtml).join('<br>')}</div>`
}

const factTable = (facts: Letter['facts']): string =>
  `<table role="presentation" style="${TABLE}">${facts.map(factRow).join('')}</table>`

const goodsTables = ({ columns, lines, totals }: Goods): string =>
  `<table style="${TABLE}"><thead>${headRow(columns)}</thead><tbody>${lines.map(lineRow).join('')}</tbody></table>
<table role="presentation" style="${TABLE}">${totals.map(totalRow).join('')}</table>`

const factRow = ({ label, value }: Letter['facts'][number]): string =>
  `<tr><td style="${LEFT};${MUTED}">${escapeHtml(label)}</td><td style="${WRITTEN}">${escapeHtml(value)}</td></tr>`

const headRow = ({ product, amount }: Goods['columns']): string =>
  `<tr><th scope="col" style="${LEFT};${MUTED}">${escapeHtml(product)}</th>` +
  `<th scope="col" style="${RIGHT};${MUTED}">${escapeHtml(amount)}</th></tr>`

// Two columns, as a third one with amounts is wider than the smallest phone.
const lineRow = ({ product, sku, quantity, unitPrice, amount }: Goods['lines'][number]): string =>
  `<tr><td style="${WRITTEN}">${escapeHtml(product)}<br><span style="${MUTED}">${escapeHtml(sku)}</span><br>` +
  `${escapeHtml(quantity)}<br><span style="${MUTED}">${escapeHtml(unitPrice)}</span></td>` +
  `<td style="${AMOUNT}">${escapeHtml(amount)}</td></tr>`

const totalRow = ({ label, amount, isStrong }: Goods['totals'][number]): string => {
  const weight = isStrong ? ';font-weight:bold' : ''
  return `<tr><td style="${WRITTEN}${weight}">${escapeHtml(label)}</td><td style="${AMOUNT}${weight}">${escapeHtml(amount)}</td></tr>`
}
