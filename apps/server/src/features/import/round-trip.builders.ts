import { isOneLine } from '@fust/domain/text'
import fc, { type Arbitrary } from 'fast-check'
import type { Pool } from 'pg'
import { TABLES, type Column, type Table } from './format/index.ts'
import { checkDigit } from '@fust/domain/product-code'
import { buildBrewery, type Brewery, type Cells } from './import.builders.ts'

// Everything that people type and CSV, spreadsheets or Markdown could trip over.
const PIECES = [
  'a',
  'Ü',
  '漢',
  '🍺',
  ' ',
  ',',
  '"',
  "'",
  '|',
  '=',
  '\\',
  '\n',
  '\r\n',
  '\t',
  '+',
  '-',
  '@',
  '#',
  '---',
  ': ',
  'é',
]
const anyOf = (pieces: readonly string[]) =>
  fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 }).map((chosen) => chosen.join(''))
const anyText = anyOf(PIECES)
const anyLine = anyOf(PIECES.filter(isOneLine))

const digits = (length: number) =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((each) => each.join(''))
const decimal = (places: number, most = 99_999) =>
  fc.tuple(fc.nat(most), digits(places)).map(([whole, part]) => `${whole}.${part}`)

// By the beginning of what the documentation says about the kind.
const CELLS: readonly [string, Arbitrary<string>][] = [
  ['text, also of several lines', anyText],
  ['text per language, also of several lines', anyText],
  ['text', anyLine],
  ['code', anyLine.map((text) => `c${text.trim()}`.trim())],
  ['a country of two', fc.constantFrom('NL', 'BE')],
  ['a country of three', fc.constantFrom('NLD', 'BEL')],
  ['a currency', fc.constantFrom('EUR', 'CZK')],
  ['a picture', fc.constantFrom('media/crate.svg', 'media/heron.svg')],
  ['a colour', fc.constantFrom('#1E4D2B', '#FFFFFF')],
  ['a mark', fc.constantFrom('VH', '0A')],
  ['an e-mail', fc.nat(999).map((number) => `buyer-${number}@reiger.example`)],
  ['a time', fc.constantFrom('00:00', '07:30', '23:59')],
  ['a part of an address', fc.constantFrom('bier', 'witte-wieven-33-cl')],
  ['EAN', digits(12).map((twelve) => twelve + checkDigit(twelve))],
  ['degrees', decimal(6, 89)],
  ['an amount', decimal(2)],
  ['kilograms', decimal(3, 9999)],
  ['litres', decimal(3, 9999)],
  ['a percentage such as `21`', decimal(2, 99)],
  ['a percentage such as `5.0`', decimal(1, 99)],
  ['`yes`', fc.constantFrom('yes', 'no')],
  ['a day', fc.constantFrom('2026-01-31', '2028-02-29', '2026-12-24')],
  ['a moment', fc.constantFrom('2026-05-05T14:03:00Z', '2026-10-25T02:30:00.123456+02:00', '2026-05-05T23:59Z')],
  ['pairs', fc.uniqueArray(anyText, { minLength: 1, maxLength: 3 }).chain(pairsOf)],
  [
    'a JSON',
    fc
      .array(fc.dictionary(fc.constantFrom('a', 'b'), fc.oneof(anyText, fc.integer(), fc.constant(null))))
      .map((value) => JSON.stringify(value)),
  ],
  ['a whole number from', fc.constantFrom('1', '2', '5')],
  ['a whole number', fc.nat(2000).map((number) => String(number + 1))],
]

const escaped = (text: string) => text.replace(/[\\|=]/g, (mark) => `\\${mark}`)

function pairsOf(keys: string[]): Arbitrary<string> {
  return fc
    .tuple(...keys.map(() => anyText))
    .map((values) => keys.map((key, at) => `${escaped(key)}=${escaped(values[at] ?? '')}`).join('|'))
}

function anyCell({ kind }: Column): Arbitrary<string> {
  const list = /^list of: (.*)$/s.exec(kind.about)
  const choices = /^one of (.*)$/.exec(list?.[1] ?? kind.about)?.[1]
  const about = list?.[1] ?? kind.about
  const one = choices
    ? fc.constantFrom(...choices.split(', ').map((choice) => choice.slice(1, -1)))
    : CELLS.find(([start]) => about.startsWith(start))?.[1]
  if (!one) throw new Error(`no cells for ${kind.about}`)
  if (!list) return one
  return fc.uniqueArray(one, { minLength: 1, maxLength: 4 }).map((values) => values.map(escaped).join('|'))
}

/** Columns that other rows or columns depend on keep what the example says. */
function isFree(table: Table, { column, refersTo }: Column): boolean {
  if (refersTo !== undefined || table.key.includes(column) || table.unique.includes(column)) return false
  if (table.fixed.includes(column) || table.references.some(({ columns }) => columns.includes(column))) return false
  return !DEPENDENT.has(column)
}
const DEPENDENT = new Set(
  'categories type parent_sku cases_per_layer layers_per_pallet file rate_bp amount_cents max_uses uses valid_from valid_to deliverable_from deliverable_to to_time is_default granted_cents left_cents starts_on ends_on grand_total_ex_vat_cents vat_cents grand_total_cents taken_places capacity_places method min_pallets min_weight_grams min_liters'.split(
    ' ',
  ),
)

