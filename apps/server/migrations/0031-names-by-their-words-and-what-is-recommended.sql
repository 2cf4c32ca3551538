create extension if not exists fuzzystrmatch;

create function letters_of(word text) returns text language sql immutable parallel safe as
$$ select string_agg(letter, '' order by letter) from regexp_split_to_table(word, '') as letter $$;

-- How many letters of a typed word are not those that a name's word begins with; two neighbours swapped are one error,
-- and a word that stands inside another is one away from it.
create function wrong_letters(typed text, word text) returns int language sql immutable parallel safe as
$$
  select least(
    case when char_length(typed) > 3 and position(typed in word) > 0 then 1 end,
    (select min(case when wrong = 2 and letters_of(beginning) = letters_of(typed) then 1 else wrong end)
     from generate_series(greatest(1, char_length(typed) - 1), char_length(typed) + 2) as length,
       left(word, length) as beginning, levenshtein(typed, beginning) as wrong))
$$;

-- The products in whose names every typed word stands, but for the errors forgiven in it; words such as `the`, that no
-- search asks for, stand everywhere. Each word brings those that look most like it, by the trigram index; the function
-- carries what the index needs, as its older namesake does. No name has words of more letters than are compared.
create function products_alike(typed text[], forgiven int[], in_language text, stemmer regconfig)
returns table (sku text, relevance real)
language sql stable parallel safe set pg_trgm.word_similarity_threshold = 0.25 set enable_seqscan = off as
$$
  with asked as materialized (
    select left(word, 60) as word, errors from unnest(typed, forgiven) as asked(word, errors)),
  candidate as materialized (
    select distinct like_it.sku, like_it.letters, like_it.words from asked
    cross join lateral (
      select s.sku, s.letters, s.words from product_search s
      where s.language = in_language and asked.word <% s.letters
      order by word_similarity(asked.word, s.letters) desc, s.sku limit 100) like_it
    where char_length(asked.word) > 2),
  near as (
    select candidate.sku, char_length(asked.word) as letters, asked.errors, numnode(meant.query) > 0 as is_asked,
      case when numnode(meant.query) = 0 or candidate.words @@ meant.query then 0 else (
        select min(wrong_letters(asked.word, left(part, 60)))
        from regexp_split_to_table(candidate.letters, '[^[:alnum:]]+') as part
        where char_length(asked.word) > 4 or left(part, 1) = left(asked.word, 1)) end as wrong
    from candidate cross join asked
    cross join lateral (select to_tsquery(stemmer, asked.word || ':*') as query) meant)
  select sku, (sum(letters - wrong) / sum(letters))::real from near
  group by sku having bool_or(is_asked) and bool_and(coalesce(wrong <= errors, false))
$$;

-- What the brewery recommends, in its order.
create index product_recommended on product (position, sku) where is_recommended and is_active and not is_empties;
