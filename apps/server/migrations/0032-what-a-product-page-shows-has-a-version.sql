-- What a product page shows beside the product is remembered by the version of the catalogue, too.
create trigger catalogue_changed after insert or update or delete or truncate on product_relation
  for each statement execute function catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on product_download
  for each statement execute function catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on bundle_option
  for each statement execute function catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on bundle_selection
  for each statement execute function catalogue_changed();

-- The same beer in other packagings is found without looking through its brand.
drop index product_brand;
create index product_brand on product (brand_code, sub_brand);
