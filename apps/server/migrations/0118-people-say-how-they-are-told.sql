-- How people want to be told of what; who said nothing is told as the product has it.
create table notification_choice (
  user_id text not null references portal_user on delete cascade,
  kind text not null check (kind in ('order', 'delivery', 'invoice', 'ticket', 'user', 'news')),
  in_portal boolean not null,
  by_mail boolean not null,
  primary key (user_id, kind)
);

-- What a mail brings along, so that its reader can have no more of its kind without signing in.
create table notification_unsubscribe (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id text not null references portal_user on delete cascade,
  kind text not null check (kind in ('order', 'delivery', 'invoice', 'ticket', 'user', 'news')),
  created_at timestamptz not null default now()
);
create index notification_unsubscribe_by_person on notification_unsubscribe (user_id);
create index notification_unsubscribe_by_age on notification_unsubscribe (created_at);

-- Mails are left for what was not passed on yet; what is there by now was read.
alter table notification add column is_passed_on boolean not null default true;
alter table notification alter column is_passed_on set default false;
create index notification_not_passed_on on notification (id) where not is_passed_on;
