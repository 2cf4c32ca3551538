/** How a table can be broken with all its constraints in place, which check finds it, and what it says. */
export type Breakage = { sql: string; check: string; says: string }

/** What can be wrong in a table; or why nothing can. */
export type Breakages = readonly Breakage[] | { nothing: string }

const by =
  (check: string) =>
  (says: string, sql: string): Breakage => ({ sql, check, says })

// Orders of the lived-in brewery.
const orders = (condition: string) =>
  `(select id from sales_order where cart_id is not null and payment_stage is null and ${condition})`
const DONE = orders(`status = 'Completed'`)
const CANCELED = orders(`status = 'Canceled'`)
const REFUSED = orders(`status = 'Request sent' and kind = 'tank'`)
const TANK = orders(`kind = 'tank' and status = 'Order created'`)
const POSM = orders(`kind = 'posm'`)
const EMPTIES = orders(`method like 'empties%'`)
const BROUGHT_IN = `(select min(id) from sales_order where cart_id is null)`
const ANY_PLACED = `cart_id is not null`

const cartOf = (order: string) => `(select cart_id from sales_order where id = ${order})`
const ACTIVE = `(select id from cart where state = 'active')`
const withoutTriggers = (sql: string) =>
  `alter table audit_entry disable trigger user; ${sql}; alter table audit_entry enable trigger user`

const made = by('tables, constraints and triggers are as the migrations made them')
const drawn = by('numbers that are drawn are new')
const future = by('nothing has happened in the future')
const written = by('texts are written by language')
const mark = by('what is remembered has one mark')

const audited = by('every order placed here is in the audit trail, as it was placed')
const stepAudited = by('what happened to orders is in the audit trail')
const numberAudited = by('every number that an order gave up is in the audit trail')
const monthsOfOrders = by('months sum up the orders there are')
const monthsOfLines = by('months sum up what was ordered and brought')
const deedAudited = by('imports, locks, wishes and given up messages are in the audit trail')
const asItsCart = by('an order is what its cart was placed as')
const placeable = by('orders are such as can be placed')
const sentElsewhere = by('addresses of an order get what it holds')
const shared = by('ids, tokens and SAP ids are those of one order')
const lines = by('lines hold what was ordered, and cost what it costs')
const sums = by('orders say what their lines add up to')
const shown = by('orders cost what their buyer was shown')
const texts = by('titles and notes are as long as they may be')
const way = by('orders stand where their events lead')
const followed = by('orders that the ERP has are followed')
const workingDay = by('deliveries come on working days')
const inWindow = by('deliveries come within their window')
const open = by('deliveries come on days that are open')
const afterOrder = by('deliveries and invoices come after the order')
const paidOnce = by('an order is paid once, with what it costs')
const hanging = by('no payment hangs')
const receivable = by('what is open of invoices is followed')
const ofOneCompany = by('a delivery, and an invoice, is of one company')
const took = by('orders took from stock what they hold')
const holdsConfirmed = by('orders hold in stock what is confirmed of them')
const confirmedLines = by('lines cost the share of what is confirmed of them')
const confirmedOrders = by('orders cost what is confirmed of their lines')
const gaveBack = by('cancelled orders gave back what they took, and no others')
const moved = by('movements of stock are of an order, or of none')
const budgetMoved = by('movements of budgets are of an order, or of none')
const paid = by('POS materials were paid from the budget')
const told = by('every order placed here has its messages')
const ofSomething = by('messages are of something that is there')
const inState = by('messages are done, dead or wait as one of them does')
const kept = by('answers to an Idempotency-Key are kept whole')
const chosen = by('carts are chosen as carts can be')
const orderable = by('carts hold what can be ordered')
const saved = by('saved orders were carts')
const people = by('people are who can sign in')
const answered = by('somebody of the brewery answers every open ticket')
const ofItsCompany = by('tickets are of the company that they are about')
const signInPlaces = by('devices and networks that people signed in from count few failures')
const aKnown = (kind: 'device' | 'network', { failed = 0, lockedUntil = 'null' }) =>
  `insert into known_${kind} (user_id, ${kind}_hash, failed_attempts, locked_until)
   select min(id), decode(repeat('00', 32), 'hex'), ${failed}, ${lockedUntil}::timestamptz from portal_user`
const leavers = by('who was erased is nobody any more')
const roles = by('roles say what we know')
const staffRoles = by('staff roles are of the people of the brewery')
const invitations = by('invitations wait for an answer, and end')
const anInvitation = ({ email = 'inge@tenbrink.example', created = '2026-11-20', expires = '2026-11-23', more = '' }) =>
  `insert into invitation (id, email, first_name, last_name, phone, locale, country, invited_by, created_at, expires_at)
   select 'I' || repeat('0', 24), '${email}', 'Inge', 'Vos', '', 'nl', 'NLD', min(id), '${created}', '${expires}'
   from portal_user; ${more}`
const links = by('links that work once are of a purpose, and end')
const aLink = ({ purpose = 'invitation', created = '2026-11-20', expires = '2026-11-21', used = '', ended = '' }) =>
  `insert into one_time_token (token_hash, purpose, user_id, email, created_at, expires_at, used_at, ended_at)
   select decode(repeat('00', 32), 'hex'), '${purpose}', min(id), min(email), '${created}', '${expires}',
     nullif('${used}', '')::timestamptz, nullif('${ended}', '')::timestamptz from portal_user`
const aFactor = ({ confirmed = '' }) =>
  `insert into second_factor select min(id), decode(repeat('00', 20), 'hex'), '${confirmed}' from portal_user`
const aPushDevice = (allowedAt: string) =>
  `insert into push_device (user_id, device_hash, endpoint, public_key, auth_secret, kinds, allowed_at)
   select min(id), decode(repeat('00', 32), 'hex'), 'https://push.example/1', decode(repeat('00', 65), 'hex'),
     decode(repeat('00', 16), 'hex'), '{order}', ${allowedAt} from portal_user`

const aPasskey = ({ created = '2026-11-20', used = 'null' }) =>
  `insert into passkey (user_id, credential_id, public_key, sign_count, name, created_at, last_used_at)
   select min(id), 'id', 'key', 0, 'Phone', '${created}', ${used} from portal_user`
const sessions = by('sessions end when the settings say')
const catalogue = by('the catalogue holds together')
const found = by('products are found by their names')
const pages = by('pages are written in languages that we know')
const customers = by('customers, calendars and transports hold together')

const CRATE = 'media/packs/crate/veenhof-pils.svg'
const NO_TEXT = `'{"nl": 5}'`
const PARTS = `'[{"optionId": 1, "selectionId": 1, "sku": "PM-GL-VP-20", "quantity": 4}]'`

