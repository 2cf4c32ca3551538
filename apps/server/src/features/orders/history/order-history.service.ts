import { isStaffType } from '@fust/domain/access'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { tellsOf, type Report } from '@fust/domain/reporting'
import DataLoader from 'dataloader'
import { accessTo, type Actor } from '#request/actor.ts'
import type { Queries } from '#platform/database/database.ts'
import type { AccessRefusal, Authorise, OperationName } from '#request/policy.ts'
import type { OrderKey } from '#features/ledgers/index.ts'
import {
  createOrderHistoryStore,
  type NamedLine,
  type OrderFilter,
  type OrderSort,
  type ReadWith,
  type StoredOrder,
} from './order-history.store.ts'
import { seesInvoices } from '#features/documents/index.ts'
import { readErpMessagesOf } from '#features/outbox/index.ts'
import { createOrderPartsStore } from './order-parts.store.ts'
import { createOrderWindowStore } from './order-window.store.ts'

export type { NamedLine, OrderSort } from './order-history.store.ts'
export type { ReplacedOrder } from './order-parts.store.ts'
export type OrderPage = { orders: StoredOrder[]; totalCount: number; firstPlacedAt: Date | null }
export type AskedOrders = Omit<OrderFilter, 'companyIds' | 'shipToIds' | 'isCounted'> & {
  shipToIds: readonly string[] | null
  /** Only what one of these counts. */
  reports: readonly Report[] | null
}
type AskedPage = { sort: OrderSort; limit: number; offset: number } & Partial<ReadWith>

