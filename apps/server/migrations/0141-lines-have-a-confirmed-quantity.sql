-- What the ERP confirms of a line, beside what was ordered, in the unit of the line. Null until the ERP has confirmed it.
alter table order_line
  add column confirmed_quantity int,
  -- why it does not come as it was ordered; null where it does
  add column line_change text,
  -- how much of the confirmed quantity comes after the ordered day, and when the last of it comes
  add column later_quantity int,
  add column later_on date,
  -- the product that comes in place of the ordered one
  add column substitute_sku text,
  -- what the line still holds in stock; null: all that was ordered
  add column held_quantity int,
  -- the confirmed quantity's share of what was ordered
  add column confirmed_row_total_cents bigint,
  add column confirmed_discount_cents bigint,
  add column confirmed_packaging_tax_cents bigint,
  add column confirmed_sorting_charge_cents bigint,
  add column confirmed_vat_cents bigint,
  add column confirmed_deposit_cents bigint,
  -- what invoices bill of it
  add column invoiced_quantity int not null default 0,
  add constraint order_line_confirmed_whole check (
    (confirmed_quantity is null) = (held_quantity is null)
    and (confirmed_quantity is null) = (confirmed_row_total_cents is null)
    and (confirmed_quantity is null) = (confirmed_discount_cents is null)
    and (confirmed_quantity is null) = (confirmed_packaging_tax_cents is null)
    and (confirmed_quantity is null) = (confirmed_sorting_charge_cents is null)
    and (confirmed_quantity is null) = (confirmed_vat_cents is null)
    and (confirmed_quantity is null) = (confirmed_deposit_cents is null)
    and (confirmed_quantity is not null or coalesce(line_change, later_on::text, substitute_sku) is null)
    and (later_quantity is null) = (later_on is null)) not valid,
  add constraint order_line_confirmed_range check (
    confirmed_quantity >= 0
    and held_quantity between 0 and confirmed_quantity
    and later_quantity between 1 and confirmed_quantity) not valid,
  add constraint order_line_change_known check (
    line_change in ('rejected', 'reduced', 'substituted', 'short-delivered', 'backordered')) not valid,
  add constraint order_line_invoiced_range check (invoiced_quantity >= 0) not valid;

-- The totals of what is confirmed, where they are not those of the order; and what the order still holds of its day and of
-- the budget. `confirmation` counts the answers of the ERP that changed something.
alter table sales_order
  add column confirmed_totals jsonb,
  add column confirmation int not null default 0,
  add column held_places int,
  add column held_budget_cents bigint,
  add constraint sales_order_confirmed_adds_up check (
    confirmed_totals is null or (confirmed_totals ->> 'grandTotalCents')::bigint
      = (confirmed_totals ->> 'grandTotalExVatCents')::bigint + (confirmed_totals ->> 'vatCents')::bigint) not valid,
  add constraint sales_order_held_places_range check (held_places >= 0) not valid;

-- A confirmation moves stock and budget once: an answer that is applied twice breaks these keys.
alter table stock_movement
  add column confirmation int,
  drop constraint stock_movement_reason_check,
  add constraint stock_movement_reason_check
    check (reason in ('import', 'order', 'release', 'correction', 'confirmation')) not valid,
  add constraint stock_movement_of_confirmation check ((reason = 'confirmation') = (confirmation is not null)) not valid;
drop index stock_movement_once_per_order;
create unique index stock_movement_once_per_order on stock_movement (order_id, sku, reason, confirmation)
  nulls not distinct where order_id is not null;

alter table budget_movement
  add column confirmation int,
  drop constraint budget_movement_reason_check,
  add constraint budget_movement_reason_check
    check (reason in ('import', 'order', 'release', 'correction', 'booking', 'confirmation')) not valid,
  add constraint budget_movement_of_confirmation check ((reason = 'confirmation') = (confirmation is not null)) not valid;
create unique index budget_movement_once_per_confirmation on budget_movement (company_id, order_id, confirmation)
  where confirmation is not null;

-- Figures of a month are aggregated again when a total is confirmed; lines note their changes already.
create trigger sales_order_notes_confirmed after update on sales_order
  for each row when (old.confirmed_totals is distinct from new.confirmed_totals)
  execute function note_altered_order();
