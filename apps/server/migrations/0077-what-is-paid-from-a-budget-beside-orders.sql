-- What a ship-to spends of its budget beside orders: who books it says for what, and may say it again under its reference.
alter table budget_movement
  add column reference text,
  add column note text not null default '',
  add column user_id text,
  add constraint budget_movement_of_booking
    check ((reason = 'booking') = (reference is not null and user_id is not null)) not valid,
  add constraint budget_movement_reference_length check (char_length(reference) <= 40) not valid,
  add constraint budget_movement_note_length check (char_length(note) <= 200) not valid,
  drop constraint budget_movement_reason_check,
  add constraint budget_movement_reason_check
    check (reason in ('import', 'order', 'release', 'correction', 'booking')) not valid;
-- A ledger is read by the page, latest first.
create index budget_movement_latest on budget_movement (company_id, ship_to_id, year, id desc);