/** The orders that a person may see, as a list, one by one, and with what belongs to them. */
export function createOrderHistory({ db, authorise }: { db: Queries; authorise: Authorise }) {
  const store = createOrderHistoryStore(db)
  const parts = createOrderPartsStore(db)

  /** Orders of the ship-tos at which this person may see orders; a filter narrows them, it never adds any. */
  function scopeOf(
    actor: Actor | null,
    operation: OperationName,
    { reports, ...asked }: AskedOrders,
  ): Outcome<OrderFilter, AccessRefusal> {
    if (!actor) return refuse(authorise(actor, operation) ?? { code: 'unauthorized' })
    const visible = actor.shipTos.filter((access) => authorise(actor, operation, access) === null)
    if (visible.length === 0) return refuse(authorise(actor, operation, actor.shipTo) ?? { code: 'unauthorized' })
    const named = asked.shipToIds && new Set(asked.shipToIds)
    const narrowed = visible.filter(
      (access) =>
        (named?.has(access.shipToId) ?? true) && (!reports || reports.some((report) => tellsOf(report, access))),
    )
    return accept({
      ...asked,
      isCounted: reports && true,
      companyIds: [...new Set(narrowed.map((access) => access.companyId))],
      shipToIds: narrowed.map((access) => access.shipToId),
    })
  }

  async function readPage(
    actor: Actor | null,
    operation: OperationName,
    asked: AskedOrders,
    page: AskedPage,
  ): Promise<Outcome<OrderPage, AccessRefusal>> {
    const scope = scopeOf(actor, operation, asked)
    if (!scope.ok) return scope
    const { value: filter } = scope
    return accept(await (isWhole(asked, page) ? readPageOfDays(filter, page) : readPageOfMatches(filter, page)))
  }

  /** A page of the whole history costs the same wherever it lies. */
  async function readPageOfDays(scope: OrderFilter, { sort, ...page }: AskedPage): Promise<OrderPage> {
    const direction = sort === 'CREATED_AT ASC' ? 'ASC' : 'DESC'
    const window = await createOrderWindowStore(db).read(scope, direction, page)
    const { count: totalCount, firstPlacedAt, fromDay, toDay, skip } = window
    if (fromDay === null || toDay === null) return { orders: [], totalCount, firstPlacedAt }
    const orders = await store.readDays(scope, direction, { ...ORDERS_ALONE, ...page, fromDay, toDay, skip })
    return { orders, totalCount, firstPlacedAt }
  }

  async function readPageOfMatches(filter: OrderFilter, page: AskedPage): Promise<OrderPage> {
    const { count: totalCount, first: firstPlacedAt } = await store.count(filter)
    const orders = totalCount === 0 ? [] : await store.readPage(filter, { ...ORDERS_ALONE, ...page })
    return { orders, totalCount, firstPlacedAt }
  }

  /** What is asked for by a line, as the first of the orders that were found has it. */
  async function readAskedLine(asked: AskedOrders, [first]: readonly StoredOrder[]): Promise<NamedLine | null> {
    const isAsked = asked.brands ?? asked.packs ?? asked.skus
    return (isAsked && first && (await store.readAskedLine(first.companyId, first.id, asked))) ?? null
  }

  /** One order, for somebody who may see its ship-to's orders. */
  async function read(actor: Actor, operation: OperationName, key: OrderKey): Promise<StoredOrder | null> {
    const order = await store.read(key.companyId, key.id)
    const access = order && accessTo(actor, order.shipToId)
    return order && access && authorise(actor, operation, access) === null ? order : null
  }

  /** The order with this number, if this person may see it. */
  async function readByNumber(
    actor: Actor | null,
    number: string,
  ): Promise<Outcome<StoredOrder | null, AccessRefusal>> {
    const scope = scopeOf(actor, 'Customer.orders', { ...ALL_ORDERS, numbers: [number] })
    if (!scope.ok) return scope
    const [found] = await store.readPage(scope.value, { ...ORDERS_ALONE, ...FIRST })
    return accept(found ?? null)
  }

  /** The last order of a ship-to, if this person may see it. */
  async function readLast(
    actor: Actor | null,
    operation: OperationName,
    shipToId: string | null,
  ): Promise<Outcome<StoredOrder | null, AccessRefusal>> {
    const shipToIds = shipToId === null ? [] : [shipToId]
    const page = await readPage(actor, operation, { ...ALL_ORDERS, shipToIds }, FIRST)
    return page.ok ? accept(page.value.orders[0] ?? null) : page
  }

  /** What belongs to the orders of one answer, read once for all of them. */
  function details() {
    const grouped = <Row extends { orderId: number }>(
      readRows: (companyIds: string[], orderIds: number[]) => Promise<Row[]>,
    ) =>
      new DataLoader<OrderKey, Row[], number>(
        async (keys) => {
          const rows = await readRows(
            [...new Set(keys.map((key) => key.companyId))],
            keys.map((key) => key.id),
          )
          const byOrder = Map.groupBy(rows, (row) => row.orderId)
          return keys.map((key) => byOrder.get(key.id) ?? [])
        },
        { cacheKeyFn: (key) => key.id },
      )
    return {
      lines: grouped(parts.readLines),
      events: grouped(parts.readEvents),
      deliveries: grouped(parts.readDeliveries),
      invoices: grouped(parts.readInvoices),
      erpMessages: grouped((companyIds, orderIds) => readErpMessagesOf(db, companyIds, orderIds)),
      replaced: grouped(parts.readReplaced),
      replacing: grouped(parts.readReplacing),
    }
  }

  /** Whether this caller may see the orders of a ship-to. */
  function maySee(actor: Actor | null, shipToId: string): boolean {
    const access = actor && accessTo(actor, shipToId)
    return access != null && authorise(actor, 'Customer.orders', access) === null
  }

  /** Whether this caller may know what is paid of the invoices of a ship-to. */
  function mayKnowPayments(actor: Actor | null, shipToId: string): boolean {
    const access = actor && accessTo(actor, shipToId)
    return access != null && seesInvoices(access)
  }

  /** Whether this caller looks after a ship-to for the brewery. */
  function isStaffAt(actor: Actor | null, shipToId: string): boolean {
    const access = actor && accessTo(actor, shipToId)
    return access != null && isStaffType(access.customerType)
  }

  /** Why this caller may see no orders at all, if so. */
  const refusal = (actor: Actor | null, operation: OperationName): AccessRefusal | null =>
    actor?.shipTos.some((access) => authorise(actor, operation, access) === null) ? null : authorise(actor, operation)

  return { readPage, readAskedLine, read, readByNumber, readLast, details, maySee, mayKnowPayments, isStaffAt, refusal }
}

export type OrderHistory = ReturnType<typeof createOrderHistory>
export type OrderDetails = ReturnType<OrderHistory['details']>

/** True when nothing but the kind is asked of the orders, and they come by time. */
function isWhole(asked: AskedOrders, { sort }: AskedPage): boolean {
  const other = Object.entries({ ...asked, shipToIds: null, kinds: null })
  return sort.startsWith('CREATED_AT') && other.every(([, condition]) => condition === null)
}

const ORDERS_ALONE: ReadWith = { withEvents: false, withPayment: false }

/** No condition at all, to be narrowed. */
export const ALL_ORDERS: AskedOrders = {
  numbers: null,
  numberPart: null,
  statuses: null,
  kinds: null,
  shipToIds: null,
  sapIds: null,
  placedFrom: null,
  placedBefore: null,
  minCents: null,
  maxCents: null,
  brands: null,
  packs: null,
  skus: null,
  reports: null,
}
const FIRST = { sort: 'CREATED_AT DESC', limit: 1, offset: 0 } as const
