import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { endlessAnswer, type Behaviour, type Treatment } from '../behaviour.ts'
import { BATCH_CONTENT_TYPE, changeSetAnswer, changeSetRefusal, parseChangeSet, type BatchChange } from './batch.ts'
import { calendarOData } from './calendar.odata.ts'
import type { CalendarStore } from './calendar.store.ts'
import { creditOData } from './credit.odata.ts'
import type { CreditStore } from './credit.store.ts'
import type { Sessions } from './csrf.ts'
import { deliveryEntity, invoiceEntity, salesOrderEntity } from './entities.ts'
import type { Erp } from './erp.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { collection, entity, errorBody, notFound, ODataError, parseAddress, select } from './odata.ts'
import { orderFilter } from './order-filter.ts'
import { etagOf } from './order.ts'
import type { PastInvoices } from './past-invoices.ts'
import { checkedChange, enforceMetadata } from './published/enforce-metadata.ts'
import type { Rules } from './published/rules.ts'
import { requireOrderFields, toNewOrder, type SalesOrderBody } from './sales-order-body.ts'
import type { SignIn } from './sign-in.ts'

const ROOT = '/sap/opu/odata/sap'
const SALES_ORDERS = `${ROOT}/API_SALES_ORDER_SRV`
const DELIVERIES = `${ROOT}/API_OUTBOUND_DELIVERY_SRV;v=0002`
const INVOICES = `${ROOT}/API_BILLING_DOCUMENT_SRV`
const MAX_RESULTS = 100

type Query = {
  $filter?: string
  $expand?: string
  $select?: string
  $top?: string
  $skip?: string
  BillingDocument?: string
}
type Read = FastifyRequest<{ Params: { '*': string }; Querystring: Query }>
type Parts = {
  erp: Erp
  past: PastInvoices
  calendars: CalendarStore
  credit: CreditStore
  behaviour: Behaviour
  sessions: Sessions
  rules: Rules
  signIn: SignIn
}

/** The services that Fust calls, under the addresses and with the names that SAP publishes. */
export function erpOData(
  app: FastifyInstance,
  { erp, past, calendars, credit, behaviour, sessions, rules, signIn }: Parts,
) {
  behaveAsTold(app, behaviour)
  enforceMetadata(app, ROOT, rules)
  app.addHook('onRequest', async (request, reply) => signIn.refuse(request, reply))
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET') return sessions.hand(request, reply)
    if (sessions.isValid(request)) return
    return reply.code(403).header('x-csrf-token', 'Required').type('text/plain').send('CSRF token validation failed')
  })
  app.addContentTypeParser('multipart/mixed', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.setErrorHandler((error, _request, reply) => answerError(error, reply))

  app.get(`${SALES_ORDERS}/`, () => ({ d: { EntitySets: ['A_SalesOrder', 'A_SalesOrderItem'] } }))
  app.get(`${SALES_ORDERS}/*`, (request: Read, reply) => readSalesOrders(erp, request, reply))
  app.post<{ Body: SalesOrderBody }>(`${SALES_ORDERS}/A_SalesOrder`, async (request, reply) => {
    requireOrderFields(request.body)
    const number = await erp.store.insertOrder(toNewOrder(request.body), erp.now())
    const [order] = await erp.store.findOrders({ number, limit: 1 })
    if (!order) throw notFound()
    return reply
      .code(201)
      .header('etag', etagOf(order))
      .send(entity(salesOrderEntity(order, ['to_Item'])))
  })
  app.post<{ Body: string }>(`${SALES_ORDERS}/$batch`, async (request, reply) => {
    const changes = parseChangeSet(request.body)
    const refusal = await changeItems({ erp, rules }, changes)
    const answer = refusal ? changeSetRefusal(refusal) : changeSetAnswer(changes.length)
    return reply.code(202).type(BATCH_CONTENT_TYPE).send(answer)
  })
  calendarOData(app, calendars)
  creditOData(app, { store: credit, orders: erp.store })
  app.get(`${DELIVERIES}/*`, (request: Read) => readDelivery(erp, request))
  app.get(`${INVOICES}/*`, (request: Read) => readInvoice({ erp, past }, request))
}

function behaveAsTold(app: FastifyInstance, behaviour: Behaviour) {
  const treatments = new WeakMap<FastifyRequest, Treatment>()

  app.addHook('preHandler', async (request, reply) => {
    const treatment = behaviour.next(request.method !== 'GET')
    treatments.set(request, treatment)
    if (treatment.mode === 'slow') await behaviour.wait(treatment.delayMs)
    if (treatment.mode === 'down') throw new ODataError(503, 'SIM/503', 'The service is down')
    if (treatment.mode === 'error') throw new ODataError(500, 'SIM/500', 'An internal error occurred')
    if (treatment.mode === 'refuse') throw new ODataError(400, 'SIM/400', treatment.message)
    if (treatment.mode === 'endless') return reply.type('application/json').send(endlessAnswer())
    return undefined
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const treatment = treatments.get(request)
    if (treatment?.mode === 'late') await behaviour.wait(treatment.delayMs)
    if (treatment?.mode === 'lose-answer') request.raw.socket.destroy()
    if (treatment?.mode === 'twice') sendAgain(request, reply, String(payload))
  })
}

