-- What customers say is wrong with lines of a delivered order, and how the brewery settled it: a claim is a ticket with lines.
create table ticket_claim (
  ticket_id int primary key references ticket on delete cascade,
  company_id text not null,
  order_id bigint not null,
  settlement text check (settlement in ('credit', 'replacement', 'rejected')),
  -- the person may go, what they settled stays
  settled_by text references portal_user on delete set null,
  settled_at timestamptz,
  foreign key (company_id, order_id) references sales_order on delete cascade,
  check ((settlement is null) = (settled_at is null))
);
create index ticket_claim_by_order on ticket_claim (company_id, order_id);
create index ticket_claim_by_person on ticket_claim (settled_by);

create table ticket_claim_line (
  ticket_id int not null references ticket_claim on delete cascade,
  company_id text not null,
  order_id bigint not null,
  line_number int not null,
  fault text not null check (fault in ('short', 'damaged', 'wrong')),
  -- cases or pieces, litres of tank beer
  quantity int not null check (quantity > 0),
  primary key (ticket_id, line_number),
  foreign key (company_id, order_id, line_number) references order_line on delete cascade
);
create index ticket_claim_line_by_order_line on ticket_claim_line (company_id, order_id, line_number);
