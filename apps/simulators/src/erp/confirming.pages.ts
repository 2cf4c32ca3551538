import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { backToPage } from '../pages/forms.ts'
import { html, type Html } from '../pages/html.ts'
import { linkTo, type Spoken } from '../pages/words.ts'
import { confirmedParts, suppliedMaterial } from './confirmation.ts'
import type { Confirming } from './confirming.ts'
import type { Erp } from './erp.ts'
import type { Item, Order } from './order.ts'

const PATH = '/simulators/erp'

const ITEM = {
  orderNumber: { type: 'string', minLength: 1, maxLength: 35 },
  item: { type: 'integer', minimum: 1, maximum: 999_999 },
} as const
const QUANTITY = { type: 'integer', minimum: 0, maximum: 1_000_000 } as const

const schemaOf = <Own extends Record<string, object>>(own: Own) =>
  ({
    body: {
      type: 'object',
      additionalProperties: false,
      required: [...Object.keys(ITEM), ...Object.keys(own)],
      properties: { ...ITEM, ...own },
    },
  }) as const

type OfItem = { orderNumber: string; item: number }

/** The levers by which the played ERP confirms another quantity, day or material than was ordered, or delivers less. */
export function confirmingPages(app: FastifyInstance, erp: Erp) {
  app.post<{ Body: OfItem & { quantity: number } }>(
    `${PATH}/confirm`,
    { schema: schemaOf({ quantity: QUANTITY }) },
    async (request, reply) => {
      const { orderNumber, item, quantity } = request.body
      return answer(request, reply, await erp.confirm(orderNumber, item, quantity))
    },
  )
  app.post<{ Body: OfItem & { quantity: number; day: string } }>(
    `${PATH}/backorder`,
    { schema: schemaOf({ quantity: { ...QUANTITY, minimum: 1 }, day: { type: 'string', format: 'date' } }) },
    async (request, reply) => {
      const { orderNumber, item, quantity, day } = request.body
      return answer(request, reply, await erp.backorder(orderNumber, item, { quantity, on: day }))
    },
  )
  app.post<{ Body: OfItem & { material: string } }>(
    `${PATH}/substitute`,
    { schema: schemaOf({ material: { type: 'string', minLength: 1, maxLength: 40 } }) },
    async (request, reply) => {
      const { orderNumber, item, material } = request.body
      return answer(request, reply, await erp.substitute(orderNumber, item, material))
    },
  )
  app.post<{ Body: OfItem & { quantity: number } }>(
    `${PATH}/carry`,
    { schema: schemaOf({ quantity: QUANTITY }) },
    async (request, reply) => {
      const { orderNumber, item, quantity } = request.body
      return answer(request, reply, await erp.carry(orderNumber, item, quantity))
    },
  )
}

function answer(request: FastifyRequest, reply: FastifyReply, outcome: Confirming | undefined) {
  if (outcome === undefined) return reply.callNotFound()
  if (outcome !== 'done') return reply.code(409).send({ outcome })
  return backToPage(request, reply, PATH, { outcome })
}

/** What is confirmed of an item, where that is not what was ordered. */
export function confirmedText(order: Order, item: Item, { words }: Spoken): string {
  const parts = confirmedParts(order, item)
  const isAsOrdered = item.confirmed === null && item.substitute === null
  if (item.rejectionReason !== '' || isAsOrdered) return ''
  const said = parts.filter(({ quantity }) => quantity > 0).map(({ quantity, on }) => `${quantity} (${on ?? ''})`)
  return `${words.confirmed} ${said.join(', ') || '0'} ${suppliedMaterial(item)}`
}

/** Before a delivery exists what is confirmed can be set, after it what the delivery carries. */
export function confirmingForms(order: Order, item: Item, speaks: Spoken): Html | false {
  const { words } = speaks
  if (item.rejectionReason !== '') return false
  const value = String(Number(item.quantity))
  const quantity = html`<input
    name="quantity"
    type="number"
    min="0"
    max="${value}"
    value="${value}"
    required
    aria-label="${words.quantity}"
  />`
  const form = (lever: string, fields: Html, label: string) =>
    html`<form method="post" action="${linkTo(speaks, `${PATH}/${lever}`)}">
      <input type="hidden" name="orderNumber" value="${order.orderNumber}" />
      <input type="hidden" name="item" value="${item.item}" />
      ${fields}
      <button class="quiet">${label}</button>
    </form>`
  const canCarry = order.deliveries.some(
    ({ shippedOn, items }) => shippedOn === null && items.some((part) => part.item === item.item),
  )
  if (order.deliveries.length > 0) return canCarry && form('carry', quantity, words.carry)
  return html`<details>
    <summary>${words.confirmOtherwise}</summary>
    ${form('confirm', quantity, words.confirm)}
    ${form(
      'backorder',
      html`${quantity}<input name="day" type="date" required aria-label="${words.day}" />`,
      words.backorder,
    )}
    ${form(
      'substitute',
      html`<input name="material" maxlength="40" required aria-label="${words.material}" />`,
      words.substitute,
    )}
  </details>`
}
