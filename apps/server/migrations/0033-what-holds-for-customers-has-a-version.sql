-- Grows with every change of what holds for customers: what is offered to their ship-tos and taken off there, and who may
-- do what for them. What a process remembers of it is known to be still true: whoever uses it has read this number.
create table customer_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into customer_version (version) values (1);

create function customer_changed() returns trigger language plpgsql as
$$ begin update customer_version set version = version + 1; return null; end $$;

create trigger customer_changed after insert or update or delete or truncate on company
  for each statement execute function customer_changed();
create trigger customer_changed after insert or update or delete or truncate on payer
  for each statement execute function customer_changed();
create trigger customer_changed after insert or update or delete or truncate on ship_to
  for each statement execute function customer_changed();
create trigger customer_changed after insert or update or delete or truncate on ship_to_method
  for each statement execute function customer_changed();
create trigger customer_changed after insert or update or delete or truncate on transport_limit
  for each statement execute function customer_changed();
create trigger customer_changed after insert or update or delete or truncate on ship_to_payment_method
  for each statement execute function customer_changed();
create trigger customer_changed after insert or update or delete or truncate on payment_method
  for each statement execute function customer_changed();
create trigger customer_changed after insert or update or delete or truncate on delivery_calendar
  for each statement execute function customer_changed();
create trigger customer_changed after insert or update or delete or truncate on tank_setting
  for each statement execute function customer_changed();
create trigger customer_changed after insert or update or delete or truncate on discount
  for each statement execute function customer_changed();
create trigger customer_changed after insert or update or delete or truncate on user_role
  for each statement execute function customer_changed();
