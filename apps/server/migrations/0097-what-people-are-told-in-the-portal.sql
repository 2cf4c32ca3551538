-- What people are told in the portal: each thing once, for whoever sees the ship-to or for one person; and who has read it.
create table notification (
  id int generated always as identity primary key,
  -- what is told twice has one key
  key text not null unique,
  kind text not null check (kind in ('order', 'delivery', 'invoice', 'ticket')),
  company_id text not null,
  ship_to_id text not null,
  -- null: for everybody who may see it
  user_id text references portal_user on delete cascade,
  order_id bigint,
  ticket_id int references ticket on delete cascade,
  -- the number of the invoice, and what is new about an order
  subject text not null default '',
  news text not null default '',
  created_at timestamptz not null,
  foreign key (company_id, ship_to_id) references ship_to on delete cascade,
  foreign key (company_id, order_id) references sales_order on delete cascade
);
create index notification_newest on notification (company_id, ship_to_id, created_at desc, id desc);
create index notification_by_age on notification (created_at);
create index notification_by_order on notification (company_id, order_id);
create index notification_by_ticket on notification (ticket_id);
create index notification_by_person on notification (user_id);

create table notification_read (
  user_id text not null references portal_user on delete cascade,
  notification_id int not null references notification on delete cascade,
  read_at timestamptz not null,
  primary key (user_id, notification_id)
);
create index notification_read_by_notification on notification_read (notification_id);
