import { DEFAULT_MARKET, MARKET_PACKS } from '@fust/domain/market'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#platform/test/index.ts'
import { asJson, NEW_REFERENCE, storedColumns, TABLES, OTHER_TABLES } from './index.ts'

type StoredColumn = { table: string; column: string; type: string; nullable: boolean; byDefault: string | null }

let database: TestDatabase
let stored: StoredColumn[]
beforeAll(async () => {
  database = await createTestDatabase()
  const { rows } = await database.pool.query<StoredColumn>(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
        not a.attnotnull as nullable, pg_get_expr(d.adbin, d.adrelid) as "byDefault"
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
  )
  stored = rows
})
afterAll(() => database.drop())

// Columns that no folder carries, and why.
const LEFT_OUT: Record<string, readonly string[]> = {
  product: ['id', 'updated_at'], // internal number, time of the change
  portal_user: ['password_hash', 'demo_password_hash', 'failed_attempts', 'locked_until', 'version'], // secrets, lockout, changes here
  // How the running portal follows it and its payment, and where people had POS materials brought.
  sales_order: [
    'id',
    'cart_id',
    'erp_check_due_at',
    'token',
    'load_calendar_code',
    'addresses',
    'replaces_id',
    'payment_stage',
    'paid_at',
    'pay_until',
    'returned_cart_id',
    'is_by_staff',
    'planned_on',
    'confirmed_totals',
    'confirmation',
    'held_places',
    'held_budget_cents',
  ],
  content_page: ['words', 'updated_at'], // what it is found by, from what it says; when it came in
  // By the order's number; what the ERP is told of an order that is placed here, and what it has confirmed of it.
  order_line: [
    'company_id',
    'order_id',
    'coupon_discount_cents',
    'packaging_discount_cents',
    'cash_discount_cents',
    'is_deposit_taxed',
    'confirmed_quantity',
    'line_change',
    'later_quantity',
    'later_on',
    'substitute_sku',
    'held_quantity',
    'confirmed_row_total_cents',
    'confirmed_discount_cents',
    'confirmed_packaging_tax_cents',
    'confirmed_sorting_charge_cents',
    'confirmed_vat_cents',
    'confirmed_deposit_cents',
    'invoiced_quantity',
  ],
  order_event: ['company_id', 'order_id', 'id'],
  order_delivery: ['company_id', 'order_id'],
  order_invoice: ['company_id', 'order_id', 'receivable_check_due_at'],
}

// Worked out when the file leaves it open: what is left of a budget, how an order went, and that who is brought without a
// count is no newcomer.
const FILLED_IN: readonly string[] = ['left_cents', 'method', 'tutorial_count']

// Tables of the running portal, which no folder carries.
const NOT_OF_A_FOLDER = new Set(
  'product_category product_search search_word role_permission stock_movement budget_movement session rate_limit one_time_token invitation invitation_role user_identity sign_on service_code service_sign_on service_token phone_code known_device known_network second_factor passkey passkey_challenge recovery_code pending_sign_in former_password erasure operator_notice planned_day order_delivery_line cart cart_line saved_order saved_order_line favourite survey_answer ticket ticket_owner ticket_claim ticket_claim_line ticket_comment ticket_attachment ticket_visitor challenge_key payment notification notification_choice notification_read notification_unsubscribe push_device push_key catalogue_mark requested_address outbox order_day ordered_change ordered_month ordered_product idempotency_record audit_entry schema_migrations write_trial'.split(
    ' ',
  ),
)

describe.each([...OTHER_TABLES, ...TABLES])('$file ($table)', (table) => {
  test('has every column of its table', () => {
    const inTable = stored.filter((column) => column.table === table.table).map(({ column }) => column)
    const inFile = [...storedColumns(table).map(({ column }) => column), ...(LEFT_OUT[table.table] ?? [])]
    expect(inFile.toSorted()).toEqual(inTable.toSorted())
  })

  test('stores what its columns hold, none where the table allows it, and the table’s own defaults', () => {
    const inTable = new Map(stored.filter((each) => each.table === table.table).map((each) => [each.column, each]))
    const columns = storedColumns(table).filter(({ column }) => !FILLED_IN.includes(column))
    const described = columns.map(({ column, kind, required, whenEmpty, ofMarket }) => ({
      column,
      type: kind.sqlType,
      mayBeNone: !required && whenEmpty === null && !ofMarket,
      byDefault:
        inTable.get(column)?.byDefault && !required ? (ofMarket?.(MARKET_PACKS[DEFAULT_MARKET]) ?? whenEmpty) : null,
    }))
    const defined = columns.map(({ column }) => {
      const { type = '', nullable, byDefault = null } = inTable.get(column) ?? {}
      return { column, type: SHORT_TYPES[type] ?? type, mayBeNone: nullable, byDefault: defaultOf(byDefault) }
    })
    expect(described).toEqual(defined)
  })
})

const SHORT_TYPES: Record<string, string> = {
  integer: 'int',
  'integer[]': 'int[]',
  'timestamp with time zone': 'timestamptz',
}

function defaultOf(expression: string | null): unknown {
  if (expression === null || expression === NEW_REFERENCE) return expression
  const [, text] = /^'(.*)'::\w+(?:\[\])?$/.exec(expression) ?? []
  if (text === undefined) return asJson(JSON.parse(expression))
  return expression.endsWith('[]') ? [] : expression.endsWith('jsonb') ? asJson(JSON.parse(text)) : text
}

test('every table is of a folder or of the running portal', () => {
  const known = new Set([...[...OTHER_TABLES, ...TABLES].map(({ table }) => table), ...NOT_OF_A_FOLDER])
  expect([...new Set(stored.map(({ table }) => table))].filter((table) => !known.has(table))).toEqual([])
})
