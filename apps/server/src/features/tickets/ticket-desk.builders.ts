import { CUSTOMER_TYPES, type CustomerType } from '@fust/domain/access'
import { uidOf } from '@fust/contract/wire'
import { randomUUID } from 'node:crypto'
import { readSettings } from '#platform/env.ts'
import { chooseFiles } from '#integrations/files/index.ts'
import type { Mail } from '#integrations/mail/index.ts'
import { buildMailbox } from '#integrations/mail/mailbox.builders.ts'
import { deliveryFeature } from '#features/delivery/delivery.feature.ts'
import { notificationsFeature } from '#features/notifications/notifications.feature.ts'
import { orderOnItsWay } from '#features/notifications/notifications.builders.ts'
import { createWorker } from '#features/outbox/index.ts'
import { buildLog } from '#features/outbox/outbox.builders.ts'
import { createPortal, createPortalStore } from '#features/portal/index.ts'
import { visitorRequestsFeature } from '#features/visitor-requests/visitor-requests.feature.ts'
import { ASK, BECOME, solvedProof } from '#features/visitor-requests/visitor-requests.builders.ts'
import { CHEAP_HASH, insertRows } from '../../test/brewery.builders.ts'
import { readPath, type OpenBrewery } from '../../test/open-brewery.ts'
import { ticketsFeature } from './tickets.feature.ts'
import { createTicketWatch } from './ticket-watch.service.ts'

export const SERVICE_ADDRESS = 'klantenservice@veenhof.example'
export const ADMIN = 'admin@brewery.example'
export const INTERNAL = 'internal@brewery.example'
export const ACCOUNT_MANAGER = 'manager@brewery.example'
/** The customer types whose ship-to has an account manager here. */
export const LOOKED_AFTER: readonly CustomerType[] = ['Ontrade', 'Retail']

const PORTAL = '/nl/prod/api/v1/portal'
const PUBLIC_URL = 'https://bestellen.example'
const CATEGORIES = [
  { id: 'delivery', kind: 'question', name: { nl: 'Levering', en: 'Delivery' } },
  ...['visit', 'equipment', 'sample'].map((id) => ({ id, kind: 'request', name: { nl: id, en: id } })),
]

export const customerOf = (type: CustomerType) => `customer@${type.toLowerCase()}.example`
const companyOf = (type: CustomerType) => `K-${type}`
const shipToOf = (type: CustomerType) => `T-${type}`
const orderIdOf = (type: CustomerType) => 700 + CUSTOMER_TYPES.indexOf(type)

async function addPerson({ pool }: OpenBrewery, id: string, email: string): Promise<void> {
  await insertRows(pool, 'portal_user', [
    { id, email, first_name: id, last_name: 'Veldboer', password_hash: CHEAP_HASH },
  ])
}

/** A company with a ship-to and a person of each customer type, and people of the brewery who answer. */
export async function openDesk(brewery: OpenBrewery): Promise<void> {
  const { pool } = brewery
  await insertRows(pool, 'brewery_setting', [
    { name: 'support', value: JSON.stringify({ categories: CATEGORIES, hours: { from: '08:00', to: '17:00' } }) },
    { name: 'contact', value: JSON.stringify({ email: SERVICE_ADDRESS }) },
  ])
  const place = { street: 'Kade', house_number: '1', postcode: '7511 GA', city: 'Enschede' }
  for (const type of CUSTOMER_TYPES) {
    const [company, shipTo] = [companyOf(type), shipToOf(type)]
    await insertRows(pool, 'company', [{ id: company, name: `Company ${type}`, customer_type: type, ...place }])
    await insertRows(pool, 'payer', [{ company_id: company, id: `P-${type}`, name: type, ...place }])
    await insertRows(pool, 'ship_to', [
      {
        ...place,
        company_id: company,
        id: shipTo,
        name: `Ship-to ${type}`,
        customer_type: type,
        payer_id: `P-${type}`,
        price_group: 'A',
        calendar_code: 'daily',
      },
    ])
    await addPerson(brewery, `U-${type}`, customerOf(type))
    const key = { company_id: company, ship_to_id: shipTo, customer_type: type }
    await insertRows(pool, 'user_role', [{ ...key, user_id: `U-${type}`, role: 'Manager' }])
    await deliverOrder(brewery, type)
  }
  const office = { company_id: companyOf('InternalCustomer'), ship_to_id: shipToOf('InternalCustomer') }
  for (const [id, email, role] of [
    ['U-admin', ADMIN, 'Owner'],
    ['U-internal', INTERNAL, 'Manager'],
  ] as const) {
    await addPerson(brewery, id, email)
    await insertRows(pool, 'user_role', [{ ...office, user_id: id, role, customer_type: 'InternalCustomer' }])
  }
  await addPerson(brewery, 'U-manager', ACCOUNT_MANAGER)
  for (const type of LOOKED_AFTER)
    await insertRows(pool, 'user_role', [
      {
        company_id: companyOf(type),
        ship_to_id: shipToOf(type),
        user_id: 'U-manager',
        role: 'Manager',
        customer_type: 'AccountManagerOntrade',
      },
    ])
}

async function deliverOrder({ pool }: OpenBrewery, type: CustomerType): Promise<void> {
  const id = orderIdOf(type)
  const own = { company_id: companyOf(type), ship_to_id: shipToOf(type), payer_id: `P-${type}`, status: 'Delivered' }
  await insertRows(pool, 'sales_order', [{ ...orderOnItsWay(id), ...own }])
  await pool.query(
    `insert into order_line (company_id, order_id, line_number, sku, product_name, subtitle, tag, brand_code, packages,
       cases_total, unit_price_cents, row_total_cents, vat_rate_bp, vat_cents)
     select $1, $2, 10, p.sku, p.name, p.subtitle, p.tag, p.brand_code, 99, 99, 100, 100, 2100, 21
     from product p where p.sku = 'PILS-CRATE'`,
    [companyOf(type), id],
  )
}

