-- Who sees a page, until when, what it is read as, and which files it shows and offers.
alter table content_page
  add column html text not null default '',
  add column published_until date,
  add column is_public boolean not null default false,
  add column user_types text[] not null default '{}',
  add column pictures text[] not null default '{}',
  add column files text[] not null default '{}',
  add constraint content_page_days check (published_until >= published_on);