/** Puts the same answer on the connection once more, where nobody asked for it. */
function sendAgain(request: FastifyRequest, reply: FastifyReply, body: string) {
  const head = [
    `HTTP/1.1 ${reply.statusCode} Again`,
    `content-type: ${String(reply.getHeader('content-type'))}`,
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  reply.raw.once('finish', () => request.raw.socket.write(`${head.join('\r\n')}\r\n\r\n${body}`))
}

function answerError(error: unknown, reply: FastifyReply) {
  if (error instanceof ODataError) return reply.code(error.statusCode).send(errorBody(error.code, error.message))
  const isInvalid = error instanceof Error && 'validation' in error
  if (isInvalid) return reply.code(400).send(errorBody('/IWBEP/CM_MGW_RT/023', error.message))
  return reply.code(500).send(errorBody('SIM/500', 'An internal error occurred'))
}

async function readSalesOrders(erp: Erp, { params, query }: Read, reply: FastifyReply) {
  const { set, keys } = parseAddress(params['*'])
  if (set !== 'A_SalesOrder') throw notFound()
  const expand = query.$expand?.split(',') ?? []
  if (keys) {
    const [order] = await erp.store.findOrders({ number: keys['key'] ?? '', limit: 1 })
    if (!order) throw notFound()
    reply.header('etag', etagOf(order))
    return entity(select(salesOrderEntity(order, expand), query.$select))
  }
  const page = { skip: Number(query.$skip ?? 0), top: Math.min(Number(query.$top ?? MAX_RESULTS), MAX_RESULTS) }
  const orders = await erp.store.findMatching(orderFilter(query.$filter ?? ''), page)
  return collection(orders.map((order) => select(salesOrderEntity(order, expand), query.$select)))
}

/** What the metadata forbids fails the change set, not the batch around it. */
async function changeItems(
  { erp, rules }: Pick<Parts, 'erp' | 'rules'>,
  changes: readonly BatchChange[],
): Promise<ODataError | undefined> {
  const number = changes[0]?.keys['SalesOrder'] ?? ''
  const [order] = await erp.store.findOrders({ number, limit: 1 })
  const etag = order && etagOf(order)
  try {
    const checked = changes.map((one) => ({ ...one, body: checkedChange(rules, 'API_SALES_ORDER_SRV', one, etag) }))
    return await rejectItems(erp, number, checked)
  } catch (error) {
    if (error instanceof ODataError) return error
    throw error
  }
}

async function rejectItems(erp: Erp, number: string, changes: readonly BatchChange[]): Promise<ODataError | undefined> {
  const reason = changes.map(({ body }) => rejectionReason(body)).find(Boolean)
  if (!reason) throw new ODataError(400, '/IWBEP/CM_MGW_RT/024', 'Only a reason for rejection can be changed')
  const items = changes.map(({ keys }) => Number(keys['SalesOrderItem']))
  const outcome = await erp.reject(number, items, reason)
  if (outcome === 'rejected') return undefined
  if (outcome === 'delivery-exists')
    return new ODataError(400, 'SIM/001', `A delivery for order ${number} already exists`)
  return new ODataError(400, 'SIM/002', `Order ${number} has no such item`)
}

function rejectionReason(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('SalesDocumentRjcnReason' in body)) return undefined
  return String(body.SalesDocumentRjcnReason)
}

async function readDelivery(erp: Erp, { params }: Read) {
  const { set, keys } = parseAddress(params['*'])
  const number = keys?.['key'] ?? ''
  const order = set === 'A_OutbDeliveryHeader' ? await erp.store.findDelivery(number) : undefined
  const delivery = order?.deliveries.find((one) => one.number === number)
  if (!order || !delivery) throw notFound()
  return entity(deliveryEntity(order, delivery))
}

async function readInvoice({ erp, past }: Pick<Parts, 'erp' | 'past'>, { params, query }: Read) {
  const { set, keys } = parseAddress(params['*'])
  const number = set === 'GetPDF' ? (query.BillingDocument ?? '').replaceAll("'", '') : (keys?.['key'] ?? '')
  const order = await erp.store.findInvoice(number)
  const invoice = order?.invoices.find((one) => one.number === number)
  if (set !== 'GetPDF') {
    if (!order || !invoice) throw notFound()
    return entity(invoiceEntity(order, invoice))
  }
  const pdf = order && invoice ? invoicePdf(order, invoice) : await past.findPdf(number)
  if (!pdf) throw notFound()
  return entity({ GetPDF: { BillingDocumentBinary: pdf.toString('base64') } })
}