/** Calls of somebody; answers status and body. */
export function callsOf(brewery: OpenBrewery) {
  async function post(path: string, payload: object, as: string | null) {
    const headers = as === null ? {} : { authorization: `Bearer ${await brewery.tokenOf(as)}` }
    const { statusCode, body } = await brewery.app.inject({ method: 'POST', url: path, headers, payload })
    const answer: unknown = JSON.parse(body)
    return { status: statusCode, body: answer }
  }

  async function listed(query: string, as: string): Promise<string[]> {
    const { body } = await brewery.get(`${PORTAL}/tickets/GetAllTickets?${query}`, { as })
    return Array.isArray(body) ? body.map((ticket: unknown) => String(readPath(ticket, 'caseNumber'))) : []
  }

  async function idOf(email: string): Promise<string> {
    const { rows } = await brewery.pool.query<{ id: string }>('select id from portal_user where email = $1', [email])
    return rows[0]?.id ?? ''
  }

  return {
    post: (call: string, payload: object, as: string) => post(`${PORTAL}/tickets/${call}`, payload, as),
    address: (shipToId: string, as: string) =>
      post(
        `${PORTAL}/orders/PostAddNewAddress?ShipToId=${shipToId}`,
        { street: 'Turfkade', houseNumber: '7', houseNumberAddition: '', postcode: '7548 BM', city: 'Boekelo' },
        as,
      ),
    visit: async (url: string, own: object) =>
      post(url, { ...VISITOR, ...own, requestId: randomUUID(), proof: await solvedProof(brewery.app) }, null),
    read: (call: string, as: string) => brewery.get(`${PORTAL}/tickets/${call}`, { as }),
    listed,
    say: async (ticketId: string, description: string, as: string) =>
      post(`${PORTAL}/tickets/CreateComment`, { ticketId, description, user: await idOf(as) }, as),
    async notified(as: string): Promise<string[]> {
      const { body } = await brewery.get(`${PORTAL}/notifications/GetNotifications?language=en`, { as })
      return Array.isArray(body) ? body.map((one: unknown) => String(readPath(one, 'text'))) : []
    },
  }
}

const VISITOR = {
  firstName: 'Noor',
  lastName: 'ter Horst',
  email: 'noor@debrug.example',
  phone: '0546 12 34 56',
  hasAgreedTerms: true,
  message: 'We openen in maart.',
}

type Calls = ReturnType<typeof callsOf>

const opened = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`Not opened: ${status} ${JSON.stringify(body)}`)
}

const asked = (categoryId: string, own: object = {}) => ({
  subject: `About ${categoryId}`,
  description: 'Wanneer?',
  categoryId,
  ...own,
})

/** Everything that a customer can ask of the brewery. */
export const REQUESTS: Readonly<Record<string, (calls: Calls, type: CustomerType) => Promise<void>>> = {
  question: (calls, type) => opened(calls.post('CreateTicket', asked('delivery'), customerOf(type))),
  claim: (calls, type) => {
    const orderId = orderIdOf(type)
    const lines = [{ lineId: uidOf(`${orderId}/10`), fault: 'damaged', quantity: 1 }]
    return opened(
      calls.post('CreateTicket', asked('delivery', { orderNumber: `26-00${orderId}`, lines }), customerOf(type)),
    )
  },
  'request for a visit': (calls, type) => opened(calls.post('CreateTicket', asked('visit'), customerOf(type))),
  'request for equipment': (calls, type) => opened(calls.post('CreateTicket', asked('equipment'), customerOf(type))),
  'request for samples': (calls, type) => opened(calls.post('CreateTicket', asked('sample'), customerOf(type))),
  'delivery address': (calls, type) => opened(calls.address(shipToOf(type), customerOf(type))),
}

/** Everything that a visitor can ask of the brewery. */
export const VISITS: Readonly<Record<string, (calls: Calls) => Promise<void>>> = {
  question: (calls) => opened(calls.visit(ASK, { subject: 'Rondleiding' })),
  'partner request': (calls) =>
    opened(
      calls.visit(BECOME, { companyName: 'Café De Brug', chamberNumber: '08123456', city: 'Almelo', trade: 'bar' }),
    ),
}

/** Sends what waits in the outbox; the mails by their reader. */
export async function deliverMails(brewery: OpenBrewery, now = '2026-11-23T09:00:00Z'): Promise<Mail[]> {
  const { db } = brewery
  const mailer = buildMailbox()
  const clock = { now: () => new Date(now) }
  const portal = createPortal({ store: createPortalStore(db), clock })
  const parts = { db, clock, mailer, portal, publicUrl: PUBLIC_URL }
  const files = chooseFiles(readSettings({}))
  const jobs = notificationsFeature.jobs({ ...parts, push: null })
  for (const { name, run } of jobs) if (name === 'pass-notifications-on') await run()
  const handlers = {
    ...ticketsFeature.handlers({ ...parts, files, scanner: null }),
    ...visitorRequestsFeature.handlers(parts),
    ...deliveryFeature.handlers(parts),
    ...notificationsFeature.handlers({ ...parts, push: null }),
  }
  await createWorker({ db, log: buildLog(), handlers }).drain()
  return mailer.mails
}

/** Looks after the tickets as a worker does at this moment. */
export function watchAt({ db }: OpenBrewery, now: string): Promise<void> {
  const clock = { now: () => new Date(now) }
  return createTicketWatch({ db, clock, portal: createPortal({ store: createPortalStore(db), clock }) })()
}
