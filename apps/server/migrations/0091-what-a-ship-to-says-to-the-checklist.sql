-- What the people of a ship-to answered to the questions of the checklist; a question is the name of its page.
create table survey_answer (
  company_id text not null,
  ship_to_id text not null,
  question text not null check (char_length(question) between 1 and 100),
  answer text not null check (answer in ('yes', 'partly', 'no', 'not-here')),
  answered_by text not null,
  answered_at timestamptz not null,
  primary key (company_id, ship_to_id, question),
  foreign key (company_id, ship_to_id) references ship_to (company_id, id) on delete cascade
);
