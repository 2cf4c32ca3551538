-- What of a line's discount is its share of one on the whole order, and whether its deposit bears VAT, as it stood when it
-- was placed: an invoice tells them apart. Lines from before say it of none.
alter table order_line
  add column coupon_discount_cents bigint not null default 0,
  add column packaging_discount_cents bigint not null default 0,
  add column cash_discount_cents bigint not null default 0,
  add column is_deposit_taxed boolean not null default false;
