/** Brands, categories, products with prices, deposits, stock and offers; `:products` of them. */
export const CATALOGUE = [
  `insert into brewery_setting values ('market', '"NL"'), ('portal', '{"sections":
     ["Catalogue Beer", "Catalogue POS Materials", "Catalogue Tank", "My Orders"]}')`,
  `insert into price_group select code, '{"nl": "Groep", "en": "Group"}' from unnest(array['A', 'B', 'LIST']) code`,
  `insert into picture values ('media/crate.svg', 'as-imported'), ('media/sun.svg', 'as-imported')`,
  `insert into brand (code, name, tag, label_colour, deep_colour, accent_colour, tint_colour, motif, style, tagline,
     position)
   select 'brand-' || n, 'Brouwerij ' || chr(64 + n) || ' & Zonen', 'B' || n % 10, '#1E6B45', '#0B3D2E', '#E9B949',
     '#DDE6D3', 'media/sun.svg', '{"nl": "speciaalbier"}', '{"nl": "Van het veen"}', n
   from generate_series(1, 25) n`,
  `insert into category (id, parent_id, url_key, name, position)
   select n, case when n > 6 then 1 + n % 6 end, 'kind-' || n,
     jsonb_build_object('nl', 'Soort ' || n, 'en', 'Kind ' || n), n
   from generate_series(1, 60) n`,
  `insert into product (sku, type, material_type, brand_code, sub_brand, beer_type, pack_format, packaging, volume,
     picture, tag, url_key, name, subtitle, description, sap_name, ean_case, alcohol_permille, items_per_case,
     cases_per_layer, layers_per_pallet, gross_weight_per_case_grams, empty_pallet_weight_grams, volume_per_case_ml,
     vat_rate_bp, posm_price_cents, is_new, is_sale, low_stock_below, position)
   select 'BEER-' || lpad(n::text, 6, '0'), 'simple', kind, 'brand-' || 1 + n / 20 % 25,
     case when n % 20 < 3 then 'Lijn ' || n / 500 % 40 end,
     word, (array['CRATE', 'TRAY', 'KEG'])[1 + n % 3], 'krat', (array['33 cl', '50 cl', '25 cl'])[1 + n % 3],
     'media/crate.svg', 'BR', 'beer-' || n, jsonb_build_object('nl', word || ' nummer ' || n, 'en', word || ' number ' || n),
     '{"nl": "Krat 24 × 33 cl", "en": "Crate 24 × 33 cl"}',
     jsonb_build_object('nl', story || ' gebrouwen met ' || other, 'en', story || ' brewed with ' || other), 'BEER ' || n,
     lpad(n::text, 13, '8'), 50, 24, case when kind = 'FERT' then 8 end, case when kind = 'FERT' then 5 end, 16000,
     25000, 7920, 2100, case when kind = 'ZBTL' then 1000 + n % 900 end, n % 10 = 0, n % 15 = 0, 40, n
   from (
     select n, case when n % 10 = 0 then 'ZBTL' else 'FERT' end as kind,
       (array['Amber', 'Bok', 'Pils', 'Tripel', 'Blond', 'Weizen', 'Saison', 'Porter', 'Stout', 'Dubbel', 'Radler',
         'Witbier'])[1 + n % 12] as word,
       (array['gerst', 'haver', 'tarwe', 'rogge', 'mout', 'hop', 'kruiden'])[1 + n % 7] as other,
       'Een bier van ' || (array['de hei', 'het veen', 'de zee', 'het bos', 'de polder'])[1 + n % 5] || ', charge '
         || md5(n::text) as story
     from generate_series(1, :products) n) as made`,
  `insert into product_category select sku, 7 + (id * 7) % 54 from product`,
  `insert into price select price_group.code, sku, min_cases, 1000 + p.id % 5000 - min_cases
   from product p cross join price_group cross join unnest(array[1, 40]) min_cases
   where material_type = 'FERT' and (min_cases = 1 or price_group.code = 'A')`,
  `insert into product_deposit select sku, 'crate', '{"nl": "Krat", "en": "Crate"}', 'case', 1, 390 from product
   where material_type = 'FERT'`,
  `insert into product_deposit select sku, 'bottle', '{"nl": "Fles", "en": "Bottle"}', 'case', 24, 10 from product
   where material_type = 'FERT'`,
  `insert into special_offer select sku, null, current_date - 30, current_date + 60, null, null, 900 from product
   where id % 100 = 1 and material_type = 'FERT'`,
  `insert into stock select sku, 1000000000 from product`,
]

