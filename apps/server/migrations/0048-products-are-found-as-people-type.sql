-- One document for each product, in all its languages: words as they are written, for beginnings, and by their stems.

-- A text as words and numbers without accents: `Krat 24×33CL, 5,0%` is `krat 24 33 cl 5.0`. What is typed is taken apart
-- in the same way (`search-query.ts`).
create function words_in(written text) returns text language sql stable parallel safe as
$$
  select regexp_replace(translate(lower(unaccent(written)), ',-/\_@&''*', '.        '),
    '([[:alpha:]])(?=[0-9.])|([0-9])(?=[[:alpha:]])', '\1\2 ', 'g')
$$;

-- By what the words of a language are forms of one another; without it, of themselves.
create function stems_of(language text) returns regconfig language sql immutable parallel safe as
$$
  select case language when 'nl' then 'dutch'::regconfig when 'en' then 'english'::regconfig
    when 'it' then 'italian'::regconfig when 'de' then 'german'::regconfig else 'simple'::regconfig end
$$;

create aggregate all_words(tsvector) (sfunc = tsvector_concat, stype = tsvector, parallel = safe);

-- What people call a pack, whatever its subtitle says.
create function words_for_pack(pack_format text, pack_material text) returns text language sql immutable parallel safe as
$$
  select concat_ws(' ',
    case upper(pack_format)
      when 'CRATE' then 'krat kratje crate' when 'KEG' then 'fust fustje vat vaatje keg barrel liter litre'
      when 'TRAY' then 'tray' when 'BOX' then 'doos doosje box' when 'BULK' then 'tank'
      when 'PIECE' then 'stuk piece' when 'SET' then 'pakket set' when 'PALLET' then 'pallet' when 'BAG' then 'zak bag' end,
    case upper(pack_material) when 'ALUMINIUM' then 'blik blikje can' when 'GLASS' then 'fles flesje bottle' end)
$$;

-- What products are searched by: A their names, B what else they are called by, C the stems of their descriptions.
-- `t-shirt` is `tshirt` too, and all of a name one word.
create function product_words() returns table (sku text, words tsvector) language sql stable parallel safe as
$$
  select p.sku, (
    select all_words(setweight(to_tsvector('simple', searched) || to_tsvector(stems_of(language), searched), weight))
    from jsonb_each_text(p.name) as own (language, name)
    cross join lateral (values
      ('A'::"char", name || ' ' || regexp_replace(name, '[^[:alnum:]]', '', 'g')),
      ('B', concat_ws(' ', b.name, p.sub_brand, p.beer_type, p.packaging, p.subtitle ->> language,
        words_for_pack(p.pack_format, p.pack_material),
        case when p.material_type = 'FERT' then b.style ->> language end, p.sku, p.ean_case, p.ean_unit,
        (select string_agg(concat_ws(' ', c.name ->> language, above.name ->> language), ' ') from product_category
         join category c on c.id = category_id
         -- what is above all says nothing
         left join category above on above.id = c.parent_id and above.parent_id is not null
         where product_category.sku = p.sku),
        (select string_agg(variant.name ->> language, ' ') from product variant where variant.parent_sku = p.sku)))
    ) as said (weight, written)
    cross join lateral (
      select words_in(concat_ws(' ', written, string_agg(replace(word, '-', ''), ' '))) as searched
      from string_to_table(written, ' ') as word where word like '%-%') each
  ) || coalesce((
    select all_words(setweight(to_tsvector(stems_of(language), unaccent(story)), 'C'))
    from jsonb_each_text(p.description) as own (language, story)), '')
  from product p join brand b on b.code = p.brand_code
$$;

drop table product_search;
drop function products_alike(text, text);
drop function products_alike(text[], int[], text, regconfig);
create table product_search (
  sku text primary key references product on delete cascade,
  words tsvector not null
);
create trigger catalogue_changed after insert or update or delete or truncate on product_search
  for each statement execute function catalogue_changed();

