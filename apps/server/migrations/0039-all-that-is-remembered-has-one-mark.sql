-- Settings and holidays are remembered at the mark of the catalogue, and have none of their own.
drop trigger brewery_changed on brewery_setting;
drop trigger brewery_changed on brewery_holiday;
drop function brewery_changed();
drop table brewery_mark;
create trigger catalogue_changed after insert or update or delete or truncate on brewery_setting
  for each statement execute function catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on brewery_holiday
  for each statement execute function catalogue_changed();
