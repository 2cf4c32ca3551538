-- Whether and where a page stands in a list is read from here alone: its texts are many times as long.
create index content_page_seen on content_page (kind, slug, language)
  include (position, published_on, published_until, is_public, user_types);
