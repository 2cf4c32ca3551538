create sequence if not exists sales_order_number start 1000001;
create sequence if not exists delivery_number start 80000001;
create sequence if not exists invoice_number start 90000001;

create table if not exists sales_order (
  number text primary key,
  -- what the portal calls the order
  order_number text not null,
  -- what names it for good; empty where it was sent without
  reference text not null,
  -- the header, partners and texts as they were sent
  document jsonb not null,
  received_at timestamptz not null,
  changed_at timestamptz not null,
  station text not null default 'created'
);
-- a database from before orders had references: the column of that name held the number
do $$ begin
  if not exists (select from information_schema.columns
    where table_schema = current_schema() and table_name = 'sales_order' and column_name = 'order_number') then
    alter table sales_order rename column reference to order_number;
    alter index sales_order_by_reference rename to sales_order_by_order_number;
    alter table sales_order add column reference text not null default '';
  end if;
end $$;
-- not unique: like the system it plays, it accepts the same number and the same reference twice
create index if not exists sales_order_by_order_number on sales_order (order_number, number);
create index if not exists sales_order_by_reference on sales_order (reference, number);
create index if not exists sales_order_open on sales_order (changed_at) where station <> 'invoiced';

create table if not exists sales_order_item (
  order_number text not null references sales_order on delete cascade,
  item int not null,
  material text not null,
  quantity numeric(15, 3) not null,
  unit text not null,
  net_cents int not null,
  rejection_reason text not null default '',
  primary key (order_number, item)
);

create table if not exists delivery (
  number text primary key,
  order_number text not null references sales_order on delete cascade,
  planned_on date not null,
  picked_on date,
  shipped_on date,
  delivered_on date
);
create index if not exists delivery_by_order on delivery (order_number);

create table if not exists invoice (
  number text primary key,
  order_number text not null references sales_order on delete cascade,
  invoiced_on date not null,
  net_cents int not null,
  vat_cents int not null
);
create index if not exists invoice_by_order on invoice (order_number);

alter table sales_order add column if not exists is_split boolean not null default false;

create table if not exists delivery_item (
  delivery_number text not null references delivery on delete cascade,
  item int not null,
  quantity numeric(15, 3) not null,
  primary key (delivery_number, item)
);
alter table invoice add column if not exists delivery_number text references delivery;
alter table invoice add column if not exists paid_cents bigint not null default 0;

-- what an item costs, part by part; items from before that say their goods, and VAT as it was then
alter table sales_order_item add column if not exists pricing jsonb;
update sales_order_item set pricing = jsonb_build_object('unitPriceCents', round(net_cents / quantity), 'goodsCents', net_cents,
  'lineDiscountCents', 0, 'couponDiscountCents', 0, 'packagingDiscountCents', 0, 'cashDiscountCents', 0,
  'packagingTaxCents', 0, 'sortingChargeCents', 0, 'depositCents', 0, 'isDepositTaxed', false, 'vatBasisPoints', 2100)
  where pricing is null;
alter table sales_order_item alter column pricing set not null;

-- The reference stands in the field of the ship-to party. Orders that are older carry theirs in ExternalDocumentID, which
-- the header still has.
update sales_order set reference = coalesce(document -> 'header' ->> 'PurchaseOrderByShipToParty', '')
  where reference <> coalesce(document -> 'header' ->> 'PurchaseOrderByShipToParty', '');
create index if not exists sales_order_by_external_id
  on sales_order ((coalesce(document -> 'header' ->> 'ExternalDocumentID', '')));

-- what is confirmed of an item, each part for a day; null: all of it for the requested day
alter table sales_order_item add column if not exists confirmed jsonb;
-- the material that comes in place of the one that was entered
alter table sales_order_item add column if not exists substitute text;
