-- What a person keeps as favourites, apart for each company that they order for: a product once.
create table favourite (
  company_id text not null references company on delete cascade,
  user_id text not null references portal_user on delete cascade,
  id int generated always as identity,
  sku text not null references product,
  quantity double precision not null default 1 check (quantity > 0),
  note text not null default '' constraint favourite_note_length check (char_length(note) <= 2000),
  added_at timestamptz not null,
  primary key (company_id, user_id, sku),
  unique (id)
);
create index favourite_newest on favourite (company_id, user_id, added_at desc, id desc);
