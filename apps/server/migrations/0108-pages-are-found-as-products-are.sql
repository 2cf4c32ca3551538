-- What the brewery writes is found as its products are: by words as they are written, their beginnings and their stems.

-- A what a page is called, B what it says in short and what it is about, C the stems of all that it says.
create function page_words(language text, title text, summary text, body text, details jsonb) returns tsvector
language sql stable parallel safe as
$$
  select all_words(case weight when 'C' then setweight(to_tsvector(stems_of(language), searched), 'C')
    else setweight(to_tsvector('simple', searched) || to_tsvector(stems_of(language), searched), weight) end)
  from (values
    ('A'::"char", title),
    ('B', concat_ws(' ', summary, details ->> 'category', details ->> 'topic', details ->> 'folder', details ->> 'brand',
      (select string_agg(tag, ' ') from jsonb_array_elements_text(
        case jsonb_typeof(details -> 'tags') when 'array' then details -> 'tags' else '[]' end) as tag))),
    ('C', left(body, 100000))) as said (weight, written)
  cross join lateral (select words_in(written) as searched) own
$$;

alter table content_page add column words tsvector not null default '';
update content_page set words = page_words(language, title, summary, body, details);

-- Whoever writes a page writes what it is found by; its words are forgiven errors like those of products.
create function write_page_words() returns trigger language plpgsql as
$$
begin
  new.words := page_words(new.language, new.title, new.summary, new.body, new.details);
  insert into search_word select distinct word from words_to_forgive(new.words) as word order by word on conflict do nothing;
  return new;
end
$$;
create trigger page_words before insert or update of language, title, summary, body, details on content_page
  for each row execute function write_page_words();
insert into search_word select distinct word from content_page cross join words_to_forgive(words) as word
on conflict do nothing;
