import { html, type Html } from '../pages/html.ts'
import { amount, dayText, moment } from '../pages/page.ts'
import { linkTo, type Spoken } from '../pages/words.ts'
import { decimal } from './odata.ts'
import {
  canPlan,
  carriedItems,
  hasReached,
  headerText,
  isRejected,
  nextStation,
  routeOf,
  type Delivery,
  type Invoice,
  type Item,
  type Order,
  type Station,
} from './order.ts'
import { confirmedText, confirmingForms } from './confirming.pages.ts'
import { canSplit } from './parts.ts'
import { billedCents } from './receivable.ts'

const PATH = '/simulators/erp'

/** One order: where it stands, what it holds, what became of it, and the levers to move it. */
export function orderCard(order: Order, speaks: Spoken): Html {
  const { words } = speaks
  const station = isRejected(order) ? 'rejected' : order.station
  return html`<article class="card">
    <div class="head">
      <h3>${words.order} ${order.number} <span class="chip ${station}">${words.stations[station]}</span></h3>
      <div class="actions">${splitForm(order, speaks)} ${planForm(order, speaks)} ${advanceForm(order, speaks)}</div>
    </div>
    ${!isRejected(order) && stations(order, speaks)} ${facts(order, speaks)}
    <div class="wide">${itemTable(order, speaks)}</div>
    ${order.deliveries.map((delivery) => deliveryLine(order, delivery, speaks))}
    ${order.invoices.map(
      (one) =>
        html`<p class="paper">
          <a href="${PATH}/invoices/${one.number}">${words.invoice} ${one.number}</a>
          <span class="muted">${dayText(one.invoicedOn, speaks)} · ${amount(one.netCents + one.vatCents, speaks)}</span>
          ${payForm(order, one, speaks)}
        </p>`,
    )}
  </article>`
}

function stations(order: Order, { words }: Spoken): Html {
  const step = (station: Station) =>
    html`<li${hasReached(order, station) && html` class="done"`}>${words.stations[station]}</li>`
  return html`<ol class="stations">
    ${routeOf(order).map(step)}
  </ol>`
}

function facts(order: Order, speaks: Spoken): Html {
  const { words } = speaks
  const known: (readonly [string, string])[] = [
    [words.orderNumber, order.orderNumber],
    ...(order.reference === '' ? [] : [[words.reference, order.reference] as const]),
    [words.type, headerText(order, 'SalesOrderType')],
    [words.soldTo, headerText(order, 'SoldToParty')],
    ...order.document.partners.map(
      (one) => [words.partners[one.PartnerFunction] ?? one.PartnerFunction, one.Customer] as const,
    ),
    [words.received, moment(order.receivedAt, speaks)],
    ...order.document.texts.map((one) => [`${words.text} ${one.LongTextID}`, one.LongText] as const),
  ]
  return html`<dl>
    ${known.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`
}

function deliveryLine(order: Order, delivery: Delivery, speaks: Spoken): Html {
  const { words } = speaks
  const { deliveredOn, shippedOn, plannedOn } = delivery
  const [said, day] = deliveredOn
    ? [words.arrived, deliveredOn]
    : shippedOn
      ? [words.shipped, shippedOn]
      : [words.planned, plannedOn]
  const carried = carriedItems(order, delivery).map((item) => `${Number(item.carried)} ${item.unit} ${item.material}`)
  return html`<p class="paper">
    <strong>${words.delivery} ${delivery.number}</strong>
    <span class="muted">${said} ${dayText(day, speaks)} · ${carried.join(', ')}</span>
  </p>`
}

function advanceForm(order: Order, speaks: Spoken): Html | false {
  const next = nextStation(order)
  return (
    next !== undefined &&
    html`<form method="post" action="${linkTo(speaks, `${PATH}/advance`)}">
      <input type="hidden" name="orderNumber" value="${order.orderNumber}" />
      <button>${speaks.words.moveOn} ${speaks.words.stations[next].toLowerCase()}</button>
    </form>`
  )
}

function splitForm(order: Order, speaks: Spoken): Html | false {
  const isOffered = order.station === 'created' && !order.isSplit && !isRejected(order) && canSplit(order)
  return (
    isOffered &&
    html`<form method="post" action="${linkTo(speaks, `${PATH}/split`)}">
      <input type="hidden" name="orderNumber" value="${order.orderNumber}" />
      <button class="quiet">${speaks.words.split}</button>
    </form>`
  )
}

function planForm(order: Order, speaks: Spoken): Html | false {
  return (
    canPlan(order) &&
    html`<form method="post" action="${linkTo(speaks, `${PATH}/plan`)}">
      <input type="hidden" name="orderNumber" value="${order.orderNumber}" />
      <input name="day" type="date" required aria-label="${speaks.words.plan}" />
      <button class="quiet">${speaks.words.plan}</button>
    </form>`
  )
}

/** A line among others, before anything is delivered. */
const canReject = ({ deliveries, items }: Order, { rejectionReason }: Item): boolean =>
  deliveries.length === 0 && rejectionReason === '' && items.length > 1

function rejectForm(order: Order, { item }: Item, speaks: Spoken): Html {
  return html`<form method="post" action="${linkTo(speaks, `${PATH}/reject`)}">
    <input type="hidden" name="orderNumber" value="${order.orderNumber}" />
    <input type="hidden" name="item" value="${item}" />
    <button class="quiet">${speaks.words.reject}</button>
  </form>`
}

/** Of a paid one less may be set, as when a bank takes a payment back. */
function payForm(order: Order, invoice: Invoice, speaks: Spoken): Html {
  const { words } = speaks
  const value = decimal(invoice.paidCents === 0 ? billedCents(order, invoice) : invoice.paidCents)
  return html`<form method="post" action="${linkTo(speaks, `${PATH}/pay`)}">
    <input type="hidden" name="invoiceNumber" value="${invoice.number}" />
    <input name="paid" type="number" step="0.01" min="0" value="${value}" required aria-label="${words.paidOf}" />
    <button class="quiet">${words.setPaid}</button>
    <span class="muted">${words.isPaid(amount(invoice.paidCents, speaks))}</span>
  </form>`
}

function itemTable(order: Order, speaks: Spoken): Html {
  const { words } = speaks
  return html`<table>
    <tr>
      <th>${words.item}</th>
      <th>${words.material}</th>
      <th class="number">${words.quantity}</th>
      <th class="number">${words.net}</th>
      <th>${words.confirmed}</th>
      ${order.items.some((item) => item.rejectionReason !== '') && html`<th>${words.rejected}</th>`}
    </tr>
    ${order.items.map(
      (item) =>
        html`<tr>
          <td>${item.item}</td>
          <td>${item.material}</td>
          <td class="number">${Number(item.quantity)} ${item.unit}</td>
          <td class="number">${amount(item.netCents, speaks)}</td>
          <td>${confirmedText(order, item, speaks)} ${confirmingForms(order, item, speaks)}</td>
          ${item.rejectionReason !== '' && html`<td>${item.rejectionReason}</td>`}
          ${canReject(order, item) && html`<td>${rejectForm(order, item, speaks)}</td>`}
        </tr>`,
    )}
  </table>`
}
