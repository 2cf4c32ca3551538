import type { PoolClient } from 'pg'

// PostgreSQL's stemmers; a language without one is searched by whole words.
const STEMMERS: Record<string, string> = { nl: 'dutch', en: 'english', it: 'italian', de: 'german' }

/** Notes which products change in anything that can be searched; to be called before they do. */
export async function noteSearchChanges(
  client: PoolClient,
  staged: ReadonlySet<string>,
  languages: readonly string[],
): Promise<void> {
  await client.query(`create temp table stage_searched (sku text primary key) on commit drop`)
  if (staged.has('product'))
    await client.query(
      `insert into stage_searched select s.sku from stage_product s left join product p using (sku)
        where (s.name, s.subtitle, s.description, s.brand_code, s.sub_brand, s.beer_type, s.ean_case, s.ean_unit)
          is distinct from (p.name, p.subtitle, p.description, p.brand_code, p.sub_brand, p.beer_type, p.ean_case, p.ean_unit)
        on conflict do nothing`,
    )
  if (staged.has('brand'))
    await client.query(
      `insert into stage_searched select p.sku from product p join brand b on b.code = p.brand_code
        join stage_brand s on s.code = b.code where s.name <> b.name on conflict do nothing`,
    )
  await client.query(
    `insert into stage_searched select p.sku from product p
      where (select count(*) from product_search f where f.sku = p.sku and f.language = any($1)) < cardinality($1)
      on conflict do nothing`,
    [languages],
  )
}

export async function rebuildNotedSearch(client: PoolClient, languages: readonly string[]): Promise<void> {
  await client.query(`delete from product_search where not (language = any($1))`, [languages])
  for (const language of languages) await client.query(rebuilding('select sku from stage_searched'), search(language))
}

/** Rebuilds what is searched of some products, after their texts changed. */
export async function rebuildProductSearch(
  client: Pick<PoolClient, 'query'>,
  skus: readonly string[],
  languages: readonly string[],
): Promise<void> {
  for (const language of languages)
    await client.query(rebuilding('select unnest($3::text[])'), [...search(language), skus])
}

const search = (language: string) => [language, STEMMERS[language] ?? 'simple']

// Names weigh most, then brand and kind, then the description. SKUs are searched in `letters` by parts.
function rebuilding(skus: string): string {
  return `insert into product_search (sku, language, words, letters)
    select p.sku, $1,
      ${words(inLanguage('name'), 'A')}
        || ${words(`concat_ws(' ', b.name, p.sub_brand, p.beer_type, ${inLanguage('subtitle')})`, 'B')}
        || ${words(inLanguage('description'), 'C')}
        || setweight(to_tsvector('simple', concat_ws(' ', p.sku, p.ean_case, p.ean_unit)), 'A'),
      lower(unaccent(concat_ws(' ', ${inLanguage('name')}, b.name, p.sku, p.ean_case, p.ean_unit)))
    from product p join brand b on b.code = p.brand_code
    where p.sku in (${skus}) order by p.sku
    on conflict (sku, language) do update set words = excluded.words, letters = excluded.letters
    where (product_search.words, product_search.letters) is distinct from (excluded.words, excluded.letters)`
}

const inLanguage = (name: string) => `coalesce(p.${name} ->> $1, p.${name} ->> 'en', p.${name} ->> 'nl', '')`
const words = (text: string, weight: string) => `setweight(to_tsvector($2::regconfig, unaccent(${text})), '${weight}')`
