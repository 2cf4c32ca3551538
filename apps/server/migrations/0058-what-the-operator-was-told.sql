-- Of each cause the day on which whoever runs the portal was told of it last. The rows are there from the start: a full disk
-- lets a row be changed where it lets none be added.
create table operator_notice (
  cause text primary key,
  told_on date
) with (fillfactor = 50);
insert into operator_notice (cause) values ('erp-messages-dead'), ('import-failed'), ('database-full');
