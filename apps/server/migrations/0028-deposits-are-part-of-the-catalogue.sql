-- What a page shows of a product is remembered by the version of the catalogue: deposits are shown, too.
create trigger catalogue_changed after insert or update or delete or truncate on product_deposit
  for each statement execute function catalogue_changed();
