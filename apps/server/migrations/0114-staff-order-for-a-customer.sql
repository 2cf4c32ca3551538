-- Somebody of the brewery orders for a customer of theirs: the session says for whom, the order that it was so.
alter table session add column ordering_for text references company on delete set null;
create index session_ordering_for on session (ordering_for) where ordering_for is not null;

alter table sales_order add column is_by_staff boolean not null default false;
