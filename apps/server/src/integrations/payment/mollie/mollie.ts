import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { AnswerTooLong, readAnswer } from '#platform/http/limited-answer.ts'
import { PaymentFault, type PaymentProvider, type PaymentRefusal } from '../payment.port.ts'
import { hasRefund, mollieAmount, readPayment } from './mollie-payment.ts'

type MollieAt = {
  /** Such as `https://api.mollie.com/v2`. */
  baseUrl: string
  /** `live_…`, or `test_…`, with which no money moves. */
  key: string
  timeoutMs: number
}

type Asked = { body: object; idempotencyKey: string }

// What Mollie says about what was asked; anything else of 4xx is about us: the key, or how often we call.
const LASTING = new Set([400, 404, 409, 410, 422])
const METHOD_PREFIX = 'mollie_methods_'
const REFUNDS_LISTED = 250
/** Several times so many refunds. */
const ANSWER_BYTES = 2 * 1024 * 1024

const Problem = Type.Object({ detail: Type.String() })

/** Speaks Mollie's REST API v2; its own client takes neither http nor another host, so that nobody could play it. */
export function createMollie({ baseUrl, key, timeoutMs }: MollieAt): PaymentProvider {
  async function call(path: string, asked?: Asked): Promise<{ status: number; body: unknown }> {
    const method = asked ? 'POST' : 'GET'
    try {
      const response = await fetch(`${baseUrl}/${path}`, {
        method,
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${key}`,
          ...(asked && { 'content-type': 'application/json', 'idempotency-key': asked.idempotencyKey }),
        },
        ...(asked && { body: JSON.stringify(asked.body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const body = parsed((await readAnswer(response, ANSWER_BYTES)).toString())
      return { status: response.status, body }
    } catch (error) {
      if (error instanceof AnswerTooLong) {
        const what = `The payment provider answered ${method} ${path} without end: ${error.message}`
        throw new PaymentFault('unexpected-answer', what, error)
      }
      const isTimeout = error instanceof Error && error.name === 'TimeoutError'
      const code = isTimeout ? 'timed-out' : 'unreachable'
      throw new PaymentFault(code, `The payment provider did not answer ${method} ${path}`, error)
    }
  }

  async function change(path: string, asked: Asked): Promise<Outcome<unknown, PaymentRefusal>> {
    const { status, body } = await call(path, asked)
    if (status === 200 || status === 201) return accept(body)
    if (!LASTING.has(status)) throw unexpected(status, path)
    const said = Value.Check(Problem, body) ? body.detail : ''
    return refuse({ code: 'payment-refused', message: `${status} ${said}`.trim() })
  }

  async function read(path: string): Promise<unknown> {
    const { status, body } = await call(path)
    if (status === 404 || status === 410) return undefined
    if (status !== 200) throw unexpected(status, path)
    return body
  }

  return {
    isTest: key.startsWith('test_'),

    async create(payment) {
      const { method } = payment
      const created = await change('payments', {
        idempotencyKey: payment.key,
        body: {
          amount: mollieAmount(payment.amountCents, payment.currency),
          description: payment.description,
          redirectUrl: payment.returnUrl,
          webhookUrl: payment.webhookUrl,
          ...(method.startsWith(METHOD_PREFIX) && { method: method.slice(METHOD_PREFIX.length) }),
          metadata: { order: payment.order, payment: payment.key },
        },
      })
      return created.ok ? accept(readPayment(created.value)) : created
    },

    async find(id) {
      const found = await read(`payments/${encodeURIComponent(id)}`)
      return found === undefined ? undefined : readPayment(found)
    },

    // Mollie forgets keys after an hour: what was given back before is looked for among its refunds.
    async refund({ id, key: refund, amountCents, currency }) {
      const path = `payments/${encodeURIComponent(id)}/refunds`
      const listed = await read(`${path}?limit=${REFUNDS_LISTED}`)
      if (listed !== undefined && hasRefund(listed, refund)) return accept(undefined)
      const body = { amount: mollieAmount(amountCents, currency), metadata: { refund } }
      const refunded = await change(path, { idempotencyKey: `refund-${refund}`, body })
      return refunded.ok ? accept(undefined) : refunded
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const unexpected = (status: number, path: string): PaymentFault =>
  new PaymentFault(
    status < 500 ? 'not-accepted' : 'unexpected-answer',
    `The payment provider answered ${status} to ${path}`,
  )
