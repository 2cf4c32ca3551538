import { NOTE_MAXIMUM_CHARACTERS, TITLE_MAXIMUM_CHARACTERS } from '@fust/domain/order'
import { characterCount } from '@fust/domain/text'
import { statement } from '#platform/database/database.ts'
import { LISTED, type Checks } from './check.ts'

// Characters as people see them may be of many letters. Nobody sees more of these in a thousand than may be.
const readLong = statement<{ number: string; title: string; note: string }>(
  'doctor.long-texts',
  `select number, left(customer_order_number, 1000) as title, left(note_for_driver, 1000) as note
   from (select number, coalesce(customer_order_number, '') as customer_order_number,
           coalesce(note_for_driver, '') as note_for_driver from sales_order where cart_id is not null) texts
   where char_length(customer_order_number) > ${TITLE_MAXIMUM_CHARACTERS}
     or char_length(note_for_driver) > ${NOTE_MAXIMUM_CHARACTERS}
   limit 1000`,
)

/** What a buyer wrote on an order. */
export const ORDER_TEXTS: Checks = {
  'titles and notes are as long as they may be': async (tx) => {
    const breaches = (await tx.rows(readLong)).flatMap(({ number, title, note }) => [
      ...(characterCount(title) > TITLE_MAXIMUM_CHARACTERS ? [`order ${number} has a longer title than it may`] : []),
      ...(characterCount(note) > NOTE_MAXIMUM_CHARACTERS ? [`order ${number} has a longer note than it may`] : []),
    ])
    return { breaches: breaches.slice(0, LISTED), count: breaches.length }
  },
}
