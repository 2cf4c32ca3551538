import { DELIVERY_METHODS } from '@fust/domain/order'
import { UNITS_MAXIMUM } from '@fust/domain/quantity'
import { TANK_MAXIMUM_LITRES, TANK_STEP_LITRES } from '@fust/domain/tank'
import { check, words, wrongRows, type Checks } from './check.ts'
import { isInFuture, NO_EMAIL, partsIn, wrongHours } from './fragments.ts'

/** What a product is ordered as, as the domain's `orderKindOf` tells it. */
const KIND = `case when p.material_type = 'ZBTL' then 'posm' when upper(p.pack_format) = 'BULK' then 'tank' else 'beer' end`

/** Parts of a bundle as they are chosen: a list of options, selections, SKUs and how many. */
const wrongParts = (options: string) => `jsonb_typeof(${options}) <> 'array' or exists (
  select from ${partsIn(options)} left join product own on own.sku = part ->> 'sku'
  where own.sku is null or jsonb_typeof(part -> 'optionId') is distinct from 'number'
    or jsonb_typeof(part -> 'selectionId') is distinct from 'number'
    or part ->> 'quantity' !~ '^[1-9][0-9]{0,8}$' or jsonb_typeof(part -> 'quantity') is distinct from 'number')`

// A product that changed since may have been orderable in another unit; an import stamps it when it begins.
const unitOf = (cart: string) => `p.updated_at < ${cart} - interval '1 hour' and `

/** Lines that a cart holds, or held when it was put aside. */
const linesOf = (what: { name: string; from: string; since: string }) =>
  wrongRows({
    name: `${what.name} || ' line ' || l.sku`,
    from: `${what.from} join product p on p.sku = l.sku`,
    wrong: {
      'is a product that is only ordered as one of its variants': `p.type = 'configurable'`,
      'is made of parts that nobody can choose': wrongParts('l.options'),
      'is made of parts and no bundle': `l.options <> '[]' and p.type <> 'bundle'`,
      'holds more than a counter takes': `${KIND} = 'beer' and greatest(l.packages, l.layers, l.pallets) > ${UNITS_MAXIMUM}`,
      'is POS material in layers or pallets': `${KIND} = 'posm' and (l.layers > 0 or l.pallets > 0)`,
      'holds litres that no truck brings': `${KIND} = 'tank' and (l.liters > ${TANK_MAXIMUM_LITRES}
        or l.liters % ${TANK_STEP_LITRES} <> 0
        or greatest(l.tank_type_1, l.tank_type_2, l.tank_type_3, l.tank_type_4) > ${TANK_MAXIMUM_LITRES})`,
      'is ordered in layers, which it is not': `${unitOf(what.since)} p.no_layer_ordering and ${KIND} = 'beer' and l.layers > 0`,
      'is ordered in pallets, which it is not': `${unitOf(what.since)} p.no_pallet_ordering and ${KIND} = 'beer' and l.pallets > 0`,
    },
  })

const mixedKinds = (what: { name: string; lines: string; key: string }) =>
  `select ${what.name} || ' holds ' || string_agg(distinct ${KIND}, ' and ') as breach
   from ${what.lines} join product p on p.sku = l.sku
   group by ${what.key} having count(distinct ${KIND}) > 1`

/** What is about to be ordered, and what was put aside. */
export const CARTS: Checks = {
  'carts are chosen as carts can be': check(
    'carts-chosen-otherwise',
    wrongRows({
      name: `'cart ' || c.id`,
      from: 'cart c',
      wrong: {
        'travels by a method that is none': `c.method not in (${words(DELIVERY_METHODS)})`,
        'has half of its hours': wrongHours('c'),
        'is confirmed to no address': `c.custom_email ${NO_EMAIL}`,
        'is of the future': `${isInFuture('c.created_at')} or ${isInFuture('c.updated_at')}`,
        'was changed before it was made': `c.updated_at < c.created_at - interval '1 hour'`,
        'counts no version': 'c.version < 1',
      },
    }),
    ({ now }) => [now],
  ),

  'placed carts are empty': check(
    'placed-carts-with-lines',
    `select distinct 'cart ' || c.id || ' is placed and holds lines' as breach
     from cart c join cart_line l on l.company_id = c.company_id and l.cart_id = c.id where c.state = 'placed'`,
  ),

  'carts hold one kind': check(
    'carts-of-several-kinds',
    `${mixedKinds({ name: `'cart ' || l.cart_id`, lines: 'cart_line l', key: 'l.company_id, l.cart_id' })}
     union all
     ${mixedKinds({
       name: `'saved order ' || l.saved_order_id`,
       lines: 'saved_order_line l',
       key: 'l.company_id, l.saved_order_id',
     })}`,
  ),

  'carts hold what can be ordered': check(
    'carts-of-what-cannot-be-ordered',
    `${linesOf({
      name: `'cart ' || l.cart_id`,
      from: 'cart_line l join cart c on c.company_id = l.company_id and c.id = l.cart_id',
      since: 'c.created_at',
    })}
     union all
     ${linesOf({
       name: `'saved order ' || l.saved_order_id`,
       from: 'saved_order_line l',
       // It was a cart's before, and nobody knows since when.
       since: `'-infinity'::timestamptz`,
     })}`,
  ),

  'saved orders were carts': check(
    'saved-orders-that-were-no-carts',
    wrongRows({
      name: `'saved order ' || s.id`,
      from: `saved_order s
        left join cart c on c.company_id = s.company_id and c.id = s.cart_id and c.user_id = s.user_id`,
      wrong: {
        'was no cart of its buyer': 'c.id is null',
        'holds nothing':
          'not exists (select from saved_order_line l where l.company_id = s.company_id and l.saved_order_id = s.id)',
        'travels by a method that is none': `s.method not in (${words(DELIVERY_METHODS)})`,
        'has half of its hours': wrongHours('s'),
      },
    }),
  ),
}
