import { statement, type Queries } from '#platform/database/database.ts'
import type { ToldOrder } from '#features/messages/index.ts'
import { CONFIRMED_DETAILS, confirmedAmount, confirmedTotal } from '../confirmed-sql.ts'
import type { OrderAddress } from '../order-address.ts'
import type { MessageOrder } from '../order-message.ts'

/** Null: an order without a person, which nobody is told about. */
type AddressedOrder = Omit<ToldOrder, 'goesTo'> & {
  addresses: OrderAddress[]
  email: string | null
  locale: string | null
}

// Who was erased has no name, and no address that takes mail.
const readTold = statement<AddressedOrder>(
  'order-letter.find',
  `select o.number, o.former_numbers as "formerNumbers", replaced.number as "replacedNumber",
     ${confirmedTotal('grand_total_cents', 'replaced')} as "replacedTotalCents",
     o.payment_stage as "paymentStage", o.status = 'Canceled' as "isCanceled", o.kind, o.method, o.delivery_date as "deliveryDate", o.hours_from as "hoursFrom",
     o.hours_to as "hoursTo", o.customer_order_number as "customerOrderNumber", o.note_for_driver as "noteForDriver",
     ${confirmedTotal('goods_cents')} as "goodsCents", ${confirmedTotal('discount_cents')} as "discountCents",
     ${confirmedTotal('packaging_tax_cents')} as "packagingTaxCents",
     ${confirmedTotal('sorting_charge_cents')} as "sortingChargeCents", ${confirmedTotal('deposit_cents')} as "depositCents",
     ${confirmedTotal('grand_total_ex_vat_cents')} as "grandTotalExVatCents", ${confirmedTotal('vat_cents')} as "vatCents",
     ${confirmedTotal('grand_total_cents')} as "grandTotalCents", ${CONFIRMED_DETAILS} as "priceDetails",
     jsonb_build_object('name', s.name, 'street', s.street, 'houseNumber', s.house_number, 'postcode', s.postcode,
       'city', s.city) as "shipTo", o.addresses,
     coalesce(o.custom_email, u.email) as email, u.first_name as "firstName", u.locale,
     case when o.is_by_staff then u.first_name || ' ' || u.last_name end as "orderedBy", c.name as company,
     (select jsonb_agg(jsonb_build_object('sku', l.sku, 'name', l.product_name, 'pallets', l.pallets,
        'layers', l.layers, 'packages', l.packages, 'litres', l.liters, 'unitPriceCents', l.unit_price_cents,
        'rowTotalCents', ${confirmedAmount('row_total')},
        'confirmation', case when l.line_change is not null then jsonb_build_object(
          'ordered', case when l.liters > 0 then l.liters else l.cases_total end, 'confirmed', l.confirmed_quantity,
          'change', l.line_change,
          'later', case when l.later_on is not null then
            jsonb_build_object('quantity', l.later_quantity, 'on', l.later_on) end,
          'substitute', case when l.substitute_sku is not null then coalesce(
            (select p.name from product p where p.sku = l.substitute_sku),
            jsonb_build_object('en', l.substitute_sku)) end) end) order by l.line_number)
      from order_line l where l.company_id = o.company_id and l.order_id = o.id) as lines
   from sales_order o
   join ship_to s on s.company_id = o.company_id and s.id = o.ship_to_id
   join company c on c.id = o.company_id
   left join sales_order replaced on replaced.company_id = o.company_id and replaced.id = o.replaces_id
   left join portal_user u on u.id = o.user_id and u.last_name <> ''
   where o.company_id = $1 and o.id = $2 and o.reference = coalesce($3, o.reference)`,
)

export function createOrderLetterStore(db: Queries) {
  return {
    read: ({ companyId, id, reference }: Pick<MessageOrder, 'companyId' | 'id' | 'reference'>) =>
      db.row(readTold, [companyId, id, reference]),
  }
}