function anyRow(table: Table, example: Cells): Arbitrary<Cells> {
  const cells: Record<string, Arbitrary<string>> = {}
  for (const column of table.columns) {
    if (!isFree(table, column)) continue
    const filled = anyCell(column)
    const cell = column.required ? filled : fc.oneof(filled, fc.constant(''))
    const headers = column.byLanguage ? [`${column.header}.nl`, `${column.header}.en`] : [column.header]
    for (const header of headers) cells[header] = cell
    if (column.byLanguage) cells[`${column.header}.de`] = fc.oneof(filled, fc.constant(''))
  }
  return fc.record(cells).map((free) => ({ ...example, ...free }))
}

/** A brewery whose every free cell holds anything that its column allows. */
export function anyBrewery(): Arbitrary<Brewery> {
  const { rows, texts } = buildBrewery()
  const files: Record<string, Arbitrary<Cells[]>> = {}
  for (const table of TABLES) files[table.file] = fc.tuple(...(rows[table.file] ?? []).map((row) => anyRow(table, row)))
  const page = fc
    .tuple(anyText, anyText)
    .map(([title, body]) => `---\ntitle: ${JSON.stringify(title)}\n---\n\n${body}\n`)
  return fc.record({ rows: fc.record(files), page }).map((generated) => ({
    rows: generated.rows,
    texts: { ...texts, 'content/faq/vraag.nl.md': generated.page, 'content/faq/vraag.en.md': generated.page },
  }))
}

/** What a day in the product does to the tables. */
export async function changeTables(pool: Pool): Promise<void> {
  const statements = [
    `update product set name = name || '{"nl": "=Nieuwe \\"naam\\"|x", "de": "Neu"}', is_active = false, posm_price_cents = 5 where sku = 'VH-001'`,
    `update brand set name = 'Reiger, & co'`,
    `update stock set quantity = 42`,
    `insert into stock_movement (sku, delta, balance, reason, moved_at) values ('VH-001', -58, 42, 'order', '2026-05-06T10:00:00Z')`,
    `update budget set left_cents = 12345`,
    `update coupon set uses = 2`,
    `update portal_user set phone = '+31 6 1234', locale = 'en', password_hash = 'x', failed_attempts = 0 where id = 'U1'`,
    `insert into user_role values ('U1', 'C1', 'S1', 'Basic', 'Shop', '{}', '{Academy}')`,
    `insert into sales_order (company_id, number, cart_id, user_id, ship_to_id, payer_id, kind, sap_order_type, status, method,
        payment_method, delivery_date, note_for_driver, goods_cents, vat_cents, deposit_cents, grand_total_ex_vat_cents,
        grand_total_cents, placed_at, status_changed_at)
      select company_id, '26-77', 'cart', user_id, ship_to_id, payer_id, kind, sap_order_type, 'Order created', method,
        payment_method, '2026-12-04', E'bel aan\\n"achter"', 1, 2, 0, 3, 5, '2026-12-01T15:59:59.999999Z', '2026-12-01T15:59:59.999999Z'
      from sales_order where number = 'VH-1'`,
    `update order_invoice set total_cents = -390, due_on = '2026-06-08', paid_cents = -120`,
    `insert into order_line (company_id, order_id, line_number, sku, product_name, subtitle, tag, brand_code, options,
        cases_total, unit_price_cents, row_total_cents, vat_rate_bp, vat_cents)
      select company_id, id, 1, 'VH-003', '{"nl": "Fust"}', '{"nl": "50 l", "en": "50 l"}', 'VH', 'gone', '[{"id": 1}]', 1, 1, 1, 2100, 1
      from sales_order where number = '26-77'`,
    `insert into order_event (company_id, order_id, status, happened_at, source)
      select company_id, id, 'Order created', placed_at, 'portal' from sales_order, generate_series(1, 2) where number = '26-77'`,
    `update delivery_day_load set taken_places = 26`,
    `update brewery_setting set value = '"Nieuwe naam"' where name = 'name'`,
    `insert into brewery_holiday values ('2027-05-05', '{"nl": "Bevrijdingsdag", "en": "Liberation Day"}')`,
    `update content_page set body = E'Regel\\r\\n\\n---\\nnog een\\n', html = E'<p>Regel</p>\\n<hr />\\n<p>nog een</p>\\n',
       details = '{"image": "media/tap.webp", "deep": {"n": [1, null]}}', files = '{media/tap.webp}', pictures = '{}',
       published_until = '2030-12-31', is_public = not is_public, user_types = '{Ontrade,Public}'`,
    `delete from product_relation`,
  ]
  for (const statement of statements) await pool.query(statement)
  const client = await pool.connect()
  await client.query(`select write_product_search('{VH-001,VH-002,VH-003}')`)
  client.release()
}
