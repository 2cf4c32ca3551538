-- What people write has the limits that the portal holds it to, in code points: ten for each character of a title or a
-- note. What is longer was written before there were limits; it is cut, so that its rows can still change. Half an e-mail
-- address is none.
alter table cart
  add constraint cart_title_length check (char_length(customer_order_number) <= 400) not valid,
  add constraint cart_note_length check (char_length(note_for_driver) <= 700) not valid,
  add constraint cart_email_length check (char_length(custom_email) <= 254) not valid;
alter table saved_order
  add constraint saved_order_title_length check (char_length(customer_order_number) <= 400) not valid,
  add constraint saved_order_note_length check (char_length(note_for_driver) <= 700) not valid;
alter table sales_order
  add constraint sales_order_title_length check (char_length(customer_order_number) <= 400) not valid,
  add constraint sales_order_note_length check (char_length(note_for_driver) <= 700) not valid,
  add constraint sales_order_email_length check (char_length(custom_email) <= 254) not valid;
alter table requested_address
  add constraint requested_address_street_length check (char_length(street) <= 100) not valid,
  add constraint requested_address_house_number_length check (char_length(house_number) <= 40) not valid,
  add constraint requested_address_postcode_length check (char_length(postcode) <= 12) not valid,
  add constraint requested_address_city_length check (char_length(city) <= 100) not valid,
  add constraint requested_address_note_length check (char_length(note) <= 200) not valid;

update cart set customer_order_number = left(customer_order_number, 400), note_for_driver = left(note_for_driver, 700),
  custom_email = case when char_length(custom_email) <= 254 then custom_email end
  where char_length(customer_order_number) > 400 or char_length(note_for_driver) > 700
    or char_length(custom_email) > 254;
update saved_order set customer_order_number = left(customer_order_number, 400),
  note_for_driver = left(note_for_driver, 700)
  where char_length(customer_order_number) > 400 or char_length(note_for_driver) > 700;
update sales_order set customer_order_number = left(customer_order_number, 400),
  note_for_driver = left(note_for_driver, 700),
  custom_email = case when char_length(custom_email) <= 254 then custom_email end
  where char_length(customer_order_number) > 400 or char_length(note_for_driver) > 700
    or char_length(custom_email) > 254;
update requested_address set street = left(street, 100), house_number = left(house_number, 40),
  postcode = left(postcode, 12), city = left(city, 100), note = left(note, 200)
  where char_length(street) > 100 or char_length(house_number) > 40 or char_length(postcode) > 12
    or char_length(city) > 100 or char_length(note) > 200;

alter table cart validate constraint cart_title_length, validate constraint cart_note_length,
  validate constraint cart_email_length;
alter table saved_order validate constraint saved_order_title_length, validate constraint saved_order_note_length;
alter table sales_order validate constraint sales_order_title_length, validate constraint sales_order_note_length,
  validate constraint sales_order_email_length;
alter table requested_address validate constraint requested_address_street_length,
  validate constraint requested_address_house_number_length, validate constraint requested_address_postcode_length,
  validate constraint requested_address_city_length, validate constraint requested_address_note_length;
