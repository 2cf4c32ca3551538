import {
  COUNTRY_CODES,
  CURRENCIES,
  LANGUAGES,
  MARKET_PACKS,
  MARKETS,
  USUAL_MARKET,
  type MarketPack,
} from '@fust/domain/market'
import { DELIVERY_METHODS } from '@fust/domain/order'
import { Type, type Static } from 'typebox'

/** What a market is called: two capitals. */
export const MARKET_CODE = '^[A-Z]{2}$'

/** What a folder says of a market that has no pack; what it leaves out is as usual. */
export const OwnMarket = Type.Object(
  {
    country: Type.Enum([...COUNTRY_CODES]),
    languages: Type.Array(Type.Enum([...LANGUAGES]), { minItems: 1, uniqueItems: true }),
    currency: Type.Enum([...CURRENCIES]),
    time_zone: Type.String({ maxLength: 60, description: 'a time zone such as Europe/Brussels' }),
    cut_off: Type.Optional(
      Type.String({
        pattern: '^([01]\\d|2[0-3]):[03]0$',
        description: "a time such as '16:00', on the hour or half past",
      }),
    ),
    methods: Type.Optional(Type.Array(Type.Enum([...DELIVERY_METHODS]), { minItems: 1 })),
    deposit_taxed: Type.Optional(Type.Boolean()),
    legal_age: Type.Optional(Type.Integer({ minimum: 16, maximum: 25 })),
    responsible_drinking: Type.Object(
      {
        name: Type.String({ minLength: 1, maxLength: 60 }),
        site: Type.String({
          pattern: '^https://',
          maxLength: 500,
          description: 'an address that begins with https://',
        }),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
)
export type OwnMarket = Static<typeof OwnMarket>

/** Why a folder's market does not hold, by the setting that is wrong; undefined where it does. */
export function marketFault(
  market: string,
  own: OwnMarket | undefined,
): { path: string[]; reason: string } | undefined {
  const isKnown = MARKETS.some((known) => known === market)
  if (isKnown && own)
    return { path: ['market_pack'], reason: `is for other markets: ${market} has a pack; take it away` }
  if (!isKnown && !own)
    return {
      path: ['market'],
      reason: `'${market}' has no pack: take one of ${MARKETS.join(', ')}, or give a market_pack`,
    }
  if (own && !isTimeZone(own.time_zone))
    return {
      path: ['market_pack', 'time_zone'],
      reason: `'${own.time_zone}' is not a time zone such as Europe/Brussels`,
    }
  return undefined
}

/** The pack of a market: one that comes along, or the brewery's own. */
export function marketOf({
  market,
  market_pack: own,
}: {
  market: string
  market_pack?: OwnMarket | undefined
}): MarketPack {
  const known = MARKETS.find((code) => code === market)
  if (known) return MARKET_PACKS[known]
  const [first, ...others] = own?.languages ?? []
  if (!own || first === undefined) throw new Error(`The market ${market} has no pack.`)
  return {
    ...USUAL_MARKET,
    market,
    languages: [first, ...others],
    currency: own.currency,
    timeZone: own.time_zone,
    cutOff: own.cut_off === undefined ? USUAL_MARKET.cutOff : cutOffOf(own.cut_off),
    country: own.country,
    methods: own.methods ?? USUAL_MARKET.methods,
    isDepositTaxed: own.deposit_taxed ?? USUAL_MARKET.isDepositTaxed,
    legalAge: own.legal_age ?? USUAL_MARKET.legalAge,
    responsibleDrinking: own.responsible_drinking,
  }
}

function cutOffOf(time: string): MarketPack['cutOff'] {
  return { hour: Number(time.slice(0, 2)), minute: time.endsWith('30') ? 30 : 0 }
}

// By the name that PostgreSQL knows, too: no offsets such as +01:00.
function isTimeZone(name: string): boolean {
  if (!/^[A-Z][A-Za-z]*(\/[A-Z][A-Za-z_-]*)+$/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
