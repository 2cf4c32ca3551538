import { CUSTOMER_TYPES } from '@fust/domain/access'
import { COUNTRY_CODES, LANGUAGES } from '@fust/domain/market'
import { DELIVERY_METHODS } from '@fust/domain/order'
import { check, words, wrongRows, type Checks } from './check.ts'

/** Where texts by language stand, and how a row is named. */
export const TEXTS: readonly [table: string, column: string, name: string][] = [
  ['brewery_holiday', 'name', 'day'],
  ['brand', 'style', 'code'],
  ['brand', 'tagline', 'code'],
  ['category', 'name', 'id'],
  ['category', 'description', 'id'],
  ['product', 'name', 'sku'],
  ['product', 'subtitle', 'sku'],
  ['product', 'description', 'sku'],
  ['product_deposit', 'name', 'sku'],
  ['product_download', 'title', 'sku'],
  ['bundle_option', 'title', 'id'],
  ['price_group', 'name', 'code'],
  ['discount', 'name', 'code'],
  ['coupon', 'name', 'code'],
  ['payment_method', 'title', 'code'],
  ['delivery_calendar', 'name', 'code'],
  ['delivery_calendar_closure', 'reason', 'day'],
  ['contract', 'title', 'number'],
  ['tank_setting', 'extra_info', 'ship_to_id'],
]
const LINE_TEXTS = ['product_name', 'subtitle']

// The same text stands in many lines of orders.
const textsOf = ([table, column, name]: (typeof TEXTS)[number]) =>
  `select '${column} of ${table} ' || min(${name}::text) || ' is no text by language' as breach
   from ${table} group by ${column} having ${notByLanguage(column)}`

const notByLanguage = (column: string) => `case when jsonb_typeof(${column}) = 'object'
  then ${column} @? '$.* ? (@.type() != "string")' or ${column} - array[${words(LANGUAGES)}] <> '{}' else true end`

const inCountry = (of: string) => `${of}.country !~ '^[A-Z]{2}$'`
const limits = (of: string) =>
  `least(${of}.min_pallets, ${of}.max_pallets, ${of}.min_weight_grams, ${of}.max_weight_grams) < 0`

// 13 digits whose last one checks the others: they weigh 1 and 3 in turn.
const isNoEan = (ean: string) => {
  const sum = Array.from({ length: 13 }, (_, at) => `${at % 2 ? 3 : 1} * substr(${ean}, ${at + 1}, 1)::int`)
  return `(${sum.join(' + ')}) % 10 <> 0`
}

const WRONG_PRODUCTS = wrongRows({
  name: `'product ' || p.sku`,
  from: 'product p left join product parent on parent.sku = p.parent_sku',
  wrong: {
    'is a variant of what has none': `parent.type <> 'configurable'`,
    'is a variant and has some, or is made of parts': `p.parent_sku is not null and p.type <> 'simple'`,
    'differs by what is no text': `jsonb_typeof(p.variant_attributes) <> 'object'
      or p.variant_attributes @? '$.* ? (@.type() != "string")'`,
    'comes from no country': `p.country_of_origin !~ '^[A-Z]{2}$'`,
    'has a number that is no EAN': `${isNoEan('p.ean_case')} or ${isNoEan('p.ean_unit')}`,
    'counts less than nothing': 'least(p.low_stock_below, p.rotation_days) < 0',
    'is found at no address': `p.url_key !~ '^[a-z0-9]+(-[a-z0-9]+)*$'`,
  },
})

