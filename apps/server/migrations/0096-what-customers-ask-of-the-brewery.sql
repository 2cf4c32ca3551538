-- What customers ask of the brewery and wish from it, what is said about it, and the files that belong to it.
create table ticket (
  id int generated always as identity (start with 100001) primary key,
  company_id text not null,
  ship_to_id text not null,
  -- the person may go, what they asked stays
  user_id text references portal_user on delete set null,
  market text not null check (market in ('NL', 'IT')),
  kind text not null check (kind in ('question', 'request')),
  category_id text check (char_length(category_id) <= 40),
  sub_category_id text check (char_length(sub_category_id) <= 40),
  subject text not null constraint ticket_subject_length check (char_length(subject) <= 120),
  description text not null constraint ticket_description_length check (char_length(description) <= 2000),
  order_id bigint,
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (company_id, ship_to_id) references ship_to on delete cascade,
  foreign key (company_id, order_id) references sales_order on delete set null (order_id)
);
create index ticket_newest on ticket (company_id, ship_to_id, updated_at desc, id desc);
create index ticket_by_order on ticket (company_id, order_id) where order_id is not null;
create index ticket_by_person on ticket (user_id);

create table ticket_comment (
  ticket_id int not null references ticket on delete cascade,
  id int generated always as identity unique,
  user_id text references portal_user on delete set null,
  is_staff boolean not null,
  description text not null constraint ticket_comment_length check (char_length(description) <= 2000),
  created_at timestamptz not null,
  primary key (ticket_id, id)
);
create index ticket_comment_by_person on ticket_comment (user_id);

create table ticket_attachment (
  ticket_id int not null references ticket on delete cascade,
  id int generated always as identity unique,
  user_id text references portal_user on delete set null,
  file_name text not null constraint ticket_attachment_name_length check (char_length(file_name) <= 80),
  type text not null,
  bytes int not null check (bytes between 1 and 10485760),
  -- where the bytes are; nothing of it is chosen by who sent them
  stored_as uuid not null unique,
  state text not null check (state in ('waiting', 'clean', 'refused')),
  created_at timestamptz not null,
  primary key (ticket_id, id)
);
create index ticket_attachment_by_person on ticket_attachment (user_id);
