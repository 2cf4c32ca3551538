import type { FastifyInstance } from 'fastify'
import { WISH_SCHEMA, type Behaviour, type Wish } from '../behaviour.ts'
import { html, type Html } from '../pages/html.ts'
import { behaviourForm, moment, page } from '../pages/page.ts'
import { backToPage } from '../pages/forms.ts'
import type { Sessions } from './csrf.ts'
import type { Erp } from './erp.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { decimal } from './odata.ts'
import { headerText, isRejected, nextStation, orderNetCents, type Order } from './order.ts'

const PATH = '/simulators/erp'
const SHOWN = 100

const ADVANCE_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['reference'],
  properties: { reference: { type: 'string', minLength: 1, maxLength: 35 } },
} as const

type Parts = { erp: Erp; behaviour: Behaviour; sessions: Sessions }

/** What the played ERP holds, for people and as JSON, and the levers to move it. */
export function erpPages(app: FastifyInstance, { erp, behaviour, sessions }: Parts) {
  const newest = (reference: string | undefined) =>
    erp.store.findOrders({ ...(reference && { reference }), limit: SHOWN, newestFirst: true })

  app.get<{ Querystring: { reference?: string } }>(PATH, async ({ query }, reply) =>
    reply.type('text/html; charset=utf-8').send(erpPage(await newest(query.reference), behaviour)),
  )
  app.get<{ Querystring: { reference?: string } }>(`${PATH}.json`, async ({ query }) => ({
    behaviour: behaviour.current(),
    orders: (await newest(query.reference)).map(toJson),
  }))
  app.get<{ Params: { number: string } }>(`${PATH}/invoices/:number`, async ({ params }, reply) => {
    const order = await erp.store.findInvoice(params.number)
    const invoice = order?.invoices.find(({ number }) => number === params.number)
    if (!order || !invoice) return reply.callNotFound()
    return reply.type('application/pdf').send(invoicePdf(order, invoice))
  })
  app.post<{ Body: Wish }>(`${PATH}/behaviour`, { schema: { body: WISH_SCHEMA } }, async (request, reply) => {
    behaviour.set(request.body)
    return backToPage(request, reply, PATH, behaviour.current())
  })
  app.post<{ Body: { reference: string } }>(
    `${PATH}/advance`,
    { schema: { body: ADVANCE_SCHEMA } },
    async (request, reply) => {
      const station = await erp.advanceByReference(request.body.reference)
      return station ? backToPage(request, reply, PATH, { station }) : reply.callNotFound()
    },
  )
  app.post<{ Body: { reference: string } }>(
    `${PATH}/split`,
    { schema: { body: ADVANCE_SCHEMA } },
    async (request, reply) => {
      const outcome = await erp.split(request.body.reference)
      if (outcome === 'cannot-split') return reply.code(409).send({ outcome })
      return outcome ? backToPage(request, reply, PATH, { outcome }) : reply.callNotFound()
    },
  )
  app.post(`${PATH}/expire-sessions`, async (request, reply) => {
    sessions.expireAll()
    return backToPage(request, reply, PATH, {})
  })
}

const toJson = (order: Order) => ({
  ...order,
  orderType: headerText(order, 'SalesOrderType'),
  isRejected: isRejected(order),
  netCents: orderNetCents(order),
})

const erpPage = (orders: readonly Order[], behaviour: Behaviour): string =>
  page(
    'ERP',
    html`${behaviourForm(PATH, behaviour)}
      <form class="card behaviour" method="post" action="${PATH}/expire-sessions">
        <p>The next change of every client has to fetch a new token.</p>
        <button>Expire all sessions</button>
      </form>
      ${orders.length === 0 && html`<p class="card">No orders yet.</p>`} ${orders.map(orderCard)}`,
  )

function orderCard(order: Order): Html {
  const station = isRejected(order) ? 'rejected' : order.station
  return html`<article class="card">
    <div class="head">
      <h2>${order.number} <span class="chip ${station}">${station}</span></h2>
      ${nextStation(order) && advanceForm(order)}
    </div>
    <p class="muted">
      Reference ${order.reference} · type ${headerText(order, 'SalesOrderType')} · sold to
      ${headerText(order, 'SoldToParty')} · received ${moment(order.receivedAt)}
    </p>
    ${order.document.partners.map((one) => html`<p class="muted">${one.PartnerFunction} ${one.Customer}</p>`)}
    ${order.document.texts.map((one) => html`<p class="muted">${one.LongTextID}: ${one.LongText}</p>`)}
    <div class="wide">${itemTable(order)}</div>
    ${order.deliveries.map(
      (one) => html`<p>Delivery ${one.number}, planned ${one.plannedOn}, shipped ${one.shippedOn ?? 'not yet'}</p>`,
    )}
    ${order.invoices.map(
      (one) => html`<p><a href="${PATH}/invoices/${one.number}">Invoice ${one.number}</a> of ${one.invoicedOn}</p>`,
    )}
  </article>`
}

const advanceForm = (order: Order): Html =>
  html`<form method="post" action="${PATH}/advance">
    <input type="hidden" name="reference" value="${order.reference}" />
    <button>Move on to ${nextStation(order)}</button>
  </form>`

const itemTable = (order: Order): Html =>
  html`<table>
    <tr>
      <th>Item</th>
      <th>Material</th>
      <th class="number">Quantity</th>
      <th class="number">Net</th>
      <th>Rejected</th>
    </tr>
    ${order.items.map(
      (item) =>
        html`<tr>
          <td>${item.item}</td>
          <td>${item.material}</td>
          <td class="number">${Number(item.quantity)} ${item.unit}</td>
          <td class="number">${decimal(item.netCents)}</td>
          <td>${item.rejectionReason}</td>
        </tr>`,
    )}
  </table>`
