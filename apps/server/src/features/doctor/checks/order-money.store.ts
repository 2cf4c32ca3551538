import { check, ofPlaced, wrongRows, type Checks } from './check.ts'

// Counted in doubles, which never overflow, are exact beyond any order, and take a third of the time.
const AMOUNT = 'float8'

/** An amount by a rate in basis points, rounded half up to the cent, as `proportionOf` of the domain rounds it. */
const ofRate = (base: string) => `floor((${base} * 2 * l.vat_rate_bp + 10000) / 20000)`

// Beer is counted in cases, POS material in pieces, both as cases; tank beer in litres.
const quantity = `(case when o.kind = 'tank' then l.liters else l.cases_total end)`
const net = `(l.row_total_cents::${AMOUNT} - l.discount_cents + l.packaging_tax_cents + l.sorting_charge_cents)`

/** A charge that is not the same for each of them, or for none of them. */
const unevenly = (charge: string) => `${charge} < 0 or coalesce(${charge} % nullif(${quantity}, 0), ${charge}) <> 0`

// Whether deposit is taxed was settled when the order was placed, and may be settled otherwise by now.
const vatOfNothing = `l.vat_cents not in (${ofRate(net)}, ${ofRate(`(${net} + l.deposit_cents)`)})`

const DISCOUNTS_ADD_UP = `
  $.packagingDiscounts.size() <= 1
  && ($.packagingDiscounts.size() == 0
    && $.fixedDiscountCents + $.promotionalDiscountCents + $.couponDiscountCents + $.cashDiscountCents
      == $.goodsCents - $.netCents
  || $.packagingDiscounts.size() == 1
    && $.fixedDiscountCents + $.promotionalDiscountCents + $.couponDiscountCents + $.cashDiscountCents
      + $.packagingDiscounts[0].cents == $.goodsCents - $.netCents)`

const SHOWN = [
  { detail: 'goodsCents', amount: 'o.goods_cents' },
  { detail: 'netCents', amount: 'o.goods_cents - o.discount_cents' },
  { detail: 'packagingTaxCents', amount: 'o.packaging_tax_cents' },
  { detail: 'sortingChargeCents', amount: 'o.sorting_charge_cents' },
  { detail: 'vatCents', amount: 'o.vat_cents' },
  { detail: 'depositCents', amount: 'o.deposit_cents' },
  { detail: 'grandTotalExVatCents', amount: 'o.grand_total_ex_vat_cents' },
  { detail: 'grandTotalCents', amount: 'o.grand_total_cents' },
]

// Highest rate first, as `cartTotals` of the domain has them.
const VAT_BY_RATE = `select string_agg(vat_rate_bp || ' ' || vat, ', ' order by vat_rate_bp desc)
  from (select vat_rate_bp, sum(vat_cents) as vat from order_line own
    where own.company_id = o.company_id and own.order_id = o.id group by vat_rate_bp) by_rate`
const VAT_BY_RATE_SHOWN = `select string_agg(concat(rate ->> 'basisPoints', ' ', rate ->> 'vatCents'), ', ' order by nth)
  from jsonb_array_elements(case when jsonb_typeof(o.price_details -> 'vatByRate') = 'array'
    then o.price_details -> 'vatByRate' else '[]' end) with ordinality as shown(rate, nth)`

