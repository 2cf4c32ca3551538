-- A random mark with every change, where a number was counted up: when the database comes back without its last seconds,
-- or a transaction is undone, a number comes again and stands for something else by then; a mark never does.
alter table catalogue_version rename to catalogue_mark;
alter table catalogue_mark drop column version, add column mark uuid not null default gen_random_uuid();
create or replace function catalogue_changed() returns trigger language plpgsql as
$$ begin update catalogue_mark set mark = gen_random_uuid(); return null; end $$;

alter table brewery_version rename to brewery_mark;
alter table brewery_mark drop column version, add column mark uuid not null default gen_random_uuid();
create or replace function brewery_changed() returns trigger language plpgsql as
$$ begin update brewery_mark set mark = gen_random_uuid(); return null; end $$;

-- What holds for customers is read whenever it is asked for.
drop function customer_changed() cascade;
drop table customer_version;
