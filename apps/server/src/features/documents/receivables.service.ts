import { addDays, type CalendarDate } from '@fust/domain/calendar'
import { openCents } from '@fust/domain/documents'
import type { Database } from '#platform/database/database.ts'
import { ErpFault, type Erp, type ErpReceivable } from '#integrations/erp/index.ts'
import { errorText, type WorkLog } from '#features/outbox/index.ts'
import type { Portal } from '#features/portal/index.ts'
import { createReceivableStore, type CheckedInvoice } from './receivables.store.ts'

type ReceivableSettings = {
  /** Invoices asked about in one run. */
  batch: number
  /** How long one with something open is left alone after a look. */
  everyMs: number
}

const RECEIVABLE_DEFAULTS: ReceivableSettings = { batch: 50, everyMs: 3_600_000 }

// One that could not be asked about comes again with the next ones.
const UNREAD_AGAIN_MS = 300_000
const DAY_MS = 86_400_000
// A bank takes a direct debit back for eight weeks, and some for longer: what is paid may become open again.
const TAKEN_BACK_DAYS = 90
// What the books have never had after so long stands in others.
const UNKNOWN_DAYS = 400

/** Asks the ERP what is open of invoices: those that are not paid again and again, a paid one until its money is sure. */
export function createReceivables({
  db,
  portal,
  erp,
  log,
  settings: wished = {},
}: {
  db: Database
  portal: Pick<Portal, 'now'>
  erp: Pick<Erp, 'receivable'>
  log: WorkLog
  settings?: Partial<ReceivableSettings>
}) {
  const settings = { ...RECEIVABLE_DEFAULTS, ...wished }
  const store = createReceivableStore(db)

  /** Looks at one batch; answers how many invoices it asked about. */
  async function syncReceivables(signal?: AbortSignal): Promise<number> {
    const due = await store.takeDue({ batch: settings.batch, againMs: UNREAD_AGAIN_MS })
    if (due.length === 0) return 0
    const { today } = (await portal.now()).now
    let asked = 0
    for (const invoice of due) {
      if (signal?.aborted) break
      asked += 1
      if (!(await look(invoice, today))) break
    }
    return asked
  }

  /** False when the ERP cannot be reached at all, so that the others need not be asked now. */
  async function look(invoice: CheckedInvoice, today: CalendarDate): Promise<boolean> {
    try {
      const told = await erp.receivable({ invoiceNumber: invoice.number, currency: invoice.currency })
      if (told) await write(invoice, told, today)
      else await store.putOff(invoice, { afterMs: isLongAgo(invoice.invoicedOn, UNKNOWN_DAYS, today) ? null : DAY_MS })
      return true
    } catch (error) {
      log.warn({ invoice: invoice.number, error: errorText(error) }, 'the ERP did not say what is open of an invoice')
      return !(error instanceof ErpFault && ['unreachable', 'timed-out'].includes(error.code))
    }
  }

  async function write(invoice: CheckedInvoice, { dueOn, openCents: open }: ErpReceivable, today: CalendarDate) {
    const paidCents = invoice.totalCents - open
    const isPaid = openCents({ ...invoice, paidCents, dueOn }) === 0
    const isSure = isPaid && isLongAgo(dueOn ?? invoice.invoicedOn, TAKEN_BACK_DAYS, today)
    await store.write(invoice, { dueOn, paidCents, afterMs: isSure ? null : isPaid ? DAY_MS : settings.everyMs })
  }

  return { syncReceivables }
}

const isLongAgo = (day: CalendarDate, days: number, today: CalendarDate): boolean => addDays(day, days) < today
