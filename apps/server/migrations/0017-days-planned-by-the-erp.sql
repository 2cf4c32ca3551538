-- Days that the ERP has planned otherwise than the calendar says; they narrow it and never widen it.
create table planned_day (
  calendar_code text not null references delivery_calendar on delete cascade,
  day date not null,
  is_working boolean not null,
  -- null: the ERP plans no places for this day
  places int check (places >= 0),
  primary key (calendar_code, day)
);