-- The words that products are called by, for what is typed with an error.
create table search_word (word text primary key check (word ~ '^[^0-9]{3,}$'));
create function words_to_forgive(document tsvector) returns setof text language sql immutable parallel safe as
$$
  select lexeme from unnest(document) as each (lexeme, positions, weights)
  where weights && '{A,B}' and lexeme ~ '^[^0-9]{3,}$'
$$;

-- Writes anew what is searched of some products. A word that none has any more stays, and finds nothing.
create function write_product_search(skus text[]) returns void language sql as
$$
  with written as (
    insert into product_search select * from product_words() where sku = any(skus) order by sku
    on conflict (sku) do update set words = excluded.words where product_search.words <> excluded.words
    returning words)
  insert into search_word select distinct word from written cross join words_to_forgive(words) as word
  on conflict do nothing
$$;
select write_product_search(array(select sku from product));
create index product_search_words on product_search using gin (words);
create index search_word_letters on search_word using gin (word gin_trgm_ops);

-- The words that are a typed one but for the errors forgiven in it. The function carries what the trigram index needs:
-- the threshold it is asked with, and that reading every word is not cheaper. No word has more letters than are compared.
create function words_alike(typed text, forgiven int) returns setof text
language sql stable parallel safe rows 5 set pg_trgm.word_similarity_threshold = 0.25 set enable_seqscan = off as
$$
  select word from (
    select word from search_word where left(typed, 60) <% word
    order by word_similarity(left(typed, 60), word) desc, word limit 100) near
  where wrong_letters(left(typed, 60), left(word, 60)) <= forgiven
    and (char_length(typed) > 4 or left(word, 1) = left(typed, 1))
$$;

-- What typed words ask of a document. Each may be there as it is written, as a beginning, in another form or with errors; or
-- all are there as one word, as `tap knop` is `tapknop`. Small words of any language, such as `the`, need not be there beside
-- others; alone they begin what a product is called by.
--   looked_up  what the index is asked for: words that are not common
--   wanted     what has to be there
--   better     of which a document that fits better has more: all words whole, and at least begun, in its name, or in it and
--              what else it is called by; and the small words
create function asked_words(typed text[], is_rare bool[], forgiven int[], together text, language text)
returns table (looked_up tsquery, wanted tsquery, better tsquery[]) language sql stable parallel safe rows 1 as
$$
  with asked as (
    -- where a word has to stand is written for `@`
    select rare, is_small, not is_small or every(is_small) over () as is_wanted,
      format('(%s)', forms) as whole, format('(%L:*@ | %s)', word, forms) as begun
    from unnest(typed, is_rare, forgiven) as own (written, rare, errors)
    cross join lateral (select unaccent(written) as word offset 0) plain
    cross join lateral (
      select coalesce((tsvector_to_array(to_tsvector(stems_of(language), word)))[1], word) as stem,
        '' in (to_tsvector('dutch', word), to_tsvector('english', word), to_tsvector('italian', word),
          to_tsvector('german', word)) as is_small offset 0) meant
    cross join lateral (
      select string_agg(format('%L:@', form), ' | ') as forms from (
        select word as form union select stem
        -- who types `glazen` means `glas`
        union select left(stem, -1) || translate(right(stem, 1), 'zv', 'sf') where language = 'nl'
        union select words_alike(word, errors) where errors > 0 and not is_small) own offset 0) all_forms),
  combined as (
    select string_agg(whole, ' & ') filter (where is_wanted) || format(' | %L:@', one_word) as whole,
      string_agg(begun, ' & ') filter (where is_wanted) || format(' | %L:*@', one_word) as begun,
      string_agg(begun, ' & ') filter (where is_wanted and rare) || format(' | %L:*@', one_word) as rare,
      string_agg(begun, ' & ') as all_begun, case when every(is_small) then 'AB' else '' end as anywhere
    from asked cross join unaccent(together) as one_word group by one_word)
  select replace(coalesce(rare, begun), '@', anywhere)::tsquery, replace(begun, '@', anywhere)::tsquery,
    array(
      select replace(query, '@', places)::tsquery
      from unnest('{A,AB}'::text[]) as places cross join unnest(array[whole, begun]) as query)
      || replace(all_begun, '@', '')::tsquery
  from combined
$$;
