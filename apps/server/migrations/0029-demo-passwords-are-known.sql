-- The password that an import gave to people of a demo brewery. While it is still theirs, everybody can read it.
alter table portal_user add demo_password_hash text;
update portal_user set demo_password_hash = password_hash
  where exists (select from brewery_setting where name = 'demo' and value = 'true');
-- Every start of production asks whether there is one.
create index portal_user_with_demo_password on portal_user (id) where password_hash = demo_password_hash;
