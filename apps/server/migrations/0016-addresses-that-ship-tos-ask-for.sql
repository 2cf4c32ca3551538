-- An address at which a ship-to would like deliveries. The brewery makes a ship-to of it; until then it is a wish.
create table requested_address (
  company_id text not null,
  -- begins where no ship-to is numbered: in Adobe's calls both are addresses
  id int generated always as identity (start with 1000000001),
  ship_to_id text not null,
  user_id text not null references portal_user on delete cascade,
  street text not null,
  house_number text not null,
  postcode text not null,
  city text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  note text not null default '',
  requested_at timestamptz not null,
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, ship_to_id) references ship_to on delete cascade
);
create index requested_address_newest on requested_address (company_id, ship_to_id, requested_at desc, id desc);
