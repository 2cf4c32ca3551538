-- Which files of the brewery's folder products and brands are shown with; an import knows what they hold.
create table picture (
  file text primary key,
  version text not null
);
create trigger catalogue_changed after insert or update or delete or truncate on picture
  for each statement execute function catalogue_changed();

-- What is named so far are drawings that the product no longer has: the next import names files.
alter table product alter column picture drop not null;
alter table brand alter column motif drop not null;
update product set picture = null;
update brand set motif = null;
