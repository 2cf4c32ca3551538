-- A row trigger does not see TRUNCATE.
create trigger audit_entry_is_not_emptied before truncate on audit_entry
  for each statement execute function refuse_change();
