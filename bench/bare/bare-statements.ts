// What a card, a cart line and a page show of a product; one language, one price group, one day.
const productFacts = `
  p.sku, p.type, p.material_type, p.pack_format, coalesce(p.name ->> 'nl', '') as name,
  coalesce(p.subtitle ->> 'nl', '') as subtitle, p.picture, p.tag, p.alcohol_permille, p.empty_pallet_weight_grams,
  p.vat_rate_bp, p.is_empties, p.parent_sku, p.posm_price_cents, p.gross_weight_per_case_grams, p.cases_per_layer,
  p.layers_per_pallet, p.volume_per_case_ml, p.no_layer_ordering, p.no_pallet_ordering, p.truck_single_cases,
  p.low_stock_below, p.is_new, p.is_sale, b.code as brand_code, b.name as brand, b.label_colour, b.deep_colour,
  b.accent_colour, b.tint_colour, s.quantity as stock, own.price_cents, list.price_cents as list_price_cents,
  o.max_cases, o.valid_to, o.deliverable_from, o.deliverable_to, o.price_cents as offer_cents,
  (select json_agg(json_build_object('kind', kind, 'quantity', quantity, 'cents', price_cents))
   from product_deposit d where d.sku = p.sku) as deposits`

const joins = `
  join brand b on b.code = p.brand_code
  left join stock s on s.sku = p.sku
  left join price own on own.price_group = 'A' and own.sku = p.sku and own.min_cases = 1
  left join price list on list.price_group = 'LIST' and list.sku = p.sku and list.min_cases = 1
  left join special_offer o on o.sku = p.sku and current_date between o.valid_from and o.valid_to`

const productTables = `product p ${joins}`

/** Indexes that only the bare side needs. */
export const BARE_INDEXES = `create index if not exists bare_list on product (position, sku)
  where is_active and parent_sku is null and not is_empties`

// What is shown is looked up for 25 products, never for all.
export const listProducts = {
  name: 'bare.list',
  text: `select ${productFacts} from (
      select * from product where is_active and parent_sku is null and not is_empties
      order by position, sku limit 25 offset $1) p ${joins} order by p.position, p.sku`,
}

export const searchProducts = {
  name: 'bare.search',
  text: `select ${productFacts} from (
      select product.*, ts_rank(f.words, to_tsquery('simple', $1)) as relevance from product_search f
      join product using (sku)
      where f.words @@ to_tsquery('simple', $1) and is_active and parent_sku is null
        and not is_empties
      order by relevance desc, position limit 25) p ${joins} order by p.relevance desc, p.position`,
}

export const findProduct = {
  name: 'bare.detail',
  text: `select ${productFacts}, p.description ->> 'nl' as description, p.ean_case, p.ean_unit, p.beer_type, p.volume,
      p.country_of_origin, p.shelf_life_days, p.items_per_case,
      (select json_agg(json_build_object('from', min_cases, 'cents', price_cents) order by min_cases)
       from price where price_group = 'A' and price.sku = p.sku) as tiers,
      (select json_agg(json_build_object('sku', other.sku, 'name', other.name ->> 'nl', 'format', other.pack_format,
         'cents', other_price.price_cents))
       from product other left join price other_price on other_price.price_group = 'A' and other_price.sku = other.sku
         and other_price.min_cases = 1
       where other.brand_code = p.brand_code and other.sub_brand = p.sub_brand
         and other.material_type = p.material_type and other.is_active and other.parent_sku is null
         and (other.pack_format, other.packaging) is distinct from (p.pack_format, p.packaging)) as packagings,
      (select json_agg(related_sku order by position) from product_relation r
       where r.sku = p.sku and r.kind = 'related') as related
    from ${productTables} where p.sku = $1`,
}

export const listOrders = {
  name: 'bare.history',
  text: `select o.number, o.placed_at, o.status, o.method, o.kind, o.ship_to_id, o.customer_order_number,
      o.grand_total_cents, s.name, c.name as company, s.street, s.house_number, s.city, o.delivery_date, o.hours_from,
      o.hours_to, o.total_layers, o.total_pallets, o.total_cases, o.total_liters, o.total_weight_grams,
      (select json_agg(json_build_object('status', e.status, 'at', e.happened_at) order by e.happened_at, e.id)
       from order_event e where e.company_id = o.company_id and e.order_id = o.id) as events
    from (select * from sales_order where company_id = $1 and ship_to_id = $2
      order by placed_at desc, id desc limit 100 offset $3) o
    join ship_to s on s.company_id = o.company_id and s.id = o.ship_to_id
    join company c on c.id = o.company_id
    order by o.placed_at desc, o.id desc`,
}

export const insertCart = {
  name: 'bare.insert-cart',
  text: `insert into cart (company_id, id, user_id, ship_to_id, created_at, updated_at) values ($1, $2, $3, $4, now(), now())`,
}

export const insertLine = {
  name: 'bare.insert-line',
  text: `insert into cart_line (company_id, cart_id, sku, packages) values ($1, $2, $3, $4) returning id`,
}

export const updateLine = {
  name: 'bare.update-line',
  text: `update cart_line set packages = $4 where company_id = $1 and cart_id = $2 and id = $3 returning packages`,
}

export const insertOrder = {
  name: 'bare.insert-order',
  text: `insert into sales_order (company_id, number, user_id, ship_to_id, payer_id, kind, sap_order_type, status, method,
      payment_method, delivery_date, goods_cents, vat_cents, deposit_cents, grand_total_ex_vat_cents,
      grand_total_cents, total_cases, total_pallets, total_weight_grams, pallet_places, placed_at, status_changed_at)
    values ($1, 'BARE-' || nextval('order_number'), $2, $3, $4, 'beer', 'ZROR', 'Order created',
      'freeshipping_freeshipping', 'onaccount', $5, 100000, 21000, 39000, 139000, 160000, 400, 10, 6400000, 10, now(), now())
    returning id, number`,
}

export const insertOrderLines = {
  name: 'bare.insert-order-lines',
  text: `insert into order_line (company_id, order_id, line_number, sku, product_name, subtitle, tag, brand_code, pallets,
      cases_total, unit_price_cents, row_total_cents, vat_rate_bp, vat_cents)
    select $1, $2, nth * 10, sku, '{"nl": "Pils"}', '{"nl": "Krat"}', 'BR', 'brand-1', 1, 40, 250, 10000, 2100, 2100
    from unnest($3::text[]) with ordinality as line (sku, nth)`,
}

export const takeStock = {
  name: 'bare.take-stock',
  text: `with taken as (
      update stock s set quantity = quantity - 40 from unnest($1::text[]) as line (sku)
      where s.sku = line.sku and s.quantity >= 40 returning s.sku, s.quantity)
    insert into stock_movement (sku, delta, balance, reason, company_id, order_id, moved_at)
    select sku, -40, quantity, 'order', $2, $3, now() from taken`,
}

export const begin = { name: 'bare.begin', text: 'begin' }
export const commit = { name: 'bare.commit', text: 'commit' }
