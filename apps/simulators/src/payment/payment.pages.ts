import type { FastifyInstance } from 'fastify'
import { WISH_SCHEMA, type Wish } from '../behaviour.ts'
import { backToPage } from '../pages/forms.ts'
import { html } from '../pages/html.ts'
import { amount, behaviourForm, moment, page } from '../pages/page.ts'
import { linkTo, spoken, type Spoken } from '../pages/words.ts'
import { ENDS, STATUSES, type Payment, type PaymentStatus } from './payment.store.ts'
import { CALLS, type Calls, type PaymentParts } from './payment.ts'

const PATH = '/simulators/payments'
const SHOWN = 100

const PARAMS = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string', pattern: '^tr_[a-z0-9]{10}$' } },
} as const
const END_BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['status'],
  properties: { status: { enum: STATUSES } },
} as const
const CALLS_BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['calls'],
  properties: { calls: { enum: CALLS } },
} as const
const REFUND_BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['cents'],
  properties: { cents: { type: 'integer', minimum: 1 } },
} as const

type Id = { Params: { id: string } }

/** The provider's checkout, and what it holds, for people and as JSON. */
export function paymentPages(app: FastifyInstance, { store, behaviour, caller, now }: PaymentParts): void {
  app.get(PATH, async (request, reply) => {
    const payments = await store.findAll(undefined, SHOWN)
    const speaks = spoken(request, PATH)
    return reply.type('text/html; charset=utf-8').send(
      page(
        speaks.words.payments,
        html`<p class="lead">${speaks.words.paymentsLead}</p>
          <div class="columns">
            <div class="card wide">${paymentTable(payments, speaks)}</div>
            <aside>${behaviourForm(behaviour, speaks)} ${callsForm(caller.how(), speaks)}</aside>
          </div>`,
        speaks,
      ),
    )
  })
  app.get<{ Querystring: { description?: string } }>(`${PATH}.json`, async ({ query }) => ({
    behaviour: behaviour.current(),
    calls: caller.how(),
    payments: await Promise.all(
      (await store.findAll(query.description, SHOWN)).map(async (payment) => ({
        ...payment,
        refunds: await store.refunds(payment.id),
      })),
    ),
  }))
  app.post<{ Body: Wish }>(`${PATH}/behaviour`, { schema: { body: WISH_SCHEMA } }, async (request, reply) => {
    behaviour.set(request.body)
    return backToPage(request, reply, PATH, behaviour.current())
  })
  app.post<{ Body: { calls: Calls } }>(`${PATH}/calls`, { schema: { body: CALLS_BODY } }, async (request, reply) => {
    caller.set(request.body.calls)
    return backToPage(request, reply, PATH, { calls: caller.how() })
  })

  app.get<Id>(`${PATH}/:id`, { schema: { params: PARAMS } }, async (request, reply) => {
    const payment = await store.findOne(request.params.id)
    if (!payment) return reply.callNotFound()
    const speaks = spoken(request, `${PATH}/${payment.id}`)
    return reply.type('text/html; charset=utf-8').send(checkoutPage(payment, speaks))
  })
  app.post<Id & { Body: { status: PaymentStatus } }>(
    `${PATH}/:id`,
    { schema: { params: PARAMS, body: END_BODY } },
    async (request, reply) => {
      const payment = await store.findOne(request.params.id)
      if (!payment) return reply.callNotFound()
      await store.end(payment.id, request.body.status, now())
      const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
      return isForm ? reply.redirect(payment.redirectUrl, 303) : reply.send(await store.findOne(payment.id))
    },
  )
  app.post<Id & { Body: { cents: number } }>(
    `${PATH}/:id/refund`,
    { schema: { params: PARAMS, body: REFUND_BODY } },
    async (request, reply) => {
      const asked = { paymentId: request.params.id, amountCents: request.body.cents, metadata: null, key: undefined }
      const refund = await store.refund(asked, now())
      return refund ? reply.send(refund) : reply.code(422).send({ detail: 'There is not as much to give back' })
    },
  )
}

function paymentTable(payments: readonly Payment[], speaks: Spoken) {
  const { words } = speaks
  if (payments.length === 0) return html`${words.noPayments}`
  return html`<table>
    ${payments.map(
      (payment) =>
        html`<tr>
          <td>${moment(payment.createdAt, speaks)}</td>
          <td><a href="${linkTo(speaks, `${PATH}/${payment.id}`)}">${payment.description}</a></td>
          <td>${amount(payment.amountCents, speaks)}</td>
          <td>
            <span class="chip">${words.paymentStatuses[payment.status]}</span>
            ${payment.refundedCents > 0 && html`${words.refunded} ${amount(payment.refundedCents, speaks)}`}
          </td>
        </tr>`,
    )}
  </table>`
}

function callsForm(calls: Calls, { words, ...speaks }: Spoken) {
  return html`<section class="card">
    <h2>${words.webhooks}</h2>
    <form class="fields" method="post" action="${linkTo({ words, ...speaks }, `${PATH}/calls`)}">
      <label>
        ${words.fromNowOn}
        <select name="calls">
          ${CALLS.map((one) => html`<option value="${one}" ${one === calls && html` selected`}>${words.webhookCalls[one]}</option>`)}
        </select>
      </label>
      <button>${words.apply}</button>
    </form>
  </section>`
}

function checkoutPage(payment: Payment, speaks: Spoken): string {
  const { words } = speaks
  const { id, status, amountCents, description, redirectUrl } = payment
  const isOver = ENDS.some((end) => end === status)
  return page(
    words.pay(amount(amountCents, speaks)),
    html`<p class="lead">${description}</p>
      <div class="card">
        ${
          isOver
            ? html`<p>${words.paymentStatuses[status]}</p>
                <p><a href="${redirectUrl}">${words.backToShop}</a></p>`
            : html`<form class="fields" method="post" action="${linkTo(speaks, `${PATH}/${id}`)}">
                ${ENDS.map((end) => html`<button name="status" value="${end}">${words.paymentEnds[end]}</button>`)}
              </form>`
        }
      </div>`,
    speaks,
  )
}
