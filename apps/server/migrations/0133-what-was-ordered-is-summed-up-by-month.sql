-- Around when orders of a ship-to have changed since they were summed up. Rows are only added by who changes orders, so
-- that nobody waits for anybody, and only those that were seen are removed by who sums up.
create table ordered_change (
  id bigint generated always as identity primary key,
  company_id text not null,
  ship_to_id text not null,
  placed_at timestamptz not null
);
create index ordered_change_of_ship_to on ordered_change (company_id, ship_to_id);

-- What a ship-to ordered in a month by the clock of the zone: orders that count, first and last of them.
create table ordered_month (
  company_id text not null,
  ship_to_id text not null,
  month date not null check (extract(day from month) = 1),
  zone text not null,
  first_placed_at timestamptz not null,
  last_placed_at timestamptz not null check (last_placed_at >= first_placed_at),
  orders int not null check (orders > 0),
  total_cents bigint not null,
  delivered int not null check (delivered between 0 and orders),
  on_time int not null check (on_time between 0 and delivered),
  primary key (company_id, ship_to_id, month)
);

-- The same by product, as the lines name its brand. What a product is and holds is asked of the catalogue.
create table ordered_product (
  company_id text not null,
  ship_to_id text not null,
  month date not null,
  sku text not null,
  brand_code text not null,
  liters bigint not null,
  cases bigint not null,
  cents bigint not null,
  delivered_cases bigint not null,
  shipped_cases bigint not null,
  deposit_cents bigint not null check (deposit_cents >= 0),
  returned_cents bigint not null check (returned_cents <= 0),
  primary key (company_id, ship_to_id, month, sku, brand_code),
  foreign key (company_id, ship_to_id, month) references ordered_month on delete cascade
);

-- Of many orders the first and the last of each month are enough: in any zone they lie in the months that the others do.
create function note_changed_orders() returns trigger language plpgsql as
$$ begin
  insert into ordered_change (company_id, ship_to_id, placed_at)
    select company_id, ship_to_id, edge.placed_at
    from (select company_id, ship_to_id, min(placed_at) as first, max(placed_at) as last from changed
          group by 1, 2, date_trunc('month', placed_at at time zone 'UTC')) month
    cross join lateral (select month.first union select month.last) as edge(placed_at);
  return null;
end $$;
create function note_altered_order() returns trigger language plpgsql as
$$ begin
  insert into ordered_change (company_id, ship_to_id, placed_at)
    values (old.company_id, old.ship_to_id, old.placed_at)
    union values (new.company_id, new.ship_to_id, new.placed_at);
  return null;
end $$;
create function note_changed_parts() returns trigger language plpgsql as
$$ begin
  insert into ordered_change (company_id, ship_to_id, placed_at)
    select o.company_id, o.ship_to_id, edge.placed_at
    from (select o.company_id, o.ship_to_id, min(o.placed_at) as first, max(o.placed_at) as last
          from (select distinct company_id, order_id from changed) part
          join sales_order o on o.company_id = part.company_id and o.id = part.order_id
          group by 1, 2, date_trunc('month', o.placed_at at time zone 'UTC')) o
    cross join lateral (select o.first union select o.last) as edge(placed_at);
  return null;
end $$;

create trigger sales_order_notes_new after insert on sales_order
  referencing new table as changed for each statement execute function note_changed_orders();
create trigger sales_order_notes_removed after delete on sales_order
  referencing old table as changed for each statement execute function note_changed_orders();
create trigger sales_order_notes_altered after update on sales_order
  for each row
  when ((old.company_id, old.ship_to_id, old.placed_at, old.status, old.status_changed_at, old.payment_stage,
         old.delivery_date, old.grand_total_cents) is distinct from
        (new.company_id, new.ship_to_id, new.placed_at, new.status, new.status_changed_at, new.payment_stage,
         new.delivery_date, new.grand_total_cents))
  execute function note_altered_order();
create trigger order_line_notes_new after insert on order_line
  referencing new table as changed for each statement execute function note_changed_parts();
create trigger order_line_notes_removed after delete on order_line
  referencing old table as changed for each statement execute function note_changed_parts();
create trigger order_line_notes_altered after update on order_line
  referencing new table as changed for each statement execute function note_changed_parts();
create trigger order_event_notes_new after insert on order_event
  referencing new table as changed for each statement execute function note_changed_parts();
create trigger order_event_notes_removed after delete on order_event
  referencing old table as changed for each statement execute function note_changed_parts();
create trigger order_event_notes_altered after update on order_event
  referencing new table as changed for each statement execute function note_changed_parts();

insert into ordered_change (company_id, ship_to_id, placed_at)
  select company_id, ship_to_id, edge.placed_at
  from (select company_id, ship_to_id, min(placed_at) as first, max(placed_at) as last from sales_order
        group by 1, 2, date_trunc('month', placed_at at time zone 'UTC')) month
  cross join lateral (select month.first union select month.last) as edge(placed_at);