/** What an order costs. Orders that were brought in keep the sums they came with. */
export const ORDER_MONEY: Checks = {
  'lines hold what was ordered, and cost what it costs': check(
    'lines-that-hold-or-cost-otherwise',
    wrongRows({
      name: `'order ' || o.number || ' line ' || l.line_number`,
      from: 'order_line l join sales_order o on o.id = l.order_id',
      wrong: {
        'is of no product': 'l.sku not in (select sku from product)',
        'holds less than nothing': `least(l.packages, l.layers, l.pallets, l.liters, l.tank_type_1, l.tank_type_2,
          l.tank_type_3, l.tank_type_4, l.cases_total, l.shipped_cases, l.gross_weight_grams) < 0`,
        'is taxed by no rate': 'l.vat_rate_bp not between 0 and 10000',
        'has a mark of its own': 'octet_length(l.tag) <> 2',
        ...ofPlaced({
          'is tank beer in cases': `o.kind = 'tank' and l.cases_total <> 0`,
          'counts other cases than were ordered': `o.kind <> 'tank' and (
            l.cases_total < l.packages or l.layers = 0 and l.pallets = 0 and l.cases_total <> l.packages)`,
          'has shipped more than was ordered': 'l.shipped_cases > greatest(l.cases_total, l.liters)',
          'does not cost its price times what it holds': `l.row_total_cents <> l.unit_price_cents::${AMOUNT} * ${quantity}`,
          'costs less than nothing': 'l.unit_price_cents < 0',
          'is discounted by more than it costs': 'l.discount_cents not between 0 and l.row_total_cents',
          'shares more of the order’s discounts than is taken off it': `least(l.coupon_discount_cents,
              l.packaging_discount_cents, l.cash_discount_cents) < 0
            or l.coupon_discount_cents + l.packaging_discount_cents + l.cash_discount_cents > l.discount_cents`,
          'is charged what no case, piece or litre is': `${unevenly('l.packaging_tax_cents')}
            or ${unevenly('l.sorting_charge_cents')}`,
          'does not bear the VAT of its rate': vatOfNothing,
          'weighs what no case does': `coalesce(l.gross_weight_grams
            % nullif(case when o.kind = 'beer' then l.cases_total else 0 end, 0), l.gross_weight_grams) <> 0`,
        }),
      },
    }),
  ),

  'orders say what their lines add up to': check(
    'totals-not-of-lines',
    wrongRows({
      name: `'order ' || o.number`,
      from: `sales_order o left join (
          select order_id, count(*) as lines, max(line_number) as last, bool_and(line_number % 10 = 0) as by_tens,
            sum(row_total_cents::${AMOUNT}) as goods, sum(discount_cents::${AMOUNT}) as discount,
            sum(packaging_tax_cents::${AMOUNT}) as tax, sum(sorting_charge_cents::${AMOUNT}) as sorting,
            sum(vat_cents::${AMOUNT}) as vat, sum(deposit_cents::${AMOUNT}) as deposit, sum(cases_total) as cases,
            sum(layers) as layers, sum(pallets) as pallets, sum(liters) as liters,
            sum(gross_weight_grams::${AMOUNT}) as weight, min(vat_rate_bp) as lowest_rate, max(vat_rate_bp) as highest_rate
          from order_line group by order_id
        ) l on l.order_id = o.id`,
      where: 'o.cart_id is not null',
      wrong: {
        'has no lines': 'l.lines is null',
        'does not number its lines 10, 20, 30': 'not (l.by_tens and l.last = 10 * l.lines)',
        'does not say what its lines add up to': `(o.goods_cents, o.discount_cents, o.packaging_tax_cents, o.sorting_charge_cents, o.vat_cents, o.deposit_cents)
            <> (l.goods, l.discount, l.tax, l.sorting, l.vat, l.deposit)`,
        'does not hold what its lines hold': `(o.total_cases, o.total_layers, o.total_pallets, o.total_liters) <> (l.cases, l.layers, l.pallets, l.liters)
            or o.total_weight_grams < l.weight`,
        // Most orders bear one rate.
        'shows VAT by rate that is not that of its lines': `case when l.lowest_rate = l.highest_rate
          then (o.price_details #>> '{vatByRate,0,basisPoints}', o.price_details #>> '{vatByRate,0,vatCents}',
              o.price_details #>> '{vatByRate,1}')
            is distinct from (l.lowest_rate::text, o.vat_cents::text, null)
          else (${VAT_BY_RATE_SHOWN}) is distinct from (${VAT_BY_RATE}) end`,
      },
    }),
  ),

  'orders cost what their buyer was shown': check(
    'totals-not-as-shown',
    wrongRows({
      name: `'order ' || o.number`,
      from: 'sales_order o',
      where: 'o.cart_id is not null',
      wrong: {
        'does not say what it comes to': `o.grand_total_ex_vat_cents <> o.goods_cents::${AMOUNT} - o.discount_cents
            + o.packaging_tax_cents + o.sorting_charge_cents + o.deposit_cents
          or o.grand_total_cents <> o.grand_total_ex_vat_cents::${AMOUNT} + o.vat_cents`,
        'costs otherwise than its buyer was shown': `(${SHOWN.map(({ detail }) => `o.price_details ->> '${detail}'`).join(', ')})
          is distinct from (${SHOWN.map(({ amount }) => `(${amount})::text`).join(', ')})`,
        'shows discounts that do not add up': `(o.price_details @@ '${DISCOUNTS_ADD_UP}') is not true`,
        'gives the discount of a code that it has not': `o.coupon_code is null and o.price_details -> 'couponDiscountCents' <> '0'`,
      },
    }),
  ),
}
