-- A company looks after its people: a role can be switched off without being taken away, whoever changes a person says
-- which state of them they saw, and a person sees where they are signed in.
alter table user_role add column is_active boolean not null default true;
alter table portal_user add column version int not null default 1;
alter table session add column device text not null default '';

-- Searched by company, in the order of names.
create index audit_entry_of_people on audit_entry (company_id, id) where action like 'person-%';
