-- An answer belongs to the calendar year of the brewery's market in which it was given.
alter table survey_answer add column year int;
update survey_answer set year = extract(year from answered_at at time zone coalesce(
  (select value ->> 'time_zone' from brewery_setting where name = 'market_pack'),
  case (select value #>> '{}' from brewery_setting where name = 'market')
    when 'CZ' then 'Europe/Prague' when 'SK' then 'Europe/Bratislava' when 'IT' then 'Europe/Rome'
    else 'Europe/Amsterdam' end));
alter table survey_answer
  alter column year set not null,
  drop constraint survey_answer_pkey,
  add primary key (company_id, ship_to_id, year, question);
