-- An order is changed by a cart that takes its place: it stands until that cart is placed, and is cancelled by it.
alter table cart
  add column replaces_id bigint,
  add constraint cart_replaces foreign key (company_id, replaces_id)
    references sales_order (company_id, id) on delete set null (replaces_id) not valid;
create index cart_replaces on cart (company_id, replaces_id) where replaces_id is not null;
alter table sales_order
  add column replaces_id bigint,
  add constraint sales_order_replaces foreign key (company_id, replaces_id)
    references sales_order (company_id, id) on delete set null (replaces_id) not valid,
  add constraint sales_order_replaces_another check (replaces_id <> id) not valid;
-- Two carts may mean to replace the same order; one of them does.
create unique index sales_order_replaced_once on sales_order (company_id, replaces_id) where replaces_id is not null;
