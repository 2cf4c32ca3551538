-- What was put aside: saved for later, or waiting as a pre-order. Prices are never stored: an order is priced when it is shown.
create table saved_order (
  company_id text not null references company on delete cascade,
  id int generated always as identity,
  kind text not null check (kind in ('saved', 'pending')),
  ship_to_id text not null,
  user_id text not null references portal_user on delete cascade,
  cart_id text not null,
  method text,
  payment_method text references payment_method (code),
  delivery_date date,
  hours_from text,
  hours_to text,
  customer_order_number text,
  note_for_driver text,
  saved_at timestamptz not null,
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, ship_to_id) references ship_to
);
create index saved_order_newest on saved_order (company_id, ship_to_id, kind, saved_at desc, id desc);

create table saved_order_line (
  company_id text not null,
  saved_order_id int not null,
  id int generated always as identity,
  sku text not null references product,
  options jsonb not null default '[]',
  packages int not null default 0 check (packages >= 0),
  layers int not null default 0 check (layers >= 0),
  pallets int not null default 0 check (pallets >= 0),
  liters int not null default 0 check (liters >= 0),
  tank_type_1 int not null default 0 check (tank_type_1 >= 0),
  tank_type_2 int not null default 0 check (tank_type_2 >= 0),
  tank_type_3 int not null default 0 check (tank_type_3 >= 0),
  primary key (company_id, saved_order_id, id),
  foreign key (company_id, saved_order_id) references saved_order on delete cascade
);