/** Companies with one ship-to and one buyer each, who is signed in; `:customers` of them. */
export const CUSTOMERS = [
  `insert into payment_method values ('onaccount', '{"nl": "Op rekening", "en": "On account"}', 'D', false, 1)`,
  `insert into transport_limit (method, min_pallets, max_pallets) values ('freeshipping_freeshipping', 6, 13),
     ('selfpickup_selfpickup', null, 26)`,
  `insert into delivery_calendar
   select 'REGION-' || n, '{"nl": "Regio", "en": "Region"}', '{1,2,3,4,5}', '{1,2,3,4,5}', '{2,4}', 1000000000
   from generate_series(0, 19) n`,
  `insert into delivery_hour select code, '08:00', '12:00' from delivery_calendar`,
  `create temporary table customer as
   select n, 'C' || lpad(n::text, 4, '0') as company, 'S' || lpad(n::text, 4, '0') as ship_to,
     'U' || lpad(n::text, 4, '0') as buyer, 'bench-session-' || lpad(n::text, 4, '0') as token
   from generate_series(1, :customers) n`,
  `insert into company (id, name, customer_type, street, house_number, postcode, city)
   select company, 'Dranken ' || n, 'Distributor', 'Windmolenweg', n, '7548 BM', 'Boekelo' from customer`,
  `insert into payer (company_id, id, name, street, house_number, postcode, city)
   select company, 'P' || n, 'Dranken ' || n, 'Windmolenweg', n, '7548 BM', 'Boekelo' from customer`,
  `insert into ship_to (company_id, id, name, customer_type, payer_id, price_group, calendar_code, street,
     house_number, postcode, city)
   select company, ship_to, 'Depot ' || n, 'Distributor', 'P' || n, 'A', 'REGION-' || n % 20, 'Windmolenweg', n,
     '7548 BM', 'Boekelo' from customer`,
  `insert into ship_to_method (company_id, ship_to_id, method, is_default)
   select company, ship_to, method, method like 'free%' from customer
   cross join unnest(array['freeshipping_freeshipping', 'selfpickup_selfpickup']) method`,
  `insert into ship_to_payment_method select company, ship_to, 'onaccount' from customer`,
  `insert into portal_user (id, email, first_name, last_name, default_ship_to_id)
   select buyer, lower(buyer) || '@bench.example', 'Jan', 'Brink', ship_to from customer`,
  `insert into user_role (user_id, company_id, ship_to_id, role, customer_type)
   select buyer, company, ship_to, 'SalesAssociate', 'Distributor' from customer`,
  `insert into session (token_hash, user_id, kind, created_at, last_seen_at, expires_at)
   select sha256(token::bytea), buyer, 'bearer', now(), now(), now() + interval '1 day' from customer`,
]

/** `:orders` orders with a line each: `:ownOrders` of the first customer, the rest of the others. */
export const HISTORY = [
  `insert into sales_order (company_id, number, user_id, ship_to_id, payer_id, kind, sap_order_type, sap_id, status,
     method, payment_method, delivery_date, hours_from, hours_to, customer_order_number, goods_cents, vat_cents,
     deposit_cents, grand_total_ex_vat_cents, grand_total_cents, price_details, total_cases, total_pallets,
     total_weight_grams, pallet_places, placed_at, status_changed_at)
   select company, 'OLD-' || made.n, buyer, ship_to, 'P' || customer.n, 'beer', 'ZROR', lpad(made.n::text, 10, '0'), 'Delivered',
     'freeshipping_freeshipping', 'onaccount', placed_at::date + 2, '08:00', '12:00', 'Bestelling ' || made.n, 100000,
     21000, 39000, 139000, 160000, '{"vatByRate": [{"basisPoints": 2100, "vatCents": 21000}]}', 400, 10, 6400000, 10,
     placed_at, placed_at + interval '2 days'
   from (
     select n, case when n <= :ownOrders then 1 else 2 + n % (:customers - 1) end as owner,
       date_trunc('hour', now()) - (n % 17000) * interval '1 hour' - n * interval '1 second' as placed_at
     from generate_series(1, :orders) n) made
   join customer on customer.n = made.owner`,
  // The triggers that count orders by day, and note that they changed, were not asked.
  `insert into order_day (company_id, ship_to_id, kind, day, orders)
   select company_id, ship_to_id, kind, day_of_order(placed_at), count(*) from sales_order group by 1, 2, 3, 4`,
  `insert into ordered_change (company_id, ship_to_id, placed_at)
   select company_id, ship_to_id, edge.placed_at
   from (select company_id, ship_to_id, min(placed_at) as first, max(placed_at) as last from sales_order
         group by 1, 2, date_trunc('month', placed_at at time zone 'UTC')) month
   cross join lateral (select month.first union select month.last) as edge(placed_at)`,
  `insert into order_line (company_id, order_id, line_number, sku, product_name, subtitle, tag, brand_code, pallets,
     cases_total, shipped_cases, unit_price_cents, row_total_cents, vat_rate_bp, vat_cents)
   select company_id, id, 10, 'BEER-' || lpad((1 + id % :products)::text, 6, '0'), '{"nl": "Pils"}', '{"nl": "Krat"}',
     'BR', 'brand-1', 10, 400, 400, 250, 100000, 2100, 21000
   from sales_order`,
  `insert into order_event (company_id, order_id, status, happened_at, source)
   select company_id, id, status.name, placed_at + status.nth * interval '8 hours', 'erp' from sales_order
   cross join unnest(array['Order created', 'Order confirmed', 'Shipped', 'Delivered'])
     with ordinality as status (name, nth)
   where company_id = 'C0001'`,
  `select setval('order_number', :orders)`,
]
