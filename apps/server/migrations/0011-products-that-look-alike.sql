-- Products whose name looks like the term: one letter wrong, missing or swapped. The function carries what the trigram
-- index needs: the threshold it is asked with, and that reading every name is not cheaper.
create function products_alike(term text, in_language text) returns table (sku text, relevance real)
language sql stable parallel safe set pg_trgm.word_similarity_threshold = 0.45 set enable_seqscan = off as
$$ select sku, word_similarity(term, letters) from product_search where language = in_language and term <% letters $$;
