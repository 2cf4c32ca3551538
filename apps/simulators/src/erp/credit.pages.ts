import type { FastifyInstance } from 'fastify'
import { backToPage } from '../pages/forms.ts'
import { html, type Html } from '../pages/html.ts'
import { amount } from '../pages/page.ts'
import { linkTo, type Spoken } from '../pages/words.ts'
import type { CreditAccount, CreditStore } from './credit.store.ts'

const PATH = '/simulators/erp'

const payer = { type: 'string', minLength: 1, maxLength: 10 } as const
const euros = { type: 'number', minimum: -1_000_000_000, maximum: 1_000_000_000 } as const
const SET_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['payer', 'limit'],
  properties: {
    payer,
    limit: euros,
    open: { ...euros, default: 0 },
    currency: { type: 'string', pattern: '^[A-Z]{3}$', default: 'EUR' },
  },
} as const
const CLEAR_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['payer'],
  properties: { payer },
} as const

type Set = { Body: { payer: string; limit: number; open: number; currency: string } }

/** The levers of the credit accounts. */
export function creditPages(app: FastifyInstance, store: CreditStore) {
  app.post<Set>(`${PATH}/credit`, { schema: { body: SET_SCHEMA } }, async (request, reply) => {
    const { limit, open, ...account } = request.body
    await store.set({ ...account, limitCents: Math.round(limit * 100), openCents: Math.round(open * 100) })
    return backToPage(request, reply, PATH, {})
  })
  app.post<Set>(`${PATH}/clear-credit`, { schema: { body: CLEAR_SCHEMA } }, async (request, reply) => {
    await store.clear(request.body.payer)
    return backToPage(request, reply, PATH, {})
  })
}

/** Every account with its limit and what is open, and the form that sets one. */
export function creditCard(accounts: readonly CreditAccount[], speaks: Spoken): Html {
  const { words } = speaks
  return html`<section class="card">
    <h2>${words.credit}</h2>
    <p class="muted">${words.creditLead}</p>
    <form class="fields" method="post" action="${linkTo(speaks, `${PATH}/credit`)}">
      <label>${words.partners['PY']}<input name="payer" maxlength="10" required /></label>
      <label>${words.creditLimit}<input name="limit" type="number" step="0.01" min="0" required /></label>
      <label>${words.openBefore}<input name="open" type="number" step="0.01" placeholder="0" /></label>
      <button>${words.set}</button>
    </form>
    <ul class="days">
      ${accounts.map((one) => accountRow(one, speaks))}
    </ul>
  </section>`
}

function accountRow({ payer: id, limitCents, openCents }: CreditAccount, speaks: Spoken): Html {
  const { words } = speaks
  return html`<li>
    <span><strong>${id}</strong> ${words.isOpen(amount(openCents, speaks), amount(limitCents, speaks))}</span>
    <form method="post" action="${linkTo(speaks, `${PATH}/clear-credit`)}">
      <input type="hidden" name="payer" value="${id}" />
      <button class="quiet">${words.clear}</button>
    </form>
  </li>`
}
