import type { APIRequestContext } from '@playwright/test'
import { readJson } from './read-json.ts'

export type ErpOrder = {
  number: string
  orderNumber: string
  orderType: string
  isRejected: boolean
  items: { material: string; quantity: string; unit: string }[]
}
export type Mail = { subject: string; recipients: string[]; text: string; timesReceived: number }

export type OutsideWorld = ReturnType<typeof outsideWorld>

/** What the simulated ERP and mailbox received. */
export function outsideWorld(request: APIRequestContext) {
  return {
    async erpOrders(orderNumber: string): Promise<ErpOrder[]> {
      const answer = await request.get('/simulators/erp.json', { params: { orderNumber } })
      const { orders } = await readJson<{ orders: ErpOrder[] }>(answer)
      return orders
    },
    /** Mails to this address that speak of `words`, as an order number. */
    async mails(to: string, words: string): Promise<Mail[]> {
      const answer = await request.get('/simulators/mail.json', { params: { to } })
      const { messages } = await readJson<{ messages: Mail[] }>(answer)
      return messages.filter(({ subject, text }) => `${subject} ${text}`.includes(words))
    },
  }
}
