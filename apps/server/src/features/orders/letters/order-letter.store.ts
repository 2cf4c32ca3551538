import { statement, type Queries } from '#platform/database/database.ts'
import type { ToldOrder } from '#features/messages/index.ts'
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
     replaced.grand_total_cents as "replacedTotalCents",
     o.payment_stage as "paymentStage", o.status = 'Canceled' as "isCanceled", o.kind, o.method, o.delivery_date as "deliveryDate", o.hours_from as "hoursFrom",
     o.hours_to as "hoursTo", o.customer_order_number as "customerOrderNumber", o.note_for_driver as "noteForDriver",
     o.goods_cents as "goodsCents", o.discount_cents as "discountCents", o.packaging_tax_cents as "packagingTaxCents",
     o.sorting_charge_cents as "sortingChargeCents", o.deposit_cents as "depositCents",
     o.grand_total_ex_vat_cents as "grandTotalExVatCents", o.vat_cents as "vatCents",
     o.grand_total_cents as "grandTotalCents", o.price_details as "priceDetails",
     jsonb_build_object('name', s.name, 'street', s.street, 'houseNumber', s.house_number, 'postcode', s.postcode,
       'city', s.city) as "shipTo", o.addresses,
     coalesce(o.custom_email, u.email) as email, u.first_name as "firstName", u.locale,
     case when o.is_by_staff then u.first_name || ' ' || u.last_name end as "orderedBy", c.name as company,
     (select jsonb_agg(jsonb_build_object('sku', l.sku, 'name', l.product_name, 'pallets', l.pallets,
        'layers', l.layers, 'packages', l.packages, 'litres', l.liters, 'unitPriceCents', l.unit_price_cents,
        'rowTotalCents', l.row_total_cents) order by l.line_number)
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
