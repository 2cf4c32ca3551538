import { statement } from '#platform/database/database.ts'
import { check, LISTED, type Check, type Checks } from './check.ts'
import { isInFuture } from './fragments.ts'
import { MADE_BY_MIGRATIONS } from './made-by-migrations.generated.ts'

/** Columns whose values are drawn one after the other; a number that is drawn again would name two things. */
export const DRAWN: readonly [table: string, column: string][] = [
  ['product', 'id'],
  ['stock_movement', 'id'],
  ['budget_movement', 'id'],
  ['cart_line', 'id'],
  ['sales_order', 'id'],
  ['order_event', 'id'],
  ['ordered_change', 'id'],
  ['outbox', 'id'],
  ['audit_entry', 'id'],
  ['saved_order', 'id'],
  ['saved_order_line', 'id'],
  ['requested_address', 'id'],
  ['favourite', 'id'],
  ['ticket', 'id'],
  ['ticket_comment', 'id'],
  ['ticket_attachment', 'id'],
  ['notification', 'id'],
  ['push_device', 'id'],
]

const isBehind = 'highest > case when is_called then last_value else 0 end'

const drawnAgain = ([table, column]: (typeof DRAWN)[number]) =>
  `select '${column} of ${table} goes on after ' || last_value || ', and there is ' || highest as breach
   from ${table}_${column}_seq, (select max(${column}) as highest from ${table}) own where ${isBehind}`

/** Moments that have passed; large tables are asked with what else is asked of them. */
export const PASSED: readonly [table: string, column: string, name: string][] = [
  ['budget_movement', 'moved_at', 'id'],
  ['session', 'created_at', 'user_id'],
  ['session', 'last_seen_at', 'user_id'],
  ['second_factor', 'confirmed_at', 'user_id'],
  ['passkey', 'created_at', 'id'],
  ['passkey', 'last_used_at', 'id'],
  ['one_time_token', 'created_at', 'user_id'],
  ['one_time_token', 'used_at', 'user_id'],
  ['one_time_token', 'ended_at', 'user_id'],
  ['invitation', 'created_at', 'id'],
  ['former_password', 'replaced_at', 'user_id'],
  ['erasure', 'asked_at', 'user_id'],
  ['content_page', 'updated_at', 'slug'],
  ['outbox', 'created_at', 'key'],
  ['outbox', 'done_at', 'key'],
  ['outbox', 'dead_at', 'key'],
  ['payment', 'started_at', 'id'],
  ['payment', 'state_changed_at', 'id'],
  ['payment', 'refund_asked_at', 'id'],
  ['payment', 'disputed_at', 'id'],
  ['sales_order', 'paid_at', 'number'],
  ['idempotency_record', 'created_at', 'key'],
  ['audit_entry', 'happened_at', 'id'],
  ['saved_order', 'saved_at', 'id'],
  ['requested_address', 'requested_at', 'id'],
  ['favourite', 'added_at', 'id'],
  ['survey_answer', 'answered_at', 'question'],
  ['ticket', 'created_at', 'id'],
  ['ticket', 'updated_at', 'id'],
  ['ticket', 'waiting_since', 'id'],
  ['ticket', 'reminded_at', 'id'],
  ['ticket_claim', 'settled_at', 'ticket_id'],
  ['ticket_comment', 'created_at', 'id'],
  ['ticket_attachment', 'created_at', 'id'],
  ['notification', 'created_at', 'id'],
  ['push_device', 'allowed_at', 'id'],
  ['user_identity', 'linked_at', 'user_id'],
  ['notification_read', 'read_at', 'notification_id'],
  ['notification_unsubscribe', 'created_at', 'user_id'],
  ['product', 'updated_at', 'sku'],
]

const inFuture = ([table, column, name]: (typeof PASSED)[number]) =>
  `select '${column} of ${table} ' || ${name} || ' is in the future' as breach from ${table} where ${isInFuture(column)}`

const isNoExtensions = (of: string) =>
  `not exists (select from pg_depend d where d.objid = ${of}.oid and d.deptype = 'e')`

