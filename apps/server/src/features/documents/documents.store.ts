import type { CalendarDate } from '@fust/domain/calendar'
import type { DocumentType, InvoiceState } from '@fust/domain/documents'
import { statement, type Queries } from '#platform/database/database.ts'

/** The ship-tos whose invoices may be seen, company by company. */
export type InvoiceScope = { companyIds: readonly string[]; shipToIds: readonly string[] }

export type StoredDocument = {
  id: string | null
  type: string | null
  title: Record<string, string> | null
  day: CalendarDate | null
  orderNumber: string | null
  shipToId: string | null
  totalCents: number | null
  total: number | null
}

export type StoredInvoice = {
  number: string
  day: CalendarDate
  orderNumber: string
  shipToId: string
  shipToName: string
  totalCents: number
  paidCents: number | null
  dueOn: CalendarDate | null
  total: number | null
  sumCents: number | null
  /** How many of them nobody knows the open amount of. */
  unknown: number | null
  open: readonly OpenSum[] | null
}

/** What all invoices of a list leave open in one currency, and what of it is overdue. */
export type OpenSum = { currency: string; openCents: number; overdueCents: number }

/** What invoices are asked for: those that are open are overdue as well; null narrows nothing. */
export type InvoiceFilter = Omit<DocumentFilter, 'types'> & { state: InvoiceState | null }

/** What is asked of the list; null narrows nothing. */
export type DocumentFilter = {
  types: readonly DocumentType[] | null
  from: CalendarDate | null
  to: CalendarDate | null
  search: string | null
}

const IS_OWN_INVOICE = '(o.company_id, o.ship_to_id) in (select * from unnest($1::text[], $2::text[]))'
const INVOICES = 'order_invoice i join sales_order o on o.company_id = i.company_id and o.id = i.order_id'

/** A sheet is about POS materials where all is that offers it. */
const SHEETS = `
  select d.file, (array_agg(d.title order by d.sku))[1] as title, max(p.updated_at)::date as day,
    case when bool_and(p.material_type = 'ZBTL') then 'posm-sheet' else 'product-sheet' end as type
  from product_download d join product p on p.sku = d.sku where p.is_active group by d.file`

const readPage = statement<StoredDocument>(
  'documents.list',
  `with own as (
     select file as id, type, title, day, null::text as order_number, null::text as ship_to_id,
       null::bigint as total_cents
     from (${SHEETS}) sheet
     union all
     select i.number, 'invoice', null, i.invoiced_on, o.number, o.ship_to_id, i.total_cents
     from ${INVOICES} where ${IS_OWN_INVOICE}),
   shown as (
     select * from own
     where ($3::text[] is null or type = any($3)) and ($4::date is null or day >= $4)
       and ($5::date is null or day <= $5)
       and ($6::text is null or position(lower($6) in lower(concat_ws(' ', id, title::text, order_number))) > 0))
   select id, type, title, day, order_number as "orderNumber", ship_to_id as "shipToId",
     total_cents as "totalCents", (select count(*) from shown)::int as total
   from shown order by day desc, type, id limit $7 offset $8`,
)

// As `invoiceState` says it; nobody knows it where it is null.
const STATE = `case when i.paid_cents is null then null when i.paid_cents >= greatest(i.total_cents, 0) then 'paid'
  when i.due_on < $5 then 'overdue' else 'open' end`

const invoicesOf = (whose: string) => `
   with known as (
     select i.number, i.invoiced_on as day, o.number as order_number, o.ship_to_id, s.name, i.total_cents, i.paid_cents,
       i.due_on, o.currency, ${STATE} as state
     from ${INVOICES} join ship_to s on s.company_id = o.company_id and s.id = o.ship_to_id
     where ${whose}
       and ($3::text is null or position(lower($3) in lower(concat_ws(' ', i.number, o.number, s.name))) > 0)),
   shown as (
     select * from known where $4::text is null or state = $4 or ($4 = 'open' and state = 'overdue')),
   sums as (
     select currency, sum(total_cents - paid_cents)::bigint as "openCents",
       coalesce(sum(total_cents - paid_cents) filter (where state = 'overdue'), 0)::bigint as "overdueCents"
     from shown where state in ('open', 'overdue') group by currency)
   select number, day, order_number as "orderNumber", ship_to_id as "shipToId", name as "shipToName",
     total_cents as "totalCents", paid_cents as "paidCents", due_on as "dueOn",
     (select count(*) from shown)::int as total, (select sum(total_cents) from shown)::bigint as "sumCents",
     (select count(*) from shown where state is null)::int as unknown,
     (select jsonb_agg(sums order by currency) from sums) as open
   from shown order by day desc, number desc limit $6 offset $7`

const readInvoices = statement<StoredInvoice>('documents.invoices', invoicesOf(IS_OWN_INVOICE))

// Of some days the index by day finds them, a tenth of the time for a month of thousands of invoices; of all days it would
// take longer. `is true` keeps whose they are a question that is asked of each, by its hash: joined, every invoice is held
// against every ship-to.
const readInvoicesOfDays = statement<StoredInvoice>(
  'documents.invoices-of-days',
  invoicesOf(`i.company_id = any($1)
       and i.invoiced_on between coalesce($8::date, '-infinity') and coalesce($9::date, 'infinity')
       and (${IS_OWN_INVOICE}) is true`),
)

const findInvoices = statement<{ number: string }>(
  'documents.find-invoices',
  `select distinct i.number from ${INVOICES} where ${IS_OWN_INVOICE} and i.number = any($3)`,
)

const readSheets = statement<{ file: string; type: string | null }>(
  'documents.find-sheets',
  `select file, type from (${SHEETS}) sheet where file = any($1)`,
)

export function createDocumentStore(db: Queries) {
  return {
    readPage: (
      { companyIds, shipToIds }: InvoiceScope,
      { types, from, to, search }: DocumentFilter,
      { limit, offset }: { limit: number; offset: number },
    ) => db.rows(readPage, [companyIds, shipToIds, types, from, to, search, limit, offset]),
    readInvoices: (
      { companyIds, shipToIds }: InvoiceScope,
      { from, to, search, state }: InvoiceFilter,
      { today, limit, offset }: { today: CalendarDate; limit: number; offset: number },
    ) => {
      const asked = [companyIds, shipToIds, search, state, today, limit, offset] as const
      return from === null && to === null
        ? db.rows(readInvoices, asked)
        : db.rows(readInvoicesOfDays, [...asked, from, to])
    },
    findInvoices: async ({ companyIds, shipToIds }: InvoiceScope, numbers: readonly string[]) =>
      (await db.rows(findInvoices, [companyIds, shipToIds, numbers])).map(({ number }) => number),
    readSheets: (files: readonly string[]) => db.rows(readSheets, [files]),
  }
}
