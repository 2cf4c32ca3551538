-- Empty: everything goes to the ship-to. An order keeps the words of its addresses, so that it tells for good what went where.
alter table cart
  add column is_multi_shipping boolean not null default false,
  add column addresses jsonb not null default '[]',
  add constraint cart_addresses_count check (jsonb_array_length(addresses) <= 20) not valid;
alter table sales_order
  add column addresses jsonb not null default '[]',
  add constraint sales_order_addresses_count check (jsonb_array_length(addresses) <= 20) not valid,
  add constraint sales_order_addresses_of_posm check (kind = 'posm' or addresses = '[]') not valid;
