-- 256 bits that nobody can guess; an order's id counts up.
alter table sales_order add column token text not null
  default encode(sha256(convert_to(concat(gen_random_uuid(), gen_random_uuid(), gen_random_uuid()), 'UTF8')), 'hex');

-- How many orders were placed on each day (in UTC): a page of a long history is found without counting through it.
create table order_day (
  company_id text not null,
  ship_to_id text not null,
  kind text not null,
  day date not null,
  orders int not null check (orders >= 0),
  primary key (company_id, ship_to_id, kind, day)
);

create function day_of_order(placed_at timestamptz) returns date language sql immutable as
$$ select (placed_at at time zone 'UTC')::date $$;

create function count_new_orders() returns trigger language plpgsql as
$$ begin
  insert into order_day as known (company_id, ship_to_id, kind, day, orders)
    select company_id, ship_to_id, kind, day_of_order(placed_at), count(*) from added group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (company_id, ship_to_id, kind, day) do update set orders = known.orders + excluded.orders;
  return null;
end $$;
create function uncount_removed_orders() returns trigger language plpgsql as
$$ begin
  update order_day known set orders = known.orders - gone.orders
    from (select company_id, ship_to_id, kind, day_of_order(placed_at) as day, count(*) as orders
          from removed group by 1, 2, 3, 4) gone
    where (known.company_id, known.ship_to_id, known.kind, known.day) = (gone.company_id, gone.ship_to_id, gone.kind, gone.day);
  return null;
end $$;
create function recount_moved_order() returns trigger language plpgsql as
$$ begin
  update order_day set orders = orders - 1
    where (company_id, ship_to_id, kind, day) = (old.company_id, old.ship_to_id, old.kind, day_of_order(old.placed_at));
  insert into order_day as known (company_id, ship_to_id, kind, day, orders)
    values (new.company_id, new.ship_to_id, new.kind, day_of_order(new.placed_at), 1)
    on conflict (company_id, ship_to_id, kind, day) do update set orders = known.orders + 1;
  return null;
end $$;
create trigger sales_order_counts_new after insert on sales_order
  referencing new table as added for each statement execute function count_new_orders();
create trigger sales_order_uncounts_removed after delete on sales_order
  referencing old table as removed for each statement execute function uncount_removed_orders();
create trigger sales_order_recounts_moved after update on sales_order
  for each row
  when ((old.company_id, old.ship_to_id, old.kind, old.placed_at) is distinct from
        (new.company_id, new.ship_to_id, new.kind, new.placed_at))
  execute function recount_moved_order();

insert into order_day (company_id, ship_to_id, kind, day, orders)
  select company_id, ship_to_id, kind, day_of_order(placed_at), count(*) from sales_order group by 1, 2, 3, 4;
