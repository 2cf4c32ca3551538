-- Grows with every change of the brewery's settings and days, so that what a process remembers of them is known to be
-- still true: whoever uses it reads this number first.
create table brewery_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into brewery_version (version) values (1);

create function brewery_changed() returns trigger language plpgsql as
$$ begin update brewery_version set version = version + 1; return null; end $$;

create trigger brewery_changed after insert or update or delete or truncate on brewery_setting
  for each statement execute function brewery_changed();
create trigger brewery_changed after insert or update or delete or truncate on brewery_holiday
  for each statement execute function brewery_changed();