/** What the migrations make and rules depend on, as the database has it; `fault` is why it does not hold for all rows. */
export const readMade = statement<{ thing: string; definition: string; fault: string | null }>(
  'doctor.made-by-migrations',
  `with own as (
     select c.oid, c.relname, c.relpersistence, c.relrowsecurity from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and ${isNoExtensions('c')})
   select 'columns of ' || own.relname as thing,
     string_agg(concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod), case a.attnotnull when true then 'not null' else null end,
       case a.attidentity when 'a' then 'always drawn' when 'd' then 'drawn' else null end, pg_get_expr(d.adbin, d.adrelid)),
       ', ' order by a.attname) as definition,
     case when own.relpersistence <> 'p' then 'are lost in a crash' when own.relrowsecurity then 'are hidden from some'
       end as fault
   from own join pg_attribute a on a.attrelid = own.oid and a.attnum > 0 and not a.attisdropped
   left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   group by own.relname, own.relpersistence, own.relrowsecurity
   union all
   select 'constraint ' || k.conname || ' of ' || own.relname, replace(pg_get_constraintdef(k.oid), ' NOT VALID', ''),
     case when not k.convalidated or not i.indisvalid then 'was never held against older rows'
       when exists (select from pg_trigger t where t.tgconstraint = k.oid and t.tgenabled not in ('O', 'A'))
         then 'is switched off' end
   from own join pg_constraint k on k.conrelid = own.oid and k.contype <> 'n'
   left join pg_index i on i.indexrelid = k.conindid
   union all
   select 'trigger ' || t.tgname || ' of ' || own.relname, pg_get_triggerdef(t.oid),
     case when t.tgenabled not in ('O', 'A') then 'is switched off' end
   from own join pg_trigger t on t.tgrelid = own.oid and not t.tgisinternal
   union all
   select 'index ' || c.relname || ' of ' || own.relname, pg_get_indexdef(i.indexrelid),
     case when not i.indisvalid or not i.indisready then 'was never finished' end
   from own join pg_index i on i.indrelid = own.oid and i.indisunique join pg_class c on c.oid = i.indexrelid
   where not exists (select from pg_constraint k where k.conindid = i.indexrelid)
   union all
   select 'function ' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')',
     concat_ws(' ', l.lanname, p.provolatile, p.proconfig::text, md5(p.prosrc)), null
   from pg_proc p join pg_language l on l.oid = p.prolang
   where p.pronamespace = 'public'::regnamespace and ${isNoExtensions('p')}`,
)

const isAsItWasMade: Check = async (tx) => {
  const found = new Map((await tx.rows(readMade)).map((made) => [made.thing, made]))
  const breaches = Object.entries(MADE_BY_MIGRATIONS).flatMap(([thing, definition]) => {
    const made = found.get(thing)
    if (!made) return [`${thing}: there is none`]
    if (made.definition !== definition) return [`${thing}: not as the migrations made it`]
    return made.fault === null ? [] : [`${thing}: ${made.fault}`]
  })
  return { breaches: breaches.slice(0, LISTED), count: breaches.length }
}

/** What holds the rows. */
export const DATABASE: Checks = {
  'tables, constraints and triggers are as the migrations made them': isAsItWasMade,

  'numbers that are drawn are new': check(
    'numbers-drawn-again',
    `${DRAWN.map(drawnAgain).join(' union all ')}
     union all
     select 'orders are numbered on after ' || last_value || ', and there is ' || highest as breach
     from order_number, (select max(substring(number from '[0-9]{1,12}$')::bigint) as highest from sales_order) own
     where ${isBehind}`,
  ),

  'what is remembered has one mark': check(
    'marks-that-are-none',
    `select 'catalogue_mark has ' || count(*) as breach from catalogue_mark having count(*) <> 1`,
  ),

  'nothing has happened in the future': check(
    'moments-in-the-future',
    PASSED.map(inFuture).join(' union all '),
    ({ now }) => [now],
  ),
}