export const BREAKAGES: Readonly<Record<string, Breakages>> = {
  audit_entry: [
    audited('is not in the audit trail', withoutTriggers(`delete from audit_entry where action = 'order-placed'`)),
    audited(
      'was placed as another',
      withoutTriggers(`update audit_entry set details = '{"grandTotalCents": 1}' where action = 'order-placed'`),
    ),
    audited(
      'was placed 2 times',
      `insert into audit_entry (happened_at, actor_id, company_id, ship_to_id, action, subject, details)
       select happened_at, actor_id, company_id, ship_to_id, action, subject, details from audit_entry
       where action = 'order-placed'`,
    ),
    audited(
      'order 99-00001 was placed, says the audit trail, and is not there',
      `insert into audit_entry (happened_at, action, subject) values ('2026-11-23', 'order-placed', '99-00001')`,
    ),
    stepAudited(
      'cancelled by its buyer 1 times, the audit trail says 0',
      withoutTriggers(`delete from audit_entry where action = 'order-canceled'`),
    ),
    stepAudited(
      'cancelled by its buyer 0 times, the audit trail says 1',
      `insert into audit_entry (happened_at, action, subject)
       select placed_at, 'order-canceled', number from sales_order where id = ${TANK}`,
    ),
    stepAudited('refused by the ERP', withoutTriggers(`delete from audit_entry where action = 'erp-refused-order'`)),
    numberAudited(
      'before, and the audit trail does not say so',
      withoutTriggers(`delete from audit_entry where action = 'order-renumbered'`),
    ),
    deedAudited('an import', withoutTriggers(`delete from audit_entry where action = 'import-brewery'`)),
    deedAudited('is locked', withoutTriggers(`delete from audit_entry where action = 'account-locked'`)),
    deedAudited('was requested', withoutTriggers(`delete from audit_entry where action = 'address-requested'`)),
    deedAudited('was given up', withoutTriggers(`delete from audit_entry where action = 'outbox-abandoned'`)),
    future(
      'happened_at of audit_entry',
      `insert into audit_entry (happened_at, action, subject) values ('2046-11-23', 'sign-in-refused', 'U1')`,
    ),
    drawn('id of audit_entry', 'alter sequence audit_entry_id_seq restart'),
    made(
      'trigger audit_entry_is_append_only of audit_entry: is switched off',
      'alter table audit_entry disable trigger audit_entry_is_append_only',
    ),
    made(
      'trigger audit_entry_is_append_only of audit_entry: is switched off',
      'alter table audit_entry enable replica trigger audit_entry_is_append_only',
    ),
    made(
      'trigger audit_entry_is_not_emptied of audit_entry: there is none',
      'drop trigger audit_entry_is_not_emptied on audit_entry',
    ),
    made(
      'function refuse_change(): not as the migrations made it',
      `create or replace function refuse_change() returns trigger language plpgsql as $$ begin return old; end $$`,
    ),
    made('columns of audit_entry: are lost in a crash', 'alter table audit_entry set unlogged'),
    made('columns of audit_entry: are hidden from some', 'alter table audit_entry enable row level security'),
  ],

  brand: [
    written('style of brand', `update brand set style = ${NO_TEXT}`),
    written('tagline of brand', `update brand set tagline = '{"fr": "Santé"}'`),
  ],
  brewery_holiday: [
    written('name of brewery_holiday', `update brewery_holiday set name = ${NO_TEXT}`),
    open(
      'a holiday of the brewery',
      `insert into brewery_holiday values ('2026-11-26', '{"nl": "Dicht", "en": "Closed"}')`,
    ),
  ],
  brewery_setting: [
    by('settings of the brewery can be read')(
      'setting market',
      `update brewery_setting set value = '"XX"' where name = 'market'`,
    ),
    people(
      'has the password of a demo, and this is none',
      `update brewery_setting set value = 'false' where name = 'demo'`,
    ),
  ],
  budget: [
    by('budgets are what their ledger says')('cents left', 'update budget set left_cents = left_cents + 1'),
    by('budgets are what their ledger says')(
      'budget 20260',
      `insert into budget select company_id, ship_to_id, 20260, 0, 0 from budget limit 1`,
    ),
  ],
  budget_movement: [
    by('balances of the budget ledger follow each other')(
      'ends at',
      'update budget_movement set balance_cents = balance_cents + 1',
    ),
    paid(
      'was not paid from the budget 2026',
      `update budget b set left_cents = left_cents - delta_cents from budget_movement m
       where m.reason = 'order' and (b.ship_to_id, b.year) = (m.ship_to_id, m.year);
       delete from budget_movement where reason = 'order'`,
    ),
    paid('and the budget', `update budget_movement set delta_cents = delta_cents + 1 where reason = 'order'`),
    gaveBack(
      'of the budget and gave back 100',
      `insert into budget_movement (company_id, ship_to_id, year, delta_cents, balance_cents, reason, order_id, moved_at)
       select company_id, ship_to_id, year, 100, balance_cents + 100, 'release', order_id, moved_at
       from budget_movement where reason = 'order'`,
    ),
    budgetMoved(
      'is of an order that was not placed here',
      `update budget_movement set order_id = ${BROUGHT_IN} where reason = 'order'`,
    ),
    budgetMoved(
      'is of an order and says something else',
      `update budget_movement set reason = 'correction' where reason = 'order'`,
    ),
    deedAudited(
      'booking FAIR of the budget of',
      `insert into budget_movement
         (company_id, ship_to_id, year, delta_cents, balance_cents, reason, reference, user_id, moved_at)
       select company_id, ship_to_id, year, 0, balance_cents, 'booking', 'FAIR', 'U1', moved_at
       from budget_movement where reason = 'order'`,
    ),
    future('moved_at of budget_movement', `update budget_movement set moved_at = '2046-01-01'`),
    deedAudited(
      'an import of 2026-11-17',
      `update budget_movement set moved_at = '2026-11-17' where reason = 'import'`,
    ),
    drawn('id of budget_movement', 'alter sequence budget_movement_id_seq restart'),
  ],
  bundle_option: [
    catalogue(
      'which is no bundle',
      `update bundle_option set sku = (select min(sku) from product where type = 'simple')`,
    ),
    written('title of bundle_option', `update bundle_option set title = ${NO_TEXT}`),
  ],
  bundle_selection: {
    nothing:
      'which parts may be chosen, how many and which by default is the brewery’s choice; what they name is declared',
  },
  cart: [
    asItsCart('has a cart that is not placed', `update cart set state = 'active' where id = ${cartOf(TANK)}`),
    asItsCart('has no cart', `delete from cart where state = 'placed'`),
    asItsCart('differs from its cart', `update cart set delivery_date = '2026-11-27' where state = 'placed'`),
    asItsCart('differs from its cart', `update cart set user_id = 'U100001' where state = 'placed'`),
    by('every placed cart has an order')('is placed and has no order', `update cart set state = 'placed'`),
    chosen('travels by a method that is none', `update cart set method = 'balloon' where id = ${ACTIVE}`),
    chosen('has half of its hours', `update cart set hours_from = '08:00' where id = ${ACTIVE}`),
    chosen('has half of its hours', `update cart set hours_from = '12:00', hours_to = '08:00' where id = ${ACTIVE}`),
    chosen('is confirmed to no address', `update cart set custom_email = 'nobody' where id = ${ACTIVE}`),
    chosen('was changed before it was made', `update cart set updated_at = created_at - interval '1 day'`),
    chosen('counts no version', 'update cart set version = 0'),
    chosen('is of the future', `update cart set created_at = '2046-01-01'`),
    chosen('is of the future', `update cart set updated_at = '2046-01-01'`),
    workingDay('asks for 2026-12-26, a weekend', `update cart set delivery_date = '2026-12-26' where id = ${ACTIVE}`),
    made('index cart_one_active of cart: there is none', 'drop index cart_one_active'),
    made(
      'index cart_one_active of cart: was never finished',
      `set local allow_system_table_mods = on;
       update pg_index set indisvalid = false where indexrelid = 'cart_one_active'::regclass`,
    ),
    made('columns of cart: not as the migrations made it', 'alter table cart alter column ship_to_id drop not null'),
  ],
  cart_line: [
    by('placed carts are empty')(
      'is placed and holds lines',
      `insert into cart_line (company_id, cart_id, sku) select company_id, cart_id, 'VP-KR2430' from sales_order
       where ${ANY_PLACED}`,
    ),
    by('carts hold one kind')(
      'holds beer and tank',
      `insert into cart_line (company_id, cart_id, sku, liters) select company_id, id, 'VP-TANK', 500 from cart
       where id = ${ACTIVE}`,
    ),
    orderable(
      'is a product that is only ordered as one of its variants',
      `update cart_line set sku = (select min(sku) from product where type = 'configurable')`,
    ),
    orderable('is made of parts that nobody can choose', `update cart_line set options = '{"parts": true}'`),
    orderable(
      'is made of parts that nobody can choose',
      `update cart_line set options = '[{"optionId": 1, "selectionId": 1, "sku": "NO-SUCH", "quantity": 1}]'`,
    ),
    orderable(
      'is made of parts that nobody can choose',
      `update cart_line set options = '[{"optionId": 1, "selectionId": 1, "sku": "PM-GL-VP-20", "quantity": 0}]'`,
    ),
    orderable('is made of parts and no bundle', `update cart_line set options = ${PARTS}`),
    orderable('holds more than a counter takes', 'update cart_line set pallets = 1000'),
    orderable('is POS material in layers or pallets', `update cart_line set sku = 'PM-GL-VP-25'`),
    orderable('holds litres that no truck brings', `update cart_line set sku = 'VP-TANK', liters = 501`),
    orderable('is ordered in pallets, which it is not', `update product set no_pallet_ordering = true`),
    orderable(
      'is ordered in layers, which it is not',
      'update product set no_layer_ordering = true; update cart_line set layers = 1',
    ),
    drawn('id of cart_line', 'alter sequence cart_line_id_seq restart'),
  ],
  catalogue_mark: [mark('catalogue_mark has 0', 'delete from catalogue_mark')],
  category: [
    catalogue(
      'lies below itself',
      `update category set parent_id = (select id from category c where c.parent_id = category.id limit 1)
       where parent_id is null and exists (select from category c where c.parent_id = category.id)`,
    ),
    written('name of category', `update category set name = ${NO_TEXT}`),
    written('description of category', `update category set description = '[]'`),
  ],
  company: [
    customers('is of a customer type that is none', `update company set customer_type = 'Pirate'`),
    customers('lies in no country', `update company set country = 'Holland'`),
  ],
  content_page: [
    pages('is in a language that is none', `update content_page set language = 'xx' where language = 'nl'`),
    future('updated_at of content_page', `update content_page set updated_at = '2046-01-01'`),
    pages('has no title', `update content_page set title = ''`),
    pages('lies at no address', `update content_page set slug = slug || '/../x'`),
    pages('is found by other words', `update content_page set words = ''`),
    pages('says nothing by name', `update content_page set details = '[]'`),
    pages('shows a picture that is not there', `update content_page set pictures = '{media/gone.svg}'`),
  ],
  contract: [
    customers('contract', `update contract set ends_on = starts_on - 1`),
    customers('contract', `update contract set agreed_hectolitres = -1`),
    written('title of contract', `update contract set title = ${NO_TEXT}`),
  ],
  coupon: [
    by('coupons count the orders that used them')('coupon PROOST counts 0 uses', 'update coupon set uses = 0'),
    catalogue('coupon', 'update coupon set valid_from = valid_to + 1'),
    written('name of coupon', `update coupon set name = ${NO_TEXT}`),
  ],
  delivery_calendar: [
    customers('delivers on weekdays that are none', `update delivery_calendar set weekdays = '{1, 8}'`),
    customers('delivers on weekdays that are none', `update delivery_calendar set tank_weekdays = '{null}'`),
    open('no day of its weekdays', `update delivery_calendar set half_truck_weekdays = '{2}' where code = 'TWENTE'`),
    open('no day of its weekdays', `update delivery_calendar set tank_weekdays = '{2}' where code = 'MIDDEN'`),
    written('name of delivery_calendar', `update delivery_calendar set name = ${NO_TEXT}`),
  ],
  delivery_calendar_closure: [
    open('closed', `insert into delivery_calendar_closure values ('TWENTE', '2026-11-26', '{"nl": "Dicht"}')`),
    written('reason of delivery_calendar_closure', `update delivery_calendar_closure set reason = ${NO_TEXT}`),
  ],
  delivery_day_load: [
    by('days carry the places of their orders')(
      'carries 0 places, its orders hold',
      'update delivery_day_load set taken_places = 0',
    ),
  ],
  delivery_hour: [
    customers('are none', `update delivery_hour set to_time = '00:00'`),
    customers('are none', `update delivery_hour set to_time = '29:59'`),
  ],
  discount: [
    catalogue('discount', `update discount set valid_from = '2026-01-02', valid_to = '2026-01-01'`),
    written('name of discount', `update discount set name = ${NO_TEXT}`),
  ],
  erasure: [
    leavers(
      'was erased and is still known',
      `insert into erasure values ('U100004', '2026-11-01', '2026-11-15', 'Active', '2026-11-15')`,
    ),
    leavers(
      'was erased and still has something',
      `insert into erasure values ('U100004', '2026-11-01', '2026-11-15', 'Active', '2026-11-15')`,
    ),
    leavers(
      'leaves and can still sign in',
      `insert into erasure values ('U100004', '2026-11-20', '2026-12-04', 'Active', null)`,
    ),
    future('asked_at of erasure', `insert into erasure values ('U100004', '2046-11-20', '2046-12-04', 'Active', null)`),
  ],
  favourite: [
    future('added_at of favourite', `update favourite set added_at = '2046-01-01'`),
    drawn('id of favourite', 'alter sequence favourite_id_seq restart'),
  ],
  former_password: [
    people(
      'had a password that is no hash',
      `insert into former_password select min(id), 'Proost', '2026-11-20' from portal_user`,
    ),
    future(
      'replaced_at of former_password',
      `insert into former_password select min(id), 'Proost', '2046-01-01' from portal_user`,
    ),
  ],
  idempotency_record: [
    kept(
      'has no end',
      'alter table idempotency_record alter answer drop not null; update idempotency_record set answer = null',
    ),
    kept('is none', `update idempotency_record set answer = '{"status": "200"}'`),
    kept('is to a request that cannot be known again', `update idempotency_record set body_hash = ''`),
    future('created_at of idempotency_record', `update idempotency_record set created_at = '2046-01-01'`),
  ],
  notification: [
    future('created_at of notification', `update notification set created_at = '2046-01-01'`),
    drawn('id of notification', 'alter sequence notification_id_seq restart'),
  ],
  notification_choice: {
    nothing: 'what somebody wants to be told is their own word; the person and the kind are declared',
  },
  push_device: [
    future('allowed_at of push_device', aPushDevice(`'2046-01-01'`)),
    drawn('id of push_device', `${aPushDevice('now()')}; alter sequence push_device_id_seq restart`),
  ],
  push_key: { nothing: 'there is one, and how long it is is declared' },
  notification_read: [
    future(
      'read_at of notification_read',
      `insert into notification_read select 'U100002', min(id), '2046-01-01' from notification`,
    ),
  ],
  notification_unsubscribe: [
    future(
      'created_at of notification_unsubscribe',
      `insert into notification_unsubscribe select decode(repeat('00', 32), 'hex'), min(id), 'news', '2046-01-01' from portal_user`,
    ),
  ],
  invitation: [
    invitations('has no e-mail address', anInvitation({ email: 'nobody' })),
    invitations('waits for longer than any may', anInvitation({ expires: '2046-01-01' })),
    invitations(
      'is confirmed and needs none',
      anInvitation({ more: 'update invitation set confirmed_by = (select max(id) from portal_user)' }),
    ),
    future('created_at of invitation', anInvitation({ created: '2046-01-01', expires: '2046-01-02' })),
  ],
  invitation_role: [
    roles(
      'is of a customer type that is none',
      anInvitation({
        more: `insert into invitation_role (invitation_id, company_id, ship_to_id, role, customer_type)
          select 'I' || repeat('0', 24), company_id, id, 'Basic', 'Pirate' from ship_to limit 1`,
      }),
    ),
  ],
  one_time_token: [
    links('is for nothing that we know', aLink({ purpose: 'to-fly' })),
    links('works for longer than any may', aLink({ expires: '2046-01-01' })),
    links('was used before it was made', aLink({ used: '2026-11-01' })),
    future('created_at of one_time_token', aLink({ created: '2046-01-01', expires: '2046-01-02' })),
    future('used_at of one_time_token', aLink({ used: '2046-01-01' })),
    future('ended_at of one_time_token', aLink({ ended: '2046-01-01' })),
  ],
  operator_notice: [
    by('whoever runs the portal can be told of everything')(
      'of import-failed nobody can be told',
      `delete from operator_notice where cause = 'import-failed'`,
    ),
    by('whoever runs the portal can be told of everything')(
      'of database-full nobody can be told',
      `update operator_notice set told_on = '2046-01-01' where cause = 'database-full'`,
    ),
  ],
  order_day: [
    by('days of orders count the orders there are')('counts 0 orders', 'delete from order_day'),
    made(
      'trigger sales_order_counts_new of sales_order: is switched off',
      'alter table sales_order disable trigger sales_order_counts_new',
    ),
  ],
  ordered_change: [
    monthsOfOrders('there are', 'delete from ordered_change'),
    drawn('id of ordered_change', 'alter sequence ordered_change_id_seq restart'),
  ],
  ordered_month: [
    monthsOfOrders('sums up', 'update ordered_month set total_cents = total_cents + 1'),
    monthsOfOrders('sums up 0 orders', 'delete from ordered_month'),
    monthsOfLines('did', 'update ordered_month set on_time = 0'),
    made(
      'trigger sales_order_notes_altered of sales_order: is switched off',
      'alter table sales_order disable trigger sales_order_notes_altered',
    ),
  ],
  ordered_product: [
    monthsOfLines('sums up', 'update ordered_product set cents = cents + 1'),
    monthsOfLines('sums up 0 cents of', 'delete from ordered_product'),
  ],
  order_delivery: [
    afterOrder('from before it was placed', `update order_delivery set shipped_at = '2026-11-20'`),
    ofOneCompany(
      'delivery D1 is of companies',
      `insert into order_delivery (company_id, order_id, number) select company_id, id, 'D1' from sales_order
       where ${ANY_PLACED}`,
    ),
  ],
  order_delivery_line: [
    by('deliveries carry what was ordered')(
      'and its deliveries carry',
      'update order_delivery_line set quantity = quantity + 1000',
    ),
  ],
  order_event: [
    way('has no events', `delete from order_event where order_id = ${TANK}`),
    way('does not begin as an order that was placed', `update order_event set source = 'erp' where order_id = ${TANK}`),
    way(
      'goes where no order goes',
      `insert into order_event (company_id, order_id, status, happened_at, source)
       select company_id, id, 'Order created', status_changed_at, 'erp' from sales_order where id = ${DONE}`,
    ),
    way(
      'has an event before it was placed',
      `update order_event set happened_at = happened_at - interval '2 hours' where order_id = ${TANK}`,
    ),
    way(
      'begins long after it was placed',
      `update order_event set happened_at = happened_at + interval '2 hours' where order_id = ${TANK}`,
    ),
    way(
      'goes back in time',
      `update order_event set happened_at = happened_at + interval '3 hours'
       where order_id = ${DONE} and status = 'In Processing'`,
    ),
    way(
      'does not stand where its last event says',
      `delete from order_event where order_id = ${DONE} and status = 'Completed'`,
    ),
    gaveBack('gave back', `update order_event set status = 'Lost' where status = 'Canceled'`),
    way('goes on in the future', `update order_event set happened_at = '2046-01-01'`),
    drawn('id of order_event', 'alter sequence order_event_id_seq restart'),
  ],
  order_invoice: [
    afterOrder(
      'from before it was placed',
      `update order_invoice set invoiced_on = '2026-11-01' where order_id = ${DONE}`,
    ),
    receivable('has more paid of it than it comes to', 'update order_invoice set paid_cents = total_cents + 1'),
    receivable(
      'is not asked for at the ERP for long',
      `update order_invoice set receivable_check_due_at = now() + interval '3 days'`,
    ),
    receivable(
      'is open, and nobody asks whether it is paid',
      'update order_invoice set paid_cents = 0, receivable_check_due_at = null',
    ),
    ofOneCompany(
      'invoice I1 is of companies',
      `insert into order_invoice (company_id, order_id, number, invoiced_on, total_cents)
       select company_id, id, 'I1', '2026-11-23', 1 from sales_order where ${ANY_PLACED}`,
    ),
  ],
  order_line: [
    holdsConfirmed('its lines 0', `update order_line set held_quantity = 0 where order_id = ${DONE}`),
    confirmedLines(
      'is confirmed with more than was ordered',
      `update order_line set confirmed_quantity = confirmed_quantity + 1 where order_id = ${DONE}`,
    ),
    confirmedLines(
      'does not say why less of it comes',
      `update order_line set confirmed_quantity = 0, held_quantity = 0 where order_id = ${DONE}`,
    ),
    confirmedLines(
      'costs otherwise than its share',
      `update order_line set confirmed_row_total_cents = confirmed_row_total_cents + 100 where order_id = ${DONE}`,
    ),
    confirmedOrders(
      'without what its lines lose',
      `update order_line set confirmed_deposit_cents = confirmed_deposit_cents + 1 where order_id = ${DONE}`,
    ),
    sums('has no lines', `delete from order_line where order_id = ${TANK}`),
    sums('does not number its lines 10, 20, 30', `update order_line set line_number = 20 where order_id = ${TANK}`),
    sums('does not say what its lines add up to', `update order_line set deposit_cents = deposit_cents + 1`),
    sums('does not hold what its lines hold', `update order_line set pallets = pallets + 1`),
    lines(
      'does not cost its price times what it holds',
      `update order_line set row_total_cents = row_total_cents - 10000;
       update sales_order set goods_cents = goods_cents - 10000, grand_total_ex_vat_cents = grand_total_ex_vat_cents - 10000,
         grand_total_cents = grand_total_cents - 10000 where id = ${TANK}`,
    ),
    lines('costs less than nothing', 'update order_line set unit_price_cents = -1'),
    lines('is discounted by more than it costs', 'update order_line set discount_cents = row_total_cents + 1'),
    lines(
      'shares more of the order’s discounts than is taken off it',
      'update order_line set coupon_discount_cents = discount_cents + 1',
    ),
    lines(
      'shares more of the order’s discounts than is taken off it',
      'update order_line set cash_discount_cents = -1',
    ),
    lines(
      'is charged what no case, piece or litre is',
      'update order_line set packaging_tax_cents = packaging_tax_cents + 1',
    ),
    lines('is charged what no case, piece or litre is', 'update order_line set sorting_charge_cents = -1'),
    lines('does not bear the VAT of its rate', 'update order_line set vat_cents = vat_cents + 1'),
    lines('does not bear the VAT of its rate', 'update order_line set vat_rate_bp = 900'),
    lines('weighs what no case does', 'update order_line set gross_weight_grams = gross_weight_grams + 1'),
    lines('holds less than nothing', 'update order_line set layers = -1'),
    lines('is taxed by no rate', 'update order_line set vat_rate_bp = 10001'),
    lines('holds less than nothing', 'update order_line set shipped_cases = -1'),
    lines('has shipped more than was ordered', 'update order_line set shipped_cases = 10000'),
    lines('is tank beer in cases', `update order_line set cases_total = 10 where order_id = ${TANK}`),
    lines(
      'counts other cases than were ordered',
      `update order_line set packages = 3, layers = 0, pallets = 0, cases_total = 4 where order_id = ${DONE}`,
    ),
    lines('has a mark of its own', `update order_line set tag = 'veenhof'`),
    sums(
      'shows VAT by rate that is not that of its lines',
      `update order_line set vat_rate_bp = 0, vat_cents = 0 where order_id = ${TANK}`,
    ),
    took('did not take 4 of PM-GL-VP-25', `update order_line set cases_total = 10 where sku = 'PM-GL-VP-25'`),
    took('did not take 4 of PM-GL-VP-20', `update order_line set options = ${PARTS} where sku like 'PM-SET%'`),
    took(
      'took without holding it',
      `update order_line set options = '[{"sku": "PM-GL-VP-20", "quantity": "many"}]' where sku like 'PM-SET%'`,
    ),
    lines('is of no product', `update order_line set sku = 'NO-SUCH'`),
    written('product_name or subtitle of order_line', `update order_line set product_name = '"Pils"'`),
    written('product_name or subtitle of order_line', `update order_line set subtitle = ${NO_TEXT}`),
  ],
  outbox: [
    told('has no message mail.order-confirmation', `delete from outbox where topic = 'mail.order-confirmation'`),
    told('has no message erp.submit-order', `delete from outbox where topic = 'erp.submit-order'`),
    told('has no message erp.cancel-order', `delete from outbox where topic = 'erp.cancel-order'`),
    told('has no message mail.order-cancellation', `delete from outbox where topic = 'mail.order-cancellation'`),
    told('has no message', `update outbox set payload = '{"orderId": "none"}'`),
    told(
      'has several messages mail.order-confirmation',
      `insert into outbox (key, topic, company_id, ship_to_id, payload, created_at, available_at)
       select key || '2', topic, company_id, ship_to_id, payload, created_at, available_at from outbox`,
    ),
    by('every order sent to the ERP has a SAP id')(
      'was sent to the ERP and has no SAP id',
      `update outbox set last_error = null where dead_at is not null`,
    ),
    ofSomething('is of a topic that nobody works on', `update outbox set topic = 'mail.nothing'`),
    ofSomething('is of an order that is not there', `update outbox set payload = '[]'`),
    ofSomething('is of an order that is not there', `update outbox set company_id = '1000102'`),
    ofSomething(
      'is of an order of another reference',
      `update outbox set payload = payload || '{"reference": "none"}' where topic = 'erp.submit-order'`,
    ),
    ofSomething(
      'tells a number that its order has not',
      `update outbox set payload = payload || '{"number": "none"}' where done_at is null`,
    ),
    ofSomething('is in the lane of another ship-to', `update outbox set ship_to_id = '3000102'`),
    ofSomething(
      'is of nobody who leaves',
      `update outbox set topic = 'mail.erasure-asked', payload = '{}' where topic = 'mail.account-locked'`,
    ),
    ofSomething(
      'is of nobody’s password',
      `update outbox set topic = 'mail.password-changed', payload = '{}' where topic = 'mail.account-locked'`,
    ),
    ofSomething('is of no sign-on at a service', `update outbox set topic = 'service.sign-out', payload = '{}'`),
    ofSomething('is of no answer, or of no file', `update outbox set topic = 'mail.ticket-answered', payload = '{}'`),
    ofSomething(
      'is of no notification, or for nobody',
      `update outbox set topic = 'mail.notification', payload = '{}' where topic = 'mail.account-locked'`,
    ),
    ofSomething('is of no account', `update outbox set payload = '{}' where topic = 'mail.account-locked'`),
    inState('was done before it was written', `update outbox set done_at = '2026-11-20'`),
    inState('was taken up less than never', 'update outbox set attempts = -1'),
    inState('was attempted without being taken up', 'update outbox set attempts = claim + 1'),
    inState('is dead and nobody knows why', 'update outbox set dead_at = created_at, last_error = null'),
    inState('is done and failed', `update outbox set done_at = created_at, dead_at = null, last_error = 'no'`),
    inState('is done and held', 'update outbox set done_at = created_at, leased_until = created_at'),
    inState('waits for longer than any does', `update outbox set available_at = '2046-01-01'`),
    inState('is held for longer than any is', `update outbox set leased_until = '2046-01-01'`),
    by('no message is held for too long')(
      'nobody takes it up',
      `update outbox set leased_until = now() - interval '1 hour'`,
    ),
    by('no message for the ERP is dead')(
      'mend the cause, then fust outbox replay',
      `update outbox set done_at = null where dead_at is not null`,
    ),
    by('no message for the ERP is late')(
      'see that a worker runs and that the ERP answers',
      `update outbox set done_at = null, created_at = created_at - interval '2 hours' where topic = 'erp.submit-order'`,
    ),
    future('created_at of outbox', `update outbox set created_at = '2046-01-01'`),
    future('done_at of outbox', `update outbox set done_at = '2046-01-01'`),
    future('dead_at of outbox', `update outbox set dead_at = '2046-01-01'`),
    deedAudited('was given up', 'update outbox set done_at = created_at, dead_at = created_at'),
    drawn('id of outbox', 'alter sequence outbox_id_seq restart'),
    made('constraint outbox_key_key of outbox: there is none', 'alter table outbox drop constraint outbox_key_key'),
  ],
  payer: [
    customers('lies in no country', `update payer set country = 'nl'`),
    customers('pays before it is invoiced', `update payer set payment_term_days = -30`),
  ],
  payment: [
    paidOnce('is paid, and no payment says so', `delete from payment where refund_reason is null and state = 'paid'`),
    paidOnce('is not paid, and its money is here', `update payment set state = 'paid' where state = 'expired'`),
    paidOnce(
      'gives money back that it never had',
      `update sales_order set payment_stage = 'refunding' where payment_stage = 'paid'`,
    ),
    paidOnce('has a payment of another amount', 'update payment set amount_cents = amount_cents + 1'),
    paidOnce(
      'was given up and stands',
      `update sales_order set status = 'Order created' where payment_stage = 'lapsed'`,
    ),
    paidOnce(
      'is cancelled and keeps its money',
      `update sales_order set payment_stage = 'paid' where payment_stage = 'refunded'`,
    ),
    paidOnce('was paid at no time', `update sales_order set paid_at = null where payment_stage = 'paid'`),
    paidOnce(
      'was at the brewery before it was paid',
      `update sales_order set paid_at = null where payment_stage = 'paid'`,
    ),
    hanging('is not what was asked for', `update payment set disputed_at = started_at`),
    hanging('waits to be asked for', `update payment set check_due_at = now() - interval '2 hours'`),
    hanging(
      'is on its way back for long',
      `update payment set refunded_cents = 0, refund_asked_at = '2026-11-10' where refund_reason is not null`,
    ),
    hanging('was taken back by its payer', `update payment set charged_back_cents = 100`),
    hanging('is open and nobody asks for it', `update payment set state = 'open' where state = 'expired'`),
    hanging(
      'is on its way back and nobody asks for it',
      `update payment set refunded_cents = 0, check_due_at = null where refund_reason is not null`,
    ),
    by('no order waits for its payment beyond its time')(
      'waits for its payment since',
      `update sales_order set payment_stage = 'awaiting', pay_until = '2026-11-23T10:00:00Z' where payment_stage = 'lapsed'`,
    ),
    by('no money waits to go back')(
      'mend the cause, then fust outbox replay',
      `update outbox set done_at = null, dead_at = now(), last_error = 'payment-refused' where topic = 'payment.refund'`,
    ),
    by('nothing has happened in the future')('started_at of payment', `update payment set started_at = '2046-01-01'`),
  ],
  payment_method: [written('title of payment_method', `update payment_method set title = ${NO_TEXT}`)],
  picture: [
    catalogue('picture /etc/passwd lies elsewhere', `update picture set file = '/etc/passwd' where file = '${CRATE}'`),
    catalogue('lies elsewhere', `update picture set file = 'media/../.env' where file = '${CRATE}'`),
    catalogue(`is shown with ${CRATE}, which no import has read`, `delete from picture where file = '${CRATE}'`),
    catalogue('brand driest is shown with', `update brand set motif = 'media/none.svg' where code = 'driest'`),
  ],
  pending_sign_in: { nothing: 'its person and its hash are declared, and it is gone in minutes' },
  phone_code: { nothing: 'its person, its hash and that its tries end at nothing are declared; it is gone in minutes' },
  picture_size: { nothing: 'each was made by an import from a picture that it had read, and belongs to it' },
  planned_day: {
    nothing:
      'what the ERP plans is its own word, changes without a trace, and only narrows; keys and places are declared',
  },
  portal_user: [
    people('has no e-mail address', `update portal_user set email = 'nobody' where id = 'U100004'`),
    people('reads no language that we write', `update portal_user set locale = 'fr'`),
    people('lives in no country', `update portal_user set country = 'Holland'`),
    people('has a password that is no hash', `update portal_user set password_hash = 'Proost'`),
    people('has failed more often than anybody may', 'update portal_user set failed_attempts = 10'),
    people('has failed more often than anybody may', 'update portal_user set failed_attempts = -1000'),
    people('is locked for longer than anybody is', `update portal_user set locked_until = '2046-01-01'`),
    people('saw less than no tutorial', 'update portal_user set tutorial_count = -1'),
    deedAudited('is locked', `update portal_user set locked_until = '2026-11-23T20:00:00Z'`),
  ],
  price: {
    nothing: 'a price is the brewery’s own choice; what it is for, and that it is not below nothing, is declared',
  },
  price_group: [written('name of price_group', `update price_group set name = ${NO_TEXT}`)],
  product: [
    catalogue('is a variant of what has none', `update product set parent_sku = 'VP-KR2430' where type = 'simple'`),
    catalogue(
      'is a variant and has some, or is made of parts',
      `update product set type = 'bundle' where parent_sku is not null`,
    ),
    catalogue('differs by what is no text', `update product set variant_attributes = '{"size": 33}'`),
    catalogue('comes from no country', `update product set country_of_origin = 'Holland'`),
    catalogue('has a number that is no EAN', `update product set ean_case = '8719998100007'`),
    catalogue('has a number that is no EAN', `update product set ean_unit = '8719998100007'`),
    catalogue('counts less than nothing', 'update product set low_stock_below = -1'),
    catalogue('counts less than nothing', 'update product set rotation_days = -1'),
    catalogue('is found at no address', `update product set url_key = upper(url_key)`),
    found('has another name', `update product set name = '{"nl": "Water", "en": "Water"}'`),
    written('name of product', `update product set name = ${NO_TEXT}`),
    written('subtitle of product', `update product set subtitle = ${NO_TEXT}`),
    written('description of product', `update product set description = '5'`),
    future('updated_at of product', `update product set updated_at = '2046-01-01'`),
    drawn('id of product', 'alter sequence product_id_seq restart'),
  ],
  product_category: { nothing: 'where a product stands is the brewery’s choice; that both are there is declared' },
  product_deposit: [written('name of product_deposit', `update product_deposit set name = ${NO_TEXT}`)],
  product_download: [
    catalogue('lies elsewhere', `update product_download set file = '/etc/passwd'`),
    catalogue('lies elsewhere', `update product_download set file = 'media/../.env' where sku = 'VP-KR2430'`),
    written('title of product_download', `update product_download set title = ${NO_TEXT}`),
  ],
  product_relation: { nothing: 'what goes with what is the brewery’s choice; that both are there is declared' },
  product_search: [
    found('has another name', `update product_search set words = ''`),
    found('VP-KR2430 is not found', `delete from product_search where sku = 'VP-KR2430'`),
  ],
  rate_limit: [
    by('limits end within their day')('does not end', `insert into rate_limit values ('x', '2046-01-01', 1)`),
    by('limits end within their day')('counts nothing', `insert into rate_limit values ('x', '2026-11-23', -1000)`),
  ],
  requested_address: [
    customers('lies in XX', `update requested_address set country = 'XX'`),
    future('requested_at of requested_address', `update requested_address set requested_at = '2046-01-01'`),
    deedAudited('was requested', 'update requested_address set company_id = company_id, id = default'),
    drawn('id of requested_address', 'alter sequence requested_address_id_seq restart'),
  ],
  sales_order: [
    by('a cart becomes one order')(
      'became orders',
      `drop index sales_order_one_per_cart; update sales_order set cart_id = ${cartOf(TANK)} where id = ${EMPTIES}`,
    ),
    by('every placed cart has an order')('has no order', 'update sales_order set cart_id = null'),
    asItsCart('has no cart', `update sales_order set cart_id = reverse(cart_id) where ${ANY_PLACED}`),
    asItsCart('differs from its cart', `update sales_order set method = 'selfpickup_selfpickup' where id = ${TANK}`),
    asItsCart('differs from its cart', `update sales_order set coupon_code = 'WELKOM25' where id = ${TANK}`),
    sentElsewhere(
      'sends other goods than it holds',
      `update sales_order set addresses = jsonb_set(addresses, '{0,goods,0,pieces}', '100') where id = ${POSM}`,
    ),
    sentElsewhere(
      'sends other goods than it holds',
      `update sales_order set addresses = addresses - 0 || jsonb_build_array(addresses -> 0 #- '{goods,0}') where id = ${POSM}`,
    ),
    placeable('travels by a method that is none', `update sales_order set method = 'balloon' where id = ${BROUGHT_IN}`),
    placeable('is paid in no currency', `update sales_order set currency = 'euro'`),
    placeable('has a token that can be guessed', `update sales_order set token = number`),
    placeable('holds less than nothing', `update sales_order set total_layers = -1 where id = ${BROUGHT_IN}`),
    placeable('was placed by nobody who is known', `update sales_order set user_id = null where id = ${TANK}`),
    placeable(
      'is of another SAP type than its method',
      `update sales_order set sap_order_type = 'YSER' where id = ${DONE}`,
    ),
    placeable('is of no SAP type', `update sales_order set sap_order_type = '' where id = ${TANK}`),
    placeable(
      'is marked as what its method does not drive with',
      `update sales_order set is_half_truck = not is_half_truck`,
    ),
    placeable('has half of its hours', `update sales_order set hours_to = '12:00' where id = ${TANK}`),
    placeable('is confirmed to no address', `update sales_order set custom_email = 'nobody'`),
    texts('has a longer title', `update sales_order set customer_order_number = repeat('x', 41) where id = ${TANK}`),
    texts('has a longer note', `update sales_order set note_for_driver = repeat('x', 71) where id = ${TANK}`),
    placeable(
      'takes places for what no truck floor holds',
      `update sales_order set pallet_places = 2 where id = ${TANK}`,
    ),
    placeable('is paid by nobody who is known', `update sales_order set payer_id = 'NO-SUCH' where id = ${BROUGHT_IN}`),
    placeable('was placed by nobody who is known', `update sales_order set user_id = 'NO-SUCH' where id = ${TANK}`),
    shared(
      'is that of orders',
      `insert into sales_order (company_id, id, number, ship_to_id, payer_id, kind, sap_order_type, status, method,
         payment_method, delivery_date, goods_cents, vat_cents, deposit_cents, grand_total_ex_vat_cents,
         grand_total_cents, placed_at, status_changed_at)
       select '1000101', id, 'twin', '3000101', '2000101', kind, sap_order_type, status, method, payment_method,
         delivery_date, 0, 0, 0, 0, 0, placed_at, status_changed_at from sales_order where id = ${TANK}`,
    ),
    numberAudited(
      'says the audit trail, and did not',
      `update sales_order set former_numbers = '{}' where former_numbers <> '{}'`,
    ),
    shared('one token opens orders', `update sales_order set token = repeat('0', 64)`),
    shared('SAP id', `update sales_order set sap_id = '1000001' where id in (${TANK}, ${BROUGHT_IN})`),
    shown(
      'does not say what it comes to',
      `update sales_order set grand_total_ex_vat_cents = grand_total_ex_vat_cents + 1,
       grand_total_cents = grand_total_cents + 1`,
    ),
    sums('does not say what its lines add up to', 'update sales_order set goods_cents = goods_cents + 1'),
    sums('does not hold what its lines hold', 'update sales_order set total_weight_grams = 0'),
    shown('costs otherwise than its buyer was shown', `update sales_order set price_details = '[]'`),
    shown(
      'shows discounts that do not add up',
      `update sales_order set price_details = price_details || '{"cashDiscountCents": 1}' where ${ANY_PLACED}`,
    ),
    shown(
      'shows discounts that do not add up',
      `update sales_order set price_details = price_details || '{"packagingDiscounts": "none"}' where ${ANY_PLACED}`,
    ),
    sums(
      'shows VAT by rate that is not that of its lines',
      `update sales_order set price_details = price_details || '{"vatByRate": [{"vatCents": 1}]}' where ${ANY_PLACED}`,
    ),
    shown(
      'gives the discount of a code that it has not',
      `update sales_order set coupon_code = null where id = ${DONE}`,
    ),
    audited(
      'was placed as another',
      `update sales_order set grand_total_cents = grand_total_cents + 100,
       grand_total_ex_vat_cents = grand_total_ex_vat_cents + 100`,
    ),
    audited('is not there', `delete from sales_order where id = ${TANK}`),
    audited('is not in the audit trail', `update sales_order set number = number || '9' where id = ${TANK}`),
    way('does not stand where its last event says', `update sales_order set status = 'Delivered' where id = ${TANK}`),
    way('begins long after it was placed', `update sales_order set placed_at = placed_at - interval '2 hours'`),
    followed(
      'is asked for at the ERP, which has it not',
      `update sales_order set erp_check_due_at = placed_at where id = ${REFUSED}`,
    ),
    followed('is under way, and the ERP has it not', `update sales_order set sap_id = null where id = ${DONE}`),
    afterOrder('or before the ERP had it', `update sales_order set sap_id = null where id = ${DONE}`),
    followed('is not asked for at the ERP for long', `update sales_order set erp_check_due_at = '2046-01-01'`),
    followed(
      'is at the ERP and nobody asks how far it is',
      `update sales_order set erp_check_due_at = null where id = ${TANK}`,
    ),
    workingDay(
      'comes on 2026-11-29, a weekend',
      `update sales_order set delivery_date = '2026-11-29' where id = ${TANK}`,
    ),
    workingDay(
      'comes on 2026-12-25, Christmas',
      `update sales_order set delivery_date = '2026-12-25' where id = ${TANK}`,
    ),
    workingDay('which is no day', `update sales_order set delivery_date = 'infinity' where id = ${TANK}`),
    inWindow('for 2026-11-24 to 2027-11-23', `update sales_order set delivery_date = '2026-11-23' where id = ${TANK}`),
    inWindow(
      'for 2026-11-25',
      `update sales_order set placed_at = '2026-11-23T15:00:00Z', delivery_date = '2026-11-24' where id = ${TANK}`,
    ),
    inWindow('to 2027-11-23', `update sales_order set delivery_date = '2027-11-24' where id = ${TANK}`),
    gaveBack('places', `update sales_order set load_calendar_code = 'TWENTE' where id = ${CANCELED}`),
    by('days carry the places of their orders')(
      'holds places and takes none',
      `update sales_order set load_calendar_code = 'TWENTE' where id = ${TANK}`,
    ),
    by('coupons count the orders that used them')('counts 0 uses', `update coupon set uses = 0`),
    placeable('was placed in the future', `update sales_order set placed_at = '2046-01-01'`),
    drawn('id of sales_order', 'alter sequence sales_order_id_seq restart'),
    drawn('orders are numbered on after', 'alter sequence order_number restart'),
    made(
      'constraint sales_order_check of sales_order: was never held against older rows',
      `alter table sales_order drop constraint sales_order_check, add constraint sales_order_check
         check (grand_total_cents = grand_total_ex_vat_cents + vat_cents) not valid`,
    ),
    made(
      'constraint sales_order_check of sales_order: not as the migrations made it',
      `alter table sales_order drop constraint sales_order_check, add constraint sales_order_check check (true)`,
    ),
  ],
  saved_order: [
    saved('was no cart of its buyer', `update saved_order set cart_id = 'x'`),
    saved('travels by a method that is none', `update saved_order set method = 'balloon'`),
    saved('has half of its hours', `update saved_order set hours_from = '08:00'`),
    workingDay('saved order', `update saved_order set delivery_date = '2026-12-26'`),
    future('saved_at of saved_order', `update saved_order set saved_at = '2046-01-01'`),
    drawn('id of saved_order', 'alter sequence saved_order_id_seq restart'),
  ],
  saved_order_line: [
    saved('holds nothing', 'delete from saved_order_line'),
    by('carts hold one kind')(
      'holds beer and posm',
      `insert into saved_order_line (company_id, saved_order_id, sku, packages)
       select company_id, id, 'PM-GL-VP-25', 1 from saved_order`,
    ),
    orderable('is made of parts that nobody can choose', `update saved_order_line set options = '"x"'`),
    orderable('holds more than a counter takes', 'update saved_order_line set packages = 1000'),
    drawn('id of saved_order_line', 'alter sequence saved_order_line_id_seq restart'),
  ],
  search_word: [found('no error is forgiven in turfsteker', `delete from search_word where word = 'turfsteker'`)],
  recovery_code: {
    nothing: 'its second factor and its hash are declared; which codes there are only their person knows',
  },
  known_device: [
    signInPlaces('has failed more often than anybody may', aKnown('device', { failed: 10 })),
    signInPlaces('is locked for longer than anybody is', aKnown('device', { lockedUntil: `'2046-01-01'` })),
    deedAudited('is locked', aKnown('device', { lockedUntil: `'2026-11-23T20:00:00Z'` })),
  ],
  known_network: [
    signInPlaces('has failed more often than anybody may', aKnown('network', { failed: 10 })),
    signInPlaces('is locked for longer than anybody is', aKnown('network', { lockedUntil: `'2046-01-01'` })),
    deedAudited('is locked', aKnown('network', { lockedUntil: `'2026-11-23T20:00:00Z'` })),
  ],
  passkey: [
    future('created_at of passkey', aPasskey({ created: '2046-01-01' })),
    future('last_used_at of passkey', aPasskey({ used: `'2046-01-01'` })),
  ],
  passkey_challenge: { nothing: 'it is over within minutes, and all that holds for it is declared' },
  second_factor: [future('confirmed_at of second_factor', aFactor({ confirmed: '2046-01-01' }))],
  session: [
    sessions('lives for longer than the settings allow', `update session set expires_at = '2046-01-01'`),
    sessions('ends before it begins', `update session set expires_at = created_at - interval '1 second'`),
    sessions('was seen before it began', `update session set last_seen_at = created_at - interval '1 day'`),
    sessions('was seen after it ended', `update session set last_seen_at = expires_at + interval '1 day'`),
    sessions('has a token that is no hash', `update session set token_hash = user_id::bytea`),
    future('created_at of session', `update session set created_at = '2046-01-01'`),
    future('last_seen_at of session', `update session set last_seen_at = '2046-01-01'`),
  ],
  ship_to: [
    customers('is of a customer type that is none', `update ship_to set customer_type = 'Pirate'`),
    customers('lies in no country', `update ship_to set country = ''`),
    customers('lies nowhere on earth', 'update ship_to set latitude = 91'),
  ],
  ship_to_method: [
    customers('is a method that is none', `update ship_to_method set method = 'balloon' where is_default`),
    customers('takes less than nothing', 'update ship_to_method set max_pallets = -1'),
  ],
  ship_to_payment_method: { nothing: 'how a ship-to may pay is the brewery’s choice; that both are there is declared' },
  service_code: { nothing: 'whose it is, is declared; it is gone in a minute' },
  service_sign_on: { nothing: 'whose it is, is declared; what the service is called there, a file of settings says' },
  service_token: { nothing: 'whose it is, is declared; it is gone in minutes' },
  sign_on: { nothing: 'what it holds is of a provider and a browser elsewhere, and it is gone in minutes' },
  special_offer: [
    catalogue('offer', `update special_offer set deliverable_from = '2026-01-02', deliverable_to = '2026-01-01'`),
  ],
  stock: [by('stock is what its ledger says')('its ledger says', 'update stock set quantity = quantity + 1')],
  stock_movement: [
    by('stock is what its ledger says')('its ledger says', `delete from stock_movement where reason = 'import'`),
    by('balances of the stock ledger follow each other')('ends at', 'update stock_movement set balance = balance + 1'),
    took(
      'did not take 6 of PM-GL-VP-25',
      `with gone as (delete from stock_movement where reason = 'order' and order_id = ${POSM} returning sku, delta)
       update stock s set quantity = quantity - delta from gone where gone.sku = s.sku`,
    ),
    took('took without holding it 1 of', `update stock_movement set delta = delta - 1 where reason = 'order'`),
    took(
      'took without holding it 1 of VP-KR1230',
      `insert into stock_movement (sku, delta, balance, reason, company_id, order_id, moved_at)
       select 'VP-KR1230', -1, 0, 'order', company_id, id, placed_at from sales_order where id = ${DONE}`,
    ),
    gaveBack('and gave back 0', `delete from stock_movement where reason = 'release'`),
    moved(
      'is of an order that was not placed here',
      `update stock_movement set order_id = ${BROUGHT_IN} where reason = 'order' and order_id = ${DONE}`,
    ),
    moved(
      'is of an order that was not placed here',
      `update stock_movement set company_id = null where reason = 'order'`,
    ),
    moved(
      'is of an order and says something else',
      `update stock_movement set reason = 'import' where reason = 'order'`,
    ),
    moved('gives where it takes', `update stock_movement set delta = -delta where reason = 'order'`),
    deedAudited('an import of 2026-11-17', `update stock_movement set moved_at = '2026-11-17' where reason = 'import'`),
    moved('is in the future', `update stock_movement set moved_at = '2046-01-01'`),
    drawn('id of stock_movement', 'alter sequence stock_movement_id_seq restart'),
  ],
  tank: [
    customers('takes less than it has to', 'update tank set min_liters = 900, max_liters = 100 where position = 1'),
  ],
  tank_setting: [
    customers('take a brand that is none', `update tank_setting set purchasable_brands = '{water}'`),
    customers('take less than nothing', 'update tank_setting set max_liters = -1'),
    written('extra_info of tank_setting', `update tank_setting set extra_info = ${NO_TEXT}`),
  ],
  survey_answer: [future('answered_at of survey_answer', `update survey_answer set answered_at = '2046-01-01'`)],
  theme_file: { nothing: 'what each holds was looked at as it was imported, and its name is only an address' },
  theme_setting: { nothing: 'colours that cannot be read are never imported, and what is left out is ours' },
  ticket: [
    future('created_at of ticket', `update ticket set created_at = '2046-01-01'`),
    future('updated_at of ticket', `update ticket set updated_at = '2046-01-01'`),
    future('waiting_since of ticket', `update ticket set waiting_since = '2046-01-01'`),
    future('reminded_at of ticket', `update ticket set reminded_at = '2046-01-01'`),
    answered(
      'has no owner, and nobody of customer service sees it',
      `update user_role set withheld = '{Support}' where customer_type = 'InternalCustomer'`,
    ),
    answered(
      'has no owner, and nobody of customer service sees it',
      `update portal_user set status = 'Inactive' where id in (
         select user_id from user_role where customer_type = 'InternalCustomer')`,
    ),
    ofItsCompany(
      'was opened for another ship-to',
      `update ticket t set company_id = s.company_id, ship_to_id = s.id from ship_to s
       where t.company_id <> s.company_id and t.order_id is null`,
    ),
    ofItsCompany(
      'claims goods of another company',
      `update ticket set company_id = '1000104', ship_to_id = '3000113'
       where company_id is not null`,
    ),
    ofItsCompany('is of nobody', `delete from ticket_visitor`),
    ofItsCompany(
      'is of a company and of a visitor',
      `update ticket set company_id = '1000104', ship_to_id = '3000113'`,
    ),
    ofItsCompany(
      'is about an order of another ship-to',
      `update ticket set ship_to_id = (select max(id) from ship_to s where s.company_id = ticket.company_id)
       where company_id is not null`,
    ),
    drawn('id of ticket', 'alter sequence ticket_id_seq restart'),
  ],
  ticket_owner: [ofItsCompany('is owned by who asks', `update ticket_owner set user_id = 'U100001'`)],
  ticket_claim: [
    future(
      'settled_at of ticket_claim',
      `update ticket_claim set settlement = 'credit', settled_by = 'U100001', settled_at = '2046-01-01'`,
    ),
  ],
  ticket_visitor: { nothing: 'who a visitor says they are is their own word; that it has a ticket is declared' },
  challenge_key: { nothing: 'there is one, and how long it is is declared' },
  ticket_claim_line: { nothing: 'of which line it is, and that something is claimed of it, is declared' },
  ticket_attachment: [
    future('created_at of ticket_attachment', `update ticket_attachment set created_at = '2046-01-01'`),
    drawn('id of ticket_attachment', 'alter sequence ticket_attachment_id_seq restart'),
  ],
  ticket_comment: [
    future('created_at of ticket_comment', `update ticket_comment set created_at = '2046-01-01'`),
    drawn('id of ticket_comment', 'alter sequence ticket_comment_id_seq restart'),
  ],
  transport_limit: [
    customers(
      'is a method that is none',
      `update transport_limit set method = 'balloon' where customer_type = 'Retail'`,
    ),
    customers(
      'is for a customer type that is none',
      `update transport_limit set customer_type = 'Pirate' where customer_type = 'Retail'`,
    ),
    customers('takes less than nothing', 'update transport_limit set max_cash_cents = -1'),
  ],
  user_identity: { nothing: 'what a provider calls somebody is its own; whom it is, and once, is declared' },
  user_role: [
    roles(
      'is of a customer type that is none',
      `update user_role set customer_type = 'Pirate' where user_id = 'U100004'`,
    ),
    roles('withholds what nobody has', `update user_role set withheld = '{Everything}'`),
    roles('gives what nobody can have', `update user_role set only_permissions = '{Everything}'`),
    staffRoles(
      'is of a customer and has a role of staff',
      `insert into user_role (user_id, company_id, ship_to_id, role, customer_type)
       select user_id, company_id, ship_to_id, 'Manager', 'AccountManagerOfftrade' from user_role
       where user_id = 'U100004' limit 1`,
    ),
    staffRoles(
      'is an administrator of the brewery at a ship-to of a customer',
      `insert into user_role (user_id, company_id, ship_to_id, role, customer_type)
       select 'U100038', company_id, id, 'Owner', 'InternalCustomer' from ship_to
       where customer_type = 'Retail' limit 1`,
    ),
    made(
      'constraint user_role_role_check of user_role: there is none',
      'alter table user_role drop constraint user_role_role_check',
    ),
  ],
  role_permission: [
    roles(
      'is of a customer type that is none',
      `insert into role_permission values ('Manager', 'Pirate', '{"Home Page"}')`,
    ),
    roles('gives what nobody can have', `insert into role_permission values ('Manager', 'Trade', '{Everything}')`),
  ],
  write_trial: { nothing: 'what is written into it is taken back, and nobody reads it' },
}
