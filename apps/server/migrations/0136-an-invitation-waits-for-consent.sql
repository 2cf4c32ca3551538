-- An invitation is what somebody typed, until the person accepts it: it gives no role, and says nothing of an account that
-- the address may have.
create table invitation (
  id text primary key check (id ~ '^I[0-9a-f]{24}$'),
  email text not null constraint invitation_email_length check (char_length(email) between 3 and 254),
  first_name text not null constraint invitation_first_name_length check (char_length(first_name) <= 60),
  last_name text not null constraint invitation_last_name_length check (char_length(last_name) <= 60),
  phone text not null constraint invitation_phone_length check (char_length(phone) <= 30),
  locale text not null constraint invitation_locale_length check (char_length(locale) <= 8),
  country text not null constraint invitation_country_length check (char_length(country) <= 3),
  state text not null default 'open' check (state in ('open', 'withdrawn', 'declined')),
  version int not null default 1,
  invited_by text not null references portal_user on delete cascade,
  -- of an administrator of the brewery, where there is a second one to confirm it
  needs_confirmation boolean not null default false,
  confirmed_by text,
  mails_sent int not null default 0 check (mails_sent >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint invitation_ends check (expires_at > created_at),
  constraint invitation_confirmed_by_another check (confirmed_by is distinct from invited_by)
);
create index invitation_by_email on invitation (email);
create index invitation_by_inviter on invitation (invited_by);
create index invitation_by_expiry on invitation (expires_at);

create table invitation_role (
  invitation_id text not null references invitation on delete cascade,
  company_id text not null,
  ship_to_id text not null,
  role text not null check (role in ('Owner', 'DelegatedOwner', 'Manager', 'SalesAssociate', 'Basic')),
  customer_type text not null,
  primary key (invitation_id, company_id, ship_to_id, role, customer_type),
  foreign key (company_id, ship_to_id) references ship_to on delete cascade
);
create index invitation_role_by_ship_to on invitation_role (company_id, ship_to_id);

-- The link of an invitation accepts it together with the first password.
alter table one_time_token add column invitation_id text references invitation on delete set null;
create index one_time_token_by_invitation on one_time_token (invitation_id);
