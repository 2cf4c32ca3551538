import { permissionsOf } from '@fust/domain/access'
import { createECDH } from 'node:crypto'
import { uidOf } from '@fust/contract/wire'
import { orderOnItsWay } from '#features/notifications/notifications.builders.ts'
import { OTHER_OWNER } from '#features/users/people.builders.ts'
import { insertRows } from './brewery.builders.ts'
import { portal, PORTAL, rest, type Bench, type Call, type CountedCall } from './counted-calls.builders.ts'
import { readPath } from './open-brewery.ts'

const A_DEVICE = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/1',
  publicKey: createECDH('prime256v1').generateKeys('base64url'),
  authSecret: 'B'.repeat(22),
  kinds: ['news'],
}
const FEW_AND_MANY = [1, 50] as const
const PNG = String.fromCodePoint(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const FORM = Buffer.concat([
  Buffer.from('--grens\r\nContent-Disposition: form-data; name="attachments"; filename="a.png"\r\n\r\n'),
  Buffer.from(PNG, 'latin1'),
  Buffer.from('\r\n--grens--'),
])

const CLAIMED = '26-00777'

/** As many tickets as the size says, each with as many comments, a file and a claim of as many lines; answers their ids. */
async function askBrewery({ brewery, size }: Bench): Promise<readonly string[]> {
  await brewery.pool.query('delete from ticket')
  const { rows } = await brewery.pool.query<{ id: number }>(
    `insert into ticket (company_id, ship_to_id, user_id, market, kind, subject, description, created_at, updated_at)
     select 'C1', 'S1', 'U1', 'NL', 'question', 'x', 'x', now(), now() from generate_series(1, $1) returning id`,
    [size],
  )
  await brewery.pool.query(
    `insert into ticket_comment (ticket_id, user_id, is_staff, description, created_at)
     select id, 'U1', false, 'x', now() from ticket, generate_series(1, $1)`,
    [size],
  )
  await brewery.pool.query(
    `insert into ticket_attachment (ticket_id, user_id, file_name, type, bytes, stored_as, state, created_at)
     select id, 'U1', 'a.png', 'image/png', 1, gen_random_uuid(), 'clean', now() from ticket`,
  )
  await orderMuch(brewery.pool, size)
  await brewery.pool.query(
    `with claim as (insert into ticket_claim (ticket_id, company_id, order_id) select id, 'C1', 777 from ticket)
     insert into ticket_claim_line (ticket_id, company_id, order_id, line_number, fault, quantity)
     select t.id, 'C1', 777, l.line_number, 'damaged', 1 from ticket t, order_line l where l.order_id = 777`,
  )
  return rows.map(({ id }) => String(id))
}

/** A delivered order of so many lines, with more of each than anybody claims. */
async function orderMuch(pool: Bench['brewery']['pool'], lines: number): Promise<void> {
  await pool.query('delete from sales_order where id = 777')
  await insertRows(pool, 'sales_order', [{ ...orderOnItsWay(777), status: 'Delivered' }])
  await pool.query(
    `insert into order_line (company_id, order_id, line_number, sku, product_name, subtitle, tag, brand_code, packages,
       cases_total, unit_price_cents, row_total_cents, vat_rate_bp, vat_cents)
     select 'C1', 777, n * 10, p.sku, p.name, p.subtitle, p.tag, p.brand_code, 900, 900, 100, 100, 2100, 21
     from product p, generate_series(1, $1) n where p.sku = 'PILS-CRATE'`,
    [lines],
  )
}

/** The first ticket, with a file that is really there; answers the id of the file. */
async function sendFile(bench: Bench): Promise<readonly string[]> {
  const [ticket = ''] = await askBrewery({ ...bench, size: 1 })
  await upload({ ...bench, ids: [ticket] })
  const { rows } = await bench.brewery.pool.query<{ id: number }>('select max(id) as id from ticket_attachment')
  return rows.map(({ id }) => String(id))
}

const upload = rest(
  'POST',
  ({ ids }) => `${PORTAL}/tickets/UploadAttachmentsByTicketId?ticketId=${ids[0]}`,
  () => ({ headers: FORM_HEADERS, payload: FORM }),
)

/** A device of the buyer, known by a cookie of forty-three `a`; answers its id. */
async function askDevice({ brewery }: Bench): Promise<readonly string[]> {
  await brewery.pool.query('delete from push_device')
  const { rows } = await brewery.pool.query<{ id: number }>(
    `insert into push_device (user_id, device_hash, endpoint, public_key, auth_secret, kinds, allowed_at)
     select 'U1', sha256(convert_to(repeat('a', 43), 'UTF8')), 'https://push.example/1', decode(repeat('00', 65), 'hex'),
       decode(repeat('00', 16), 'hex'), '{order}', now() returning id`,
  )
  return rows.map(({ id }) => String(id))
}

/** The tickets, asked by somebody whom the brewery's own person looks after. */
async function claimAsCustomer(bench: Bench): Promise<readonly string[]> {
  const { pool } = bench.brewery
  const ids = await askBrewery(bench)
  await pool.query('update ticket set user_id = null')
  await pool.query(
    `insert into user_role (user_id, company_id, ship_to_id, role, customer_type)
     values ('K9', 'C1', 'S1', 'Manager', 'AccountManagerOntrade') on conflict do nothing`,
  )
  return ids
}

const byStaff =
  (name: string, payload: object = {}): Call =>
  async ({ brewery, ids }) => {
    const answer = await brewery.app.inject({
      method: 'POST',
      url: `${PORTAL}/tickets/${name}`,
      headers: { authorization: `Bearer ${await brewery.tokenOf(OTHER_OWNER)}` },
      payload: { ticketId: ids[0], ...payload },
    })
    return answer.statusCode === 200 ? [] : [answer.body]
  }

/** As many notifications as the size says; answers their ids. */
async function tell({ brewery, size }: Bench): Promise<readonly string[]> {
  await brewery.pool.query('delete from notification')
  const { rows } = await brewery.pool.query<{ id: number }>(
    `insert into notification (key, kind, company_id, ship_to_id, news, created_at)
     select n::text, 'order', 'C1', 'S1', 'sent', timestamptz '2026-11-23T08:00:00Z' from generate_series(1, $1) n
     returning id`,
    [size],
  )
  return rows.map(({ id }) => String(id))
}

/** As many messages for the ERP as the size says, all given up; asked by the administrator. */
async function giveUp({ brewery, size }: Bench): Promise<readonly string[]> {
  await brewery.pool.query(`update user_role set customer_type = 'InternalCustomer' where user_id = 'K9'`)
  await brewery.pool.query('delete from outbox')
  const { rows } = await brewery.pool.query<{ id: number }>(
    `insert into outbox (key, topic, company_id, ship_to_id, payload, dead_at, last_error)
     select n::text, 'erp.submit-order', 'C1', 'S1', '{}', now(), 'no' from generate_series(1, $1) n returning id`,
    [size],
  )
  return rows.map(({ id }) => String(id))
}

const byAdministrator = (method: 'GET' | 'POST', name: string, payload: (bench: Bench) => object): Call => {
  return async (bench) => {
    const authorization = `Bearer ${await bench.brewery.tokenOf(OTHER_OWNER)}`
    const own = method === 'POST' && { payload: payload(bench) }
    const answer = await bench.brewery.app.inject({
      method,
      url: `${PORTAL}/admin/${name}`,
      headers: { authorization },
      ...own,
    })
    return answer.statusCode === 200 ? [] : [answer.body]
  }
}

function ofBacklog(method: 'GET' | 'POST', name: string, payload: (bench: Bench) => object) {
  const operation = `${method} /:market/prod/api/:version/portal/admin/${name}`
  return { operation, sizes: FEW_AND_MANY, before: giveUp, ask: byAdministrator(method, name, payload) }
}

/** As many people with a role as the size says, and as many changes in the trail; answers the version of what the administrator sees. */
async function employ({ brewery, size }: Bench): Promise<readonly string[]> {
  await brewery.pool.query('delete from role_permission')
  await brewery.pool.query(`update user_role set customer_type = 'InternalCustomer' where user_id = 'K9'`)
  await brewery.pool.query(`delete from portal_user where id like 'employed-%'`)
  await brewery.pool.query(
    `with people as (insert into portal_user (id, email, first_name, last_name)
       select 'employed-' || n, 'employed-' || n || '@x.example', 'x', 'x' from generate_series(1, $1) n returning id)
     insert into user_role (user_id, company_id, ship_to_id, role, customer_type)
     select id, 'C1', 'S1', 'Manager', 'Trade' from people`,
    [size],
  )
  await brewery.pool.query(
    `insert into audit_entry (happened_at, action, subject, details)
     select now(), 'role-permissions-changed', 'Trade Manager',
       '{"role": "Manager", "customerType": "Trade", "given": [], "taken": []}' from generate_series(1, $1)`,
    [size],
  )
  const seen = await brewery.get(`${PORTAL}/admin/GetRolePermissions?customerType=Trade`, { as: OTHER_OWNER })
  return [String(readPath(seen.body, 'version'))]
}

function ofRoles(method: 'GET' | 'POST', name: string, query = ''): CountedCall {
  const operation = `${method} /:market/prod/api/:version/portal/admin/${name}` as const
  const permissions = permissionsOf('Manager', 'Trade').filter((permission) => permission !== 'Support')
  const payload = ({ ids }: Bench) => ({
    customerType: 'Trade',
    version: ids[0],
    roles: [{ role: 'Manager', permissions }],
  })
  return { operation, sizes: FEW_AND_MANY, before: employ, ask: byAdministrator(method, name + query, payload) }
}

/** As many invoices as the size says. */
async function bill({ brewery, size }: Bench): Promise<void> {
  await brewery.pool.query('delete from order_invoice')
  await brewery.pool.query(
    `insert into order_invoice (company_id, order_id, number, invoiced_on, total_cents)
     select company_id, id, n::text, '2026-11-20', 121
     from (select company_id, id from sales_order where ship_to_id = 'S1' limit 1) o, generate_series(1, $1) n`,
    [size],
  )
}

const SHEET = { documentId: 'documents/sheet.pdf', documentType: 'product-sheet' }

const FORM_HEADERS = { 'content-type': 'multipart/form-data; boundary=grens' }
const OF_TICKETS = { sizes: FEW_AND_MANY, before: askBrewery }
const OF_NOTIFICATIONS = { sizes: FEW_AND_MANY, before: tell }

function change(
  name: string,
  payload: (bench: Bench) => Record<string, unknown>,
  own: Partial<CountedCall>,
): CountedCall {
  const operation = `POST /:market/prod/api/:version/portal/${name}`
  return {
    operation,
    ask: rest(
      'POST',
      () => `${PORTAL}/${name}`,
      (bench) => ({ payload: payload(bench) }),
    ),
    ...own,
  }
}

const about = (name: string): CountedCall =>
  portal(`tickets/${name}/:id`, '', {
    ...OF_TICKETS,
    ask: rest('GET', ({ ids }) => `${PORTAL}/tickets/${name}/${ids[0]}`),
  })

/** What is asked of the brewery, and what people are told. */
export const SUPPORT_CALLS: readonly CountedCall[] = [
  portal('mydocuments/GetAllDocuments', 'mydocuments/GetAllDocuments?limit=100', {
    sizes: FEW_AND_MANY,
    before: bill,
  }),
  portal('mydocuments/GetPOSMDocuments'),
  portal('mydocuments/DocumentTypeList'),
  portal('mydocuments/DownloadDocument', `mydocuments/DownloadDocument?${new URLSearchParams(SHEET).toString()}`),
  change('mydocuments/GetDownloadZipDocumentBulk', () => ({ documents: [SHEET] }), {}),
  change('invoiceolsa/getdatarchive', () => ({ limit: 100 }), { sizes: FEW_AND_MANY, before: bill }),
  change('invoiceolsa/getdocument', () => ({ invoiceNumber: '1' }), {
    before: (bench) => bill({ ...bench, size: 1 }),
  }),
  portal('support/GetContacts'),
  portal('tickets/GetAllTickets', 'tickets/GetAllTickets', OF_TICKETS),
  portal('tickets/GetCategories'),
  portal('tickets/GetAllSubCategories'),
  portal('tickets/GetSubCategoriesByCategoryId/:id', 'tickets/GetSubCategoriesByCategoryId/delivery'),
  about('GetCommentsByTicketId'),
  about('GetAttachmentsByTicketId'),
  portal('tickets/DownloadAttachment/:id', '', {
    before: sendFile,
    ask: rest('GET', ({ ids }) => `${PORTAL}/tickets/DownloadAttachment/${ids[0]}`),
  }),
  portal('tickets/GetClaimableLines', `tickets/GetClaimableLines?orderNumber=${CLAIMED}`, OF_TICKETS),
  change(
    'tickets/CreateTicket',
    ({ size }) => ({
      subject: 'x',
      description: 'x',
      orderNumber: CLAIMED,
      lines: Array.from({ length: size }, (_, index) => ({
        lineId: uidOf(`777/${(index + 1) * 10}`),
        fault: 'short',
        quantity: 1,
      })),
    }),
    OF_TICKETS,
  ),
  {
    operation: 'POST /:market/prod/api/:version/portal/tickets/SettleClaim',
    sizes: FEW_AND_MANY,
    before: claimAsCustomer,
    ask: byStaff('SettleClaim', { settlement: 'credit', description: 'x' }),
  },
  {
    operation: 'POST /:market/prod/api/:version/portal/tickets/TakeOverTicket',
    sizes: FEW_AND_MANY,
    before: claimAsCustomer,
    ask: byStaff('TakeOverTicket'),
  },
  change('tickets/CreateComment', ({ ids }) => ({ ticketId: ids[0], user: 'U1', description: 'x' }), OF_TICKETS),
  change('tickets/SetTicketStatus', ({ ids }) => ({ ticketId: ids[0], status: 'closed' }), OF_TICKETS),
  {
    operation: 'POST /:market/prod/api/:version/portal/tickets/UploadAttachmentsByTicketId',
    ...OF_TICKETS,
    ask: upload,
  },
  // The third says in which market amounts are written.
  portal('notifications/GetNotifications', 'notifications/GetNotifications', OF_NOTIFICATIONS),
  portal('notifications/GetUnreadCount', 'notifications/GetUnreadCount', OF_NOTIFICATIONS),
  portal('notifications/WaitForNotifications', 'notifications/WaitForNotifications', OF_NOTIFICATIONS),
  {
    operation: 'POST /unsubscribe/:token',
    ask: rest(
      'POST',
      () => `/unsubscribe/${'a'.repeat(43)}`,
      () => ({ headers: {} }),
    ),
  },
  portal('notifications/GetNotificationChoices'),
  portal('notifications/GetDevice'),
  change('notifications/SaveDevice', () => A_DEVICE, {}),
  change('notifications/ForgetDevices', () => ({ where: 'elsewhere' }), {}),
  {
    operation: 'GET /identity/devices/:id',
    before: askDevice,
    ask: rest(
      'GET',
      ({ ids }) => `/identity/devices/${ids[0]}`,
      () => ({ headers: { cookie: `fust-device=${'a'.repeat(43)}` } }),
    ),
  },
  change(
    'notifications/SaveNotificationChoices',
    () => ({ choices: [{ kind: 'news', inPortal: true, byMail: true }] }),
    {},
  ),
  change(
    'notifications/ReadNotification',
    ({ ids }) => ({ UserId: 'U1', NotificationId: Number(ids[0]) }),
    OF_NOTIFICATIONS,
  ),
  change('notifications/ReadAllNotifications', () => ({ UserId: 'U1' }), OF_NOTIFICATIONS),
  ofRoles('GET', 'GetRolePermissions', '?customerType=Trade'),
  ofRoles('POST', 'ChangeRolePermissions'),
  ofBacklog('GET', 'GetBacklog', () => ({})),
  ofBacklog('POST', 'RetryMessage', ({ ids }) => ({ messageId: Number(ids[0]) })),
  ofBacklog('POST', 'RetryMessages', () => ({ kind: 'erp' })),
]
