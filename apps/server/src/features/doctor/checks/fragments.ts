import { DEFAULT_MARKET, MARKETS, MARKET_PACKS } from '@fust/domain/market'

// Pieces of statements that several checks are made of. Lines, events and documents are joined to orders by the id alone:
// another check sees to it that no two orders share one.

/** An e-mail address as the importer and the sign-in know them; a cart may spell it in capitals. */
export const NO_EMAIL = `!~* '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$'`

/** Hours are chosen both or not at all. */
export const wrongHours = (of: string) =>
  `(${of}.hours_from is null) <> (${of}.hours_to is null) or ${of}.hours_from >= ${of}.hours_to`

/** A moment that has come by no clock, ours (`$1`) or the database's; they are an hour apart at most. */
export const isInFuture = (moment: string) => `${moment} > greatest($1::timestamptz, now()) + interval '1 hour'`

/** The parts of a bundle, each as `part`; what is no list of them has none. */
export const partsIn = (options: string) =>
  `jsonb_array_elements(case when jsonb_typeof(${options}) = 'array' then ${options} else '[]' end) as part`

const zones = MARKETS.map((market) => `when '${market}' then '${MARKET_PACKS[market].timeZone}'`)

/** The time zone of the brewery's market. */
export const TIME_ZONE = `coalesce((select value ->> 'time_zone' from brewery_setting where name = 'market_pack'),
  case (select value #>> '{}' from brewery_setting where name = 'market')
  ${zones.join(' ')} else '${MARKET_PACKS[DEFAULT_MARKET].timeZone}' end)`
