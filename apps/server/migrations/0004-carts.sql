create table cart (
  company_id text not null references company on delete cascade,
  id text not null check (id ~ '^[A-Za-z0-9]{32}$'),
  user_id text not null references portal_user on delete cascade,
  ship_to_id text not null,
  state text not null default 'active' check (state in ('active', 'placed', 'discarded')),
  method text,
  payment_method text references payment_method (code),
  delivery_date date,
  date_popup date,
  hours_from text,
  hours_to text,
  customer_order_number text,
  note_for_driver text,
  custom_email text,
  after_six boolean not null default false,
  on_pallet boolean not null default false,
  coupon_code text,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, ship_to_id) references ship_to
);
create unique index cart_one_active on cart (user_id, company_id) where state = 'active';

create table cart_line (
  company_id text not null,
  cart_id text not null,
  id int generated always as identity,
  sku text not null references product,
  -- chosen variant or bundle options, sorted; part of what makes two lines equal
  options jsonb not null default '[]',
  packages int not null default 0 check (packages >= 0),
  layers int not null default 0 check (layers >= 0),
  pallets int not null default 0 check (pallets >= 0),
  liters int not null default 0 check (liters >= 0),
  tank_type_1 int not null default 0 check (tank_type_1 >= 0),
  tank_type_2 int not null default 0 check (tank_type_2 >= 0),
  tank_type_3 int not null default 0 check (tank_type_3 >= 0),
  primary key (company_id, cart_id, id),
  unique (company_id, cart_id, sku, options),
  foreign key (company_id, cart_id) references cart on delete cascade
);
