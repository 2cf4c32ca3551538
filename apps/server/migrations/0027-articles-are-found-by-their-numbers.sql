-- The numbers on a case and on a bottle, whole and by how they begin; the packagings of one beer.
create index product_ean_case on product (ean_case) where ean_case is not null;
create index product_ean_unit on product (ean_unit) where ean_unit is not null;
create index product_packagings on product (brand_code, sub_brand) where sub_brand is not null;
