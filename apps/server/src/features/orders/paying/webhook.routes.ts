import type { FastifyInstance } from 'fastify'
import type { Settings } from '#platform/env.ts'
import { takeForms } from '#platform/http/forms.ts'
import { everybody, type PolicyTable } from '#request/policy.ts'
import type { PayOrder } from './pay-order.service.ts'
import { WEBHOOK_PATH } from './start-payment.service.ts'

export const webhookPolicy: PolicyTable = { [`POST ${WEBHOOK_PATH}`]: everybody }

export type WebhookNeeds = { payOrder: PayOrder; settings: Pick<Settings, 'FORM_FIELDS'> }

const BODY_BYTES = 1_024
const ID = /^[A-Za-z0-9_]{1,64}$/

/**
 * Where the payment provider says that something has changed. It can make us ask the provider sooner, and nothing else:
 * whatever comes is answered alike, so that nobody learns which payments there are. Only our database being away is told,
 * by the outage's own 503, and the provider calls again.
 */
export function webhookRoutes(app: FastifyInstance, { payOrder, settings }: WebhookNeeds): void {
  void app.register(async (webhook) => {
    takeForms(webhook, { bytes: BODY_BYTES, fields: settings.FORM_FIELDS })
    webhook.post<{ Body: URLSearchParams | null | undefined }>(
      WEBHOOK_PATH,
      {
        schema: { summary: 'Where the payment provider says that a payment has changed; it learns nothing here' },
        config: { isAboutMoney: true },
      },
      async ({ body }, reply) => {
        const id = body?.get('id') ?? ''
        if (ID.test(id)) await payOrder.hasten(id)
        return reply.code(200).type('text/plain').send('')
      },
    )
  })
}
