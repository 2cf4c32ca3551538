-- When a page last changed, as search engines ask; null: before that was noted.
alter table content_page add column updated_at timestamptz;
