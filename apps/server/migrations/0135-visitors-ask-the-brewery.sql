-- What visitors ask of the brewery is a ticket of no company; who they are stands beside it.
alter table ticket
  alter company_id drop not null,
  alter ship_to_id drop not null,
  add constraint ticket_of_a_ship_to_or_of_a_visitor check ((company_id is null) = (ship_to_id is null));
create index ticket_of_visitors on ticket (updated_at desc, id desc) where company_id is null;

create table ticket_visitor (
  ticket_id int primary key references ticket on delete cascade,
  -- sent again under this number, a request is the same
  request_id text not null unique check (char_length(request_id) <= 64),
  -- the challenge whose work was done for it: none opens a second ticket
  challenge text not null unique check (char_length(challenge) <= 64),
  wish text not null check (wish in ('partner', 'question')),
  language text not null check (char_length(language) <= 8),
  first_name text not null constraint ticket_visitor_first_name_length check (char_length(first_name) <= 60),
  last_name text not null constraint ticket_visitor_last_name_length check (char_length(last_name) <= 60),
  email text not null constraint ticket_visitor_email_length check (char_length(email) <= 254),
  phone text not null constraint ticket_visitor_phone_length check (char_length(phone) <= 30),
  company_name text not null constraint ticket_visitor_company_name_length check (char_length(company_name) <= 120),
  chamber_number text not null constraint ticket_visitor_chamber_number_length check (char_length(chamber_number) <= 30),
  city text not null constraint ticket_visitor_city_length check (char_length(city) <= 100),
  trade text check (char_length(trade) <= 20)
);

-- What challenges are signed by: one key of all servers, made when the first visitor comes.
create table challenge_key (
  is_only boolean primary key default true check (is_only),
  secret bytea not null check (octet_length(secret) = 32)
);
