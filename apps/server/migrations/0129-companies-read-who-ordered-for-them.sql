-- What a company reads of its trail: what was done to its people, and who of the brewery ordered for it.
create index audit_entry_of_company on audit_entry (company_id, id) where action like 'person-%'
  or action in ('ordering-for-began', 'ordering-for-ended') or (action = 'order-placed' and details ? 'orderedFor');
drop index audit_entry_of_people;
