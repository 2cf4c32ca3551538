-- Counts up each time a message is taken up and is never set back: a worker whose lease went to another has an old number.
alter table outbox add column claim int not null default 0;
create index outbox_done on outbox (done_at) where done_at is not null;
