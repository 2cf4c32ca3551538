-- A record is written with its answer, or not at all.
alter table idempotency_record alter column answer set not null;
