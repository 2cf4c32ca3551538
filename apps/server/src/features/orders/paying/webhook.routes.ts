import type { FastifyInstance } from 'fastify'
import { everybody, type PolicyTable } from '#request/policy.ts'
import type { PayOrder } from './pay-order.service.ts'
import { WEBHOOK_PATH } from './start-payment.service.ts'

export const webhookPolicy: PolicyTable = { [`POST ${WEBHOOK_PATH}`]: everybody }

const BODY_BYTES = 1_024
const ID = /^[A-Za-z0-9_]{1,64}$/

/**
 * Where the payment provider says that something has changed. It can make us ask the provider sooner, and nothing else:
 * whatever comes is answered alike, so that nobody learns which payments there are. Only our database being away is told,
 * by the outage's own 503, and the provider calls again.
 */
export function webhookRoutes(app: FastifyInstance, payOrder: PayOrder): void {
  void app.register(async (webhook) => {
    webhook.removeAllContentTypeParsers()
    webhook.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body)).get('id')),
    )
    webhook.addContentTypeParser('*', { bodyLimit: BODY_BYTES }, (_request, payload, done) => {
      payload.resume()
      done(null, null)
    })
    webhook.post(
      WEBHOOK_PATH,
      {
        schema: { summary: 'Where the payment provider says that a payment has changed; it learns nothing here' },
        config: { isAboutMoney: true },
      },
      async ({ body: id }, reply) => {
        if (typeof id === 'string' && ID.test(id)) await payOrder.hasten(id)
        return reply.code(200).type('text/plain').send('')
      },
    )
  })
}
