import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { endlessAnswer, type Treatment } from '../behaviour.ts'
import type { Payment, Refund } from './payment.store.ts'
import type { PaymentParts } from './payment.ts'

const ROOT = '/mollie/v2'

type CreateBody = {
  amount: Amount
  description: string
  redirectUrl: string
  webhookUrl?: string
  method?: string
  metadata?: unknown
}
type RefundBody = { amount: Amount; metadata?: unknown }
type Amount = { currency: string; value: string }
type Id = { Params: { id: string } }

const AMOUNT_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['currency', 'value'],
  properties: {
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    value: { type: 'string', pattern: '^[0-9]{1,9}\\.[0-9]{2}$' },
  },
} as const

const CREATE_SCHEMA = {
  type: 'object',
  required: ['amount', 'description', 'redirectUrl'],
  properties: {
    amount: AMOUNT_SCHEMA,
    description: { type: 'string', minLength: 1, maxLength: 255 },
    redirectUrl: { type: 'string', pattern: '^https?://' },
    webhookUrl: { type: 'string', pattern: '^https?://' },
    method: { type: 'string' },
    metadata: {},
  },
} as const

const REFUND_SCHEMA = {
  type: 'object',
  required: ['amount'],
  properties: { amount: AMOUNT_SCHEMA, metadata: {} },
} as const

class MollieError extends Error {
  readonly status: number
  constructor(status: number, detail: string) {
    super(detail)
    this.status = status
  }
}

/** The part of Mollie's REST API v2 that Fust calls, with the names that Mollie publishes. */
export function paymentApi(app: FastifyInstance, { store, behaviour, now }: PaymentParts): void {
  const treatments = new WeakMap<FastifyRequest, Treatment>()
  app.addHook('preHandler', async (request, reply) => {
    if (modeOf(request) === undefined) throw new MollieError(401, 'Missing authentication, or failed to authenticate')
    const treatment = behaviour.next(request.method !== 'GET')
    treatments.set(request, treatment)
    if (treatment.mode === 'slow') await behaviour.wait(treatment.delayMs)
    if (treatment.mode === 'down') throw new MollieError(503, 'The service is down')
    if (treatment.mode === 'error') throw new MollieError(500, 'An internal error occurred')
    if (treatment.mode === 'refuse') throw new MollieError(422, treatment.message)
    if (treatment.mode === 'endless') return reply.type('application/json').send(endlessAnswer())
    return undefined
  })
  app.addHook('onSend', async (request) => {
    const treatment = treatments.get(request)
    if (treatment?.mode === 'late') await behaviour.wait(treatment.delayMs)
    if (treatment?.mode === 'lose-answer') request.raw.socket.destroy()
  })
  app.setErrorHandler((error, _request, reply) => answerError(error, reply))

  app.post<{ Body: CreateBody }>(`${ROOT}/payments`, { schema: { body: CREATE_SCHEMA } }, async (request, reply) => {
    const { amount, description, redirectUrl, webhookUrl, method, metadata } = request.body
    if (centsOf(amount) === 0) throw new MollieError(422, 'The amount is lower than the minimum')
    const payment = {
      mode: modeOf(request) ?? 'test',
      amountCents: centsOf(amount),
      currency: amount.currency,
      method: method ?? null,
      description,
      redirectUrl,
      webhookUrl: webhookUrl ?? null,
      metadata,
    } as const
    return reply.code(201).send(paymentEntity(await store.create(payment, keyOf(request), now())))
  })

  app.get<Id>(`${ROOT}/payments/:id`, async (request) => paymentEntity(await found(request)))

  app.get<Id>(`${ROOT}/payments/:id/refunds`, async (request) => {
    const payment = await found(request)
    const refunds = (await store.refunds(payment.id)).map((refund) => refundEntity(refund, payment))
    return { count: refunds.length, _embedded: { refunds }, _links: {} }
  })

  app.post<Id & { Body: RefundBody }>(
    `${ROOT}/payments/:id/refunds`,
    { schema: { body: REFUND_SCHEMA } },
    async (request, reply) => {
      const payment = await found(request)
      const { amount, metadata } = request.body
      const asked = { paymentId: payment.id, amountCents: centsOf(amount), metadata, key: keyOf(request) }
      const refund = await store.refund(asked, now())
      if (!refund) throw new MollieError(422, 'The specified amount is higher than what can be refunded')
      return reply.code(201).send(refundEntity(refund, payment))
    },
  )

  async function found({ params }: FastifyRequest<Id>): Promise<Payment> {
    const payment = await store.findOne(params.id)
    if (!payment) throw new MollieError(404, 'No payment exists with this id.')
    return payment
  }
}

const keyOf = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}

function modeOf({ headers }: FastifyRequest): 'live' | 'test' | undefined {
  const key = headers.authorization ?? ''
  if (key.startsWith('Bearer test_')) return 'test'
  return key.startsWith('Bearer live_') ? 'live' : undefined
}

const centsOf = ({ value }: Amount): number => Number(value.replace('.', ''))
const amountOf = (cents: number, currency: string): Amount => ({ currency, value: (cents / 100).toFixed(2) })

/** Where people pay: under the address that they come back to, since only that reaches this machine. */
const checkoutUrl = ({ id, redirectUrl }: Payment): string => new URL(`/simulators/payments/${id}`, redirectUrl).href

function paymentEntity(payment: Payment): object {
  const { id, mode, status, currency, amountCents, refundedCents, chargedBackCents } = payment
  const isPayable = status === 'open'
  return {
    resource: 'payment',
    id,
    mode,
    status,
    isCancelable: isPayable,
    amount: amountOf(amountCents, currency),
    ...(status === 'paid' && {
      amountRefunded: amountOf(refundedCents, currency),
      amountRemaining: amountOf(amountCents - refundedCents, currency),
      paidAt: payment.changedAt.toISOString(),
    }),
    ...(chargedBackCents > 0 && { amountChargedBack: amountOf(chargedBackCents, currency) }),
    description: payment.description,
    method: payment.method,
    metadata: payment.metadata,
    redirectUrl: payment.redirectUrl,
    webhookUrl: payment.webhookUrl,
    createdAt: payment.createdAt.toISOString(),
    _links: isPayable ? { checkout: { href: checkoutUrl(payment), type: 'text/html' } } : {},
  }
}

function refundEntity({ id, amountCents, metadata, createdAt }: Refund, payment: Payment): object {
  return {
    resource: 'refund',
    id,
    paymentId: payment.id,
    amount: amountOf(amountCents, payment.currency),
    status: 'pending',
    metadata,
    createdAt: createdAt.toISOString(),
  }
}

function answerError(error: unknown, reply: FastifyReply) {
  const isInvalid = error instanceof Error && 'validation' in error
  const status = error instanceof MollieError ? error.status : isInvalid ? 422 : 500
  const detail = error instanceof Error ? error.message : 'An internal error occurred'
  return reply.code(status).send({ status, title: 'Error', detail, _links: {} })
}