/** What the brewery brings in its folder, held against what the importer lets through. */
export const BREWERY: Checks = {
  'texts are written by language': check(
    'texts-in-no-language',
    `${TEXTS.map(textsOf).join(' union all ')}
     union all
     select 'product_name or subtitle of order_line ' || min(sku) || ' is no text by language'
     from order_line group by product_name, subtitle having ${LINE_TEXTS.map(notByLanguage).join(' or ')}`,
  ),

  'the catalogue holds together': check(
    'catalogue-that-falls-apart',
    `with recursive up (start, id, parent_id) as (
       select id, id, parent_id from category
       union all select up.start, c.id, c.parent_id from up join category c on c.id = up.parent_id
     ) cycle id set is_circle using path
     select distinct 'category ' || start || ' lies below itself' as breach from up where is_circle and id = start
     union all ${WRONG_PRODUCTS}
     union all
     select 'option ' || o.id || ' is of ' || p.sku || ', which is no bundle'
     from bundle_option o join product p on p.sku = o.sku where p.type <> 'bundle'
     union all
     select 'download ' || file || ' of ' || sku || ' lies elsewhere'
     from product_download where file !~ '^(media|documents)(/[^/\\\\]+)+$' or file ~ '/\\.\\.?(/|$)'
     union all
     select 'picture ' || file || ' lies elsewhere'
     from picture where file !~ '^media(/[^/\\\\]+)+$' or file ~ '/\\.\\.?(/|$)'
     union all
     select what || ' is shown with ' || shown.file || ', which no import has read'
     from (select 'product ' || sku, picture from product union all select 'brand ' || code, motif from brand)
       as shown (what, file)
     where shown.file is not null and not exists (select from picture where picture.file = shown.file)
     union all select 'discount ' || code || ' ends before it begins' from discount where valid_from > valid_to
     union all select 'coupon ' || code || ' ends before it begins' from coupon where valid_from > valid_to
     union all select 'offer of ' || sku || ' is delivered until before it is delivered' from special_offer
       where deliverable_from > deliverable_to`,
  ),

  // Names weigh most; the rest of the words is the importer's.
  'products are found by their names': check(
    'products-found-by-other-names',
    `select p.sku || ' is not found' as breach from product p
     where not exists (select from product_search s where s.sku = p.sku)
     union all ${wrongRows({
       name: `'what is searched of ' || s.sku`,
       from: 'product_search s join product p on p.sku = s.sku',
       wrong: {
         'has another name': `exists (select from jsonb_each_text(p.name) as name
           where not tsvector_to_array(to_tsvector('simple', words_in(value))) <@ tsvector_to_array(s.words))`,
       },
     })}
     union all
     select 'no error is forgiven in ' || word from (
       select word from product_search cross join words_to_forgive(words) as word
       union select word from content_page cross join words_to_forgive(words) as word) own
     where not exists (select from search_word where search_word.word = own.word)`,
  ),

  'pages are written in languages that we know': check(
    'pages-in-no-language',
    wrongRows({
      name: `'page ' || c.kind || '/' || c.slug || '.' || c.language`,
      from: 'content_page c',
      wrong: {
        'is in a language that is none': `c.language not in (${words(LANGUAGES)})`,
        'has no title': `c.title = ''`,
        'lies at no address': `c.kind !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or c.slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$'`,
        'is found by other words': `c.words <> page_words(c.language, c.title, c.summary, c.body, c.details)`,
        'says nothing by name': `jsonb_typeof(c.details) <> 'object'`,
        'shows a picture that is not there': `exists (select from unnest(c.pictures) as shown
          where not exists (select from picture p where p.file = shown))`,
      },
    }),
  ),

  'customers, calendars and transports hold together': check(
    'customers-that-fall-apart',
    `select 'calendar ' || code || ' delivers on weekdays that are none' as breach from delivery_calendar
       where not (weekdays || half_truck_weekdays || tank_weekdays) <@ array[1, 2, 3, 4, 5, 6, 7]
     union all
     select 'hours of ' || calendar_code || ' from ' || from_time || ' are none' from delivery_hour
       where from_time > to_time or to_time > '23:59'
     union all
     select 'contract ' || number || ' of ' || company_id || ' ends before it begins, or gives less than nothing'
     from contract where starts_on > ends_on or least(agreed_hectolitres, bonus_cents_per_hectolitre) < 0
     union all
     select 'address ' || id || ' lies in ' || country from requested_address
       where country not in (${words(COUNTRY_CODES)})
     union all ${wrongRows({
       name: `'company ' || c.id`,
       from: 'company c',
       wrong: {
         'is of a customer type that is none': `c.customer_type not in (${words(CUSTOMER_TYPES)})`,
         'lies in no country': inCountry('c'),
       },
     })}
     union all ${wrongRows({
       name: `'payer ' || p.id || ' of ' || p.company_id`,
       from: 'payer p',
       wrong: { 'lies in no country': inCountry('p'), 'pays before it is invoiced': 'p.payment_term_days < 0' },
     })}
     union all ${wrongRows({
       name: `'ship-to ' || s.id`,
       from: 'ship_to s',
       wrong: {
         'is of a customer type that is none': `s.customer_type not in (${words(CUSTOMER_TYPES)})`,
         'lies in no country': inCountry('s'),
         'lies nowhere on earth': 's.latitude not between -90 and 90 or s.longitude not between -180 and 180',
       },
     })}
     union all ${wrongRows({
       name: `'transport ' || t.method || ' of ' || t.customer_type`,
       from: 'transport_limit t',
       wrong: {
         'is a method that is none': `t.method not in (${words(DELIVERY_METHODS)})`,
         'is for a customer type that is none': `t.customer_type not in (${words(['*', ...CUSTOMER_TYPES])})`,
         'takes less than nothing': `${limits('t')} or t.max_cash_cents < 0`,
       },
     })}
     union all ${wrongRows({
       name: `'transport ' || m.method || ' of ' || m.ship_to_id`,
       from: 'ship_to_method m',
       wrong: {
         'is a method that is none': `m.method not in (${words(DELIVERY_METHODS)})`,
         'takes less than nothing': limits('m'),
       },
     })}
     union all ${wrongRows({
       name: `'tanks of ' || t.ship_to_id`,
       from: 'tank_setting t',
       wrong: {
         'take less than nothing': 'least(t.min_liters, t.max_liters) < 0',
         'take a brand that is none':
           'exists (select from unnest(t.purchasable_brands) as code left join brand b using (code) where b.code is null)',
       },
     })}
     union all ${wrongRows({
       name: `'tank ' || k.position || ' of ' || k.ship_to_id`,
       from: 'tank k',
       wrong: {
         'takes less than it has to': 'k.min_liters > least(k.max_liters, k.capacity_liters)',
       },
     })}`,
  ),
}
