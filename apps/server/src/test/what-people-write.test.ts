import {
  ADDRESS_MAXIMUM,
  EMAIL_MAXIMUM,
  PARTNER_MAXIMUM,
  PERSON_NAME_MAXIMUM,
  PHONE_MAXIMUM,
} from '@fust/domain/account'
import { NOTE_MAXIMUM_CHARACTERS, TITLE_MAXIMUM_CHARACTERS } from '@fust/domain/order'
import { TICKET_MAXIMUM } from '@fust/domain/support'
import { codePointsOf } from '@fust/domain/text'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADD, PLACE, readyCart } from './cart-calls.builders.ts'
import type { OpenBrewery } from './open-brewery.ts'
import { openWholeBrewery } from './open-whole-brewery.ts'

const TITLE = codePointsOf(TITLE_MAXIMUM_CHARACTERS)
const NOTE = codePointsOf(NOTE_MAXIMUM_CHARACTERS)

const COLUMNS: [table: string, column: string, codePoints: number][] = [
  ['cart', 'customer_order_number', TITLE],
  ['cart', 'note_for_driver', NOTE],
  ['cart', 'custom_email', EMAIL_MAXIMUM],
  ['saved_order', 'customer_order_number', TITLE],
  ['saved_order', 'note_for_driver', NOTE],
  ['sales_order', 'customer_order_number', TITLE],
  ['sales_order', 'note_for_driver', NOTE],
  ['sales_order', 'custom_email', EMAIL_MAXIMUM],
  ['requested_address', 'street', ADDRESS_MAXIMUM.street],
  ['requested_address', 'house_number', ADDRESS_MAXIMUM.houseNumber],
  ['requested_address', 'postcode', ADDRESS_MAXIMUM.postcode],
  ['requested_address', 'city', ADDRESS_MAXIMUM.city],
  ['requested_address', 'note', ADDRESS_MAXIMUM.note],
]
// A table that came with its limit.
const LIMITED_FROM_THE_START: typeof COLUMNS = [
  ['favourite', 'note', 2000],
  ['ticket', 'subject', TICKET_MAXIMUM.subject],
  ['ticket', 'description', TICKET_MAXIMUM.description],
  ['ticket_comment', 'description', TICKET_MAXIMUM.comment],
  ['ticket_visitor', 'first_name', PERSON_NAME_MAXIMUM],
  ['ticket_visitor', 'last_name', PERSON_NAME_MAXIMUM],
  ['ticket_visitor', 'email', EMAIL_MAXIMUM],
  ['ticket_visitor', 'phone', PHONE_MAXIMUM],
  ['ticket_visitor', 'company_name', PARTNER_MAXIMUM.companyName],
  ['ticket_visitor', 'chamber_number', PARTNER_MAXIMUM.chamberNumber],
  ['ticket_visitor', 'city', PARTNER_MAXIMUM.city],
]

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openWholeBrewery()
  const aside = await readyCart(brewery)
  await brewery.ask('mutation ($id: String) { addSaveOrderForLater(cart_id: $id) { id } }', { id: aside })
  const placed = await readyCart(brewery)
  await brewery.ask(PLACE, { cart: placed })
  const active = await readyCart(brewery)
  await brewery.ask(ADD, { cartId: active, items: [{ sku: 'PILS-CRATE', quantity: 1 }] })
  await brewery.ask(
    'mutation { createCustomerAddress(input: { street: ["Turfkade 7"], city: "Boekelo", postcode: "7548 BM" }) { id } }',
  )
  await brewery.ask('mutation { addProductsToWishlist(wishlist_id: "0", sku: "PILS-CRATE") { wishlist { id } } }')
  await brewery.pool.query(
    `with asked as (
       insert into ticket (company_id, ship_to_id, market, kind, subject, description, created_at, updated_at)
       select company_id, id, 'NL', 'question', 'x', 'x', now(), now() from ship_to limit 1 returning id),
     visitor as (
       insert into ticket_visitor (ticket_id, request_id, challenge, wish, language, first_name, last_name, email, phone,
         company_name, chamber_number, city)
       select id, 'r', 'c', 'question', 'nl', '', '', '', '', '', '', '' from asked)
     insert into ticket_comment (ticket_id, is_staff, description, created_at) select id, false, 'x', now() from asked`,
  )
})
afterAll(() => brewery.close())

const write = (table: string, column: string, text: string) =>
  brewery.pool.query(`update ${table} set ${column} = $1`, [text])

test.each([...COLUMNS, ...LIMITED_FROM_THE_START])(
  '%s holds a %s of %i code points, and no longer one',
  async (table, column, codePoints) => {
    expect((await write(table, column, '🍺'.repeat(codePoints))).rowCount).toBeGreaterThan(0)
    await expect(write(table, column, '🍺'.repeat(codePoints + 1))).rejects.toThrow(/_length"/)
    await write(table, column, 'x')
  },
)

test('a database that holds longer ones from before can be migrated, and its rows can change', async () => {
  for (const [table] of COLUMNS) {
    const { rows } = await brewery.pool.query<{ name: string }>(
      `select conname as name from pg_constraint where conrelid = $1::regclass and conname like '%\\_length'`,
      [table],
    )
    for (const { name } of rows) await brewery.pool.query(`alter table ${table} drop constraint ${name}`)
  }
  for (const [table, column] of COLUMNS) await write(table, column, 'x'.repeat(100_000))
  const migration = new URL('../../migrations/0037-what-people-write-has-limits.sql', import.meta.url)
  await brewery.pool.query(await readFile(migration, 'utf8'))
  for (const [table, column, codePoints] of COLUMNS) {
    const { rows } = await brewery.pool.query(`update ${table} set ${column} = ${column} returning length(${column})`)
    const length = column === 'custom_email' ? null : codePoints
    expect([table, column, rows]).toEqual([table, column, rows.map(() => ({ length }))])
  }
})
