create table if not exists factory_calendar (
  id text primary key,
  name text not null
);
insert into factory_calendar values
  ('T1', 'Twente'), ('O1', 'Gelderland, Overijssel'), ('N1', 'Noord'), ('M1', 'Midden'), ('Z1', 'Zuid')
on conflict do nothing;

-- days that differ from Monday to Friday without counted places
create table if not exists factory_calendar_day (
  calendar text not null references factory_calendar on delete cascade,
  day date not null,
  is_working boolean not null,
  pallets int,
  primary key (calendar, day)
);
