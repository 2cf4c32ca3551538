-- Grows with every change of what a product list can show, so that a list worked out once is known to be still true.
-- Stock is left out: it changes with every order.
create table catalogue_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into catalogue_version (version) values (1);

create function catalogue_changed() returns trigger language plpgsql as
$$ begin update catalogue_version set version = version + 1; return null; end $$;

create trigger catalogue_changed after insert or update or delete or truncate on brand
  for each statement execute function catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on category
  for each statement execute function catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on product
  for each statement execute function catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on product_category
  for each statement execute function catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on product_search
  for each statement execute function catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on price
  for each statement execute function catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on special_offer
  for each statement execute function catalogue_changed();
