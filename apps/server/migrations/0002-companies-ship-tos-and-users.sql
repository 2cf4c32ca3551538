-- Who buys. Every table of a company's own data carries company_id in its key.
create table company (
  id text primary key,
  name text not null,
  customer_type text not null,
  chamber_of_commerce text not null default '',
  vat_number text not null default '',
  licence_number text,
  licence_ends_on date,
  street text not null,
  house_number text not null,
  postcode text not null,
  city text not null,
  country text not null default 'NL'
);

create table payer (
  company_id text not null references company on delete cascade,
  id text not null,
  name text not null,
  street text not null,
  house_number text not null,
  postcode text not null,
  city text not null,
  country text not null default 'NL',
  payment_term_days int not null default 30,
  primary key (company_id, id)
);

create table payment_method (
  code text primary key,
  title jsonb not null check (is_text(title)),
  sap_payment_code text not null,
  is_online boolean not null default false,
  position int not null
);

create table delivery_calendar (
  code text primary key,
  name jsonb not null check (is_text(name)),
  -- ISO weekdays, Monday is 1
  weekdays int[] not null,
  half_truck_weekdays int[] not null,
  tank_weekdays int[] not null,
  daily_capacity_places int check (daily_capacity_places > 0)
);

create table delivery_calendar_closure (
  calendar_code text not null references delivery_calendar on delete cascade,
  day date not null,
  reason jsonb not null check (is_text(reason)),
  primary key (calendar_code, day)
);

create table delivery_hour (
  calendar_code text not null references delivery_calendar on delete cascade,
  from_time text not null check (from_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  to_time text not null check (to_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  primary key (calendar_code, from_time)
);

-- Pallet places taken on a day; the constraint is what makes a day full.
create table delivery_day_load (
  calendar_code text not null references delivery_calendar on delete cascade,
  day date not null,
  taken_places int not null check (taken_places >= 0),
  capacity_places int not null,
  primary key (calendar_code, day),
  check (taken_places <= capacity_places)
);

create table transport_limit (
  method text not null,
  customer_type text not null default '*',
  min_pallets int,
  max_pallets int,
  min_weight_grams bigint,
  max_weight_grams bigint,
  max_cash_cents bigint,
  primary key (method, customer_type)
);

create table ship_to (
  company_id text not null references company on delete cascade,
  id text not null unique,
  name text not null,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'SUSPENDED')),
  customer_type text not null,
  payer_id text not null,
  price_group text not null references price_group,
  calendar_code text not null references delivery_calendar,
  street text not null,
  house_number text not null,
  postcode text not null,
  city text not null,
  country text not null default 'NL',
  latitude numeric(9, 6),
  longitude numeric(9, 6),
  primary key (company_id, id),
  foreign key (company_id, payer_id) references payer
);

create table ship_to_method (
  company_id text not null,
  ship_to_id text not null,
  method text not null,
  is_default boolean not null default false,
  -- null: the transport's own limit holds
  min_pallets int,
  max_pallets int,
  min_weight_grams bigint,
  max_weight_grams bigint,
  primary key (company_id, ship_to_id, method),
  foreign key (company_id, ship_to_id) references ship_to on delete cascade
);
create unique index ship_to_method_one_default on ship_to_method (company_id, ship_to_id) where is_default;

create table ship_to_payment_method (
  company_id text not null,
  ship_to_id text not null,
  code text not null references payment_method,
  primary key (company_id, ship_to_id, code),
  foreign key (company_id, ship_to_id) references ship_to on delete cascade
);

create table tank_setting (
  company_id text not null,
  ship_to_id text not null,
  order_method text not null check (order_method in ('portal', 'phone')),
  financial_blocker boolean not null default false,
  tank_agreed boolean not null default true,
  min_liters int,
  max_liters int,
  purchasable_brands text[] not null default '{}',
  tank_type_1 text,
  tank_type_2 text,
  tank_type_3 text,
  tank_type_4 text,
  tank_type_4_count int,
  extra_info jsonb not null default '{}',
  primary key (company_id, ship_to_id),
  foreign key (company_id, ship_to_id) references ship_to on delete cascade
);

create table budget (
  company_id text not null,
  ship_to_id text not null,
  year int not null,
  granted_cents bigint not null check (granted_cents >= 0),
  left_cents bigint not null check (left_cents >= 0),
  primary key (company_id, ship_to_id, year),
  foreign key (company_id, ship_to_id) references ship_to on delete cascade
);
create table budget_movement (
  id bigint generated always as identity primary key,
  company_id text not null,
  ship_to_id text not null,
  year int not null,
  delta_cents bigint not null,
  balance_cents bigint not null check (balance_cents >= 0),
  reason text not null check (reason in ('import', 'order', 'release', 'correction')),
  order_id bigint,
  moved_at timestamptz not null,
  foreign key (company_id, ship_to_id, year) references budget on delete cascade
);

create table contract (
  company_id text not null references company on delete cascade,
  number text not null,
  kind text not null check (kind in ('supply', 'bonus', 'tank', 'loan')),
  title jsonb not null check (is_text(title)),
  starts_on date not null,
  ends_on date,
  agreed_hectolitres int,
  bonus_cents_per_hectolitre bigint,
  primary key (company_id, number)
);

create table portal_user (
  id text primary key,
  email text not null check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  phone text not null default '',
  locale text not null default 'nl',
  country text not null default 'NLD',
  status text not null default 'Active' check (status in ('Active', 'Inactive', 'Invited')),
  is_validated boolean not null default true,
  is_phone_login boolean not null default false,
  is_key_account boolean not null default false,
  has_agreed_terms boolean not null default true,
  is_first_login boolean not null default false,
  tutorial_count int not null default 0,
  default_ship_to_id text references ship_to (id),
  password_hash text,
  failed_attempts int not null default 0,
  locked_until timestamptz
);
create unique index portal_user_email on portal_user (email);

create table user_role (
  user_id text not null references portal_user on delete cascade,
  company_id text not null,
  ship_to_id text not null,
  role text not null check (role in ('Owner', 'DelegatedOwner', 'Manager', 'SalesAssociate', 'Basic')),
  customer_type text not null,
  -- permissions taken away from this entry; the role gives the rest
  withheld text[] not null default '{}',
  -- empty: what the role gives; else exactly these
  only_permissions text[] not null default '{}',
  primary key (user_id, company_id, ship_to_id, role, customer_type),
  foreign key (company_id, ship_to_id) references ship_to on delete cascade
);
create index user_role_by_ship_to on user_role (company_id, ship_to_id);
