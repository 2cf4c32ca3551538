-- How the brewery looks: what its theme.yaml says, and the files beside it with what is made from them.
create table theme_setting (
  name text primary key,
  value jsonb not null
);
create trigger catalogue_changed after insert or update or delete or truncate on theme_setting
  for each statement execute function catalogue_changed();

create table theme_file (
  file text primary key,
  type text not null,
  -- Of the content: another content has another one.
  version text not null,
  content bytea not null,
  -- In pixels, of a picture.
  width int,
  height int,
  -- Made by an import from another file.
  is_made boolean not null
);
create trigger catalogue_changed after insert or update or delete or truncate on theme_file
  for each statement execute function catalogue_changed();

-- The name of a look that was part of the product.
delete from brewery_setting where name = 'theme';
