import { DELIVERY_METHODS, METHOD_FACTS } from '@fust/domain/order'
import { check, ofPlaced, words, wrongRows, type Checks } from './check.ts'
import { isInFuture, NO_EMAIL, wrongHours } from './fragments.ts'

const sapTypes = DELIVERY_METHODS.map((method) => `${method} ${METHOD_FACTS[method].orderType}`)
const halfTrucks = DELIVERY_METHODS.filter((method) => METHOD_FACTS[method].vehicle === 'half-truck')

/** Orders that have in common what each has for itself; their numbers are only gathered where there are several. */
const sharing = (column: string, said: string, where = 'true') =>
  `select ${said} || string_agg(number, ', ' order by number) as breach from sales_order
   where ${column} in (
     select ${column} from sales_order where ${column} is not null group by ${column} having count(*) > 1 and ${where})
   group by ${column}`

/** What an order is. Of those that were brought in only what holds wherever they come from. */
export const ORDERS: Checks = {
  'a cart becomes one order': check(
    'carts-with-several-orders',
    sharing('cart_id', `'cart ' || cart_id || ' became orders '`),
  ),

  'every placed cart has an order': check(
    'placed-carts-without-order',
    `select 'cart ' || c.id || ' is placed and has no order' as breach
     from cart c where c.state = 'placed'
       and not exists (select from sales_order o where o.company_id = c.company_id and o.cart_id = c.id)`,
  ),

  // A cart that is placed does not change any more.
  'an order is what its cart was placed as': check(
    'orders-unlike-their-cart',
    wrongRows({
      name: `'order ' || o.number`,
      from: 'sales_order o left join cart c on c.id = o.cart_id and c.company_id = o.company_id',
      where: 'o.cart_id is not null',
      wrong: {
        'has no cart': 'c.id is null',
        'has a cart that is not placed': `c.state <> 'placed'`,
        'differs from its cart': `c.id is not null and
          (o.user_id, o.ship_to_id, o.method, o.payment_method, o.delivery_date, o.hours_from, o.hours_to,
            o.coupon_code, o.customer_order_number)
          is distinct from (c.user_id, c.ship_to_id, c.method, c.payment_method, c.delivery_date, c.hours_from,
            c.hours_to, c.coupon_code, c.customer_order_number)`,
      },
    }),
  ),

  'orders are such as can be placed': check(
    'orders-that-cannot-be-placed',
    wrongRows({
      name: `'order ' || o.number`,
      from: `sales_order o
        left join payer p on p.company_id = o.company_id and p.id = o.payer_id
        left join portal_user u on u.id = o.user_id`,
      wrong: {
        'travels by a method that is none': `o.method not in (${words(DELIVERY_METHODS)})`,
        'is paid in no currency': `o.currency !~ '^[A-Z]{3}$'`,
        'is paid by nobody who is known': 'p.id is null',
        'has a token that can be guessed': 'octet_length(o.token) < 64',
        'holds less than nothing': `least(o.total_cases, o.total_layers, o.total_pallets, o.total_liters,
          o.total_weight_grams, o.pallet_places) < 0`,
        ...ofPlaced({
          'was placed in the future': isInFuture('o.placed_at'),
          'was placed by nobody who is known': 'u.id is null',
          'is of another SAP type than its method': `o.kind = 'beer' and o.method || ' ' || o.sap_order_type not in (${words(sapTypes)})`,
          'is of no SAP type': `o.sap_order_type = ''`,
          'is marked as what its method does not drive with': `o.is_half_truck <> (o.method in (${words(halfTrucks)}))`,
          'has half of its hours': wrongHours('o'),
          'is confirmed to no address': `o.custom_email ${NO_EMAIL}`,
          'takes places for what no truck floor holds': `o.kind <> 'beer' and (o.pallet_places <> 0 or o.total_weight_grams <> 0)`,
        }),
      },
    }),
    ({ now }) => [now],
  ),

  'addresses of an order get what it holds': check(
    'orders-sent-elsewhere',
    `select 'order ' || number || ' sends other goods than it holds' as breach from sales_order o
     where kind = 'posm' and addresses <> '[]' and exists (
       select from (
         select line_number, sku, packages from order_line l where l.company_id = o.company_id and l.order_id = o.id) held
       full join (
         select "lineNumber" as line_number, sku, sum(pieces)::int as packages
         from jsonb_array_elements(o.addresses) as address,
           jsonb_to_recordset(address -> 'goods') as goods("lineNumber" int, sku text, pieces int)
         group by "lineNumber", sku) sent using (line_number, sku, packages)
       where held is null or sent is null)`,
  ),

  'ids, tokens and SAP ids are those of one order': check(
    'orders-that-share',
    `${sharing('id', `'id ' || id || ' is that of orders '`)}
     union all ${sharing('token', `'one token opens orders '`)}
     union all ${sharing('sap_id', `'SAP id ' || sap_id || ' is that of orders '`, 'bool_or(cart_id is not null)')}`,
  ),
}
