import { OWNER } from '#features/users/people.builders.ts'
import { insertRows } from './brewery.builders.ts'
import { portal, PORTAL, type Bench, type Call, type CountedCall } from './counted-calls.builders.ts'

const FEW_AND_MANY = [1, 20] as const
const title = JSON.stringify({ en: 'x' })

/** As many contracts as the size says. */
async function agree({ brewery, size }: Bench): Promise<void> {
  await brewery.pool.query('delete from contract')
  const of = (kind: string, n: number) => ({
    company_id: 'C1',
    number: `${kind}-${n}`,
    kind,
    title,
    starts_on: '2026-01-01',
  })
  const numbers = Array.from({ length: size }, (_, index) => index)
  await insertRows(
    brewery.pool,
    'contract',
    numbers.flatMap((n) => [
      { ...of('supply', n), agreed_hectolitres: 10 },
      { ...of('bonus', n), agreed_hectolitres: 10, bonus_cents_per_hectolitre: 100 },
    ]),
  )
}

/** A programme that counts a brand; it may be there. */
async function offerPoints({ brewery }: Bench): Promise<void> {
  await brewery.pool.query(
    `insert into content_page (kind, slug, language, title, body, details)
     values ('loyalty', 'points', 'en', 'x', '', '{"brands": ["pils"], "points_per_hectolitre": 10, "rewards": []}')
     on conflict do nothing`,
  )
}

/** One of the ship-tos of the owner is a venue. */
async function openVenue({ brewery }: Bench): Promise<void> {
  await brewery.pool.query(
    `update user_role set customer_type = 'Ontrade'
     where user_id = (select id from portal_user where email = $1) and ship_to_id = 'S2'`,
    [OWNER],
  )
}

/** Asked by an owner: others have no figures. */
const byOwner =
  (asked: string): Call =>
  async ({ brewery }) => {
    const { status, body } = await brewery.get(`${PORTAL}/${asked}`, { as: OWNER })
    return status === 200 ? [] : [body]
  }

/** Nothing is there, and somebody who may look is told so. */
const notThere: Call = async ({ brewery }) => {
  const { status, body } = await brewery.get(`${PORTAL}/power-bi/embedded-report?report=sales`, { as: OWNER })
  return status === 404 ? [] : [body]
}

const ofOwner = (name: string, { asked = name, ...own }: Partial<CountedCall> & { asked?: string } = {}) =>
  portal(name, asked, { ask: byOwner(asked), ...own })

const OF_CONTRACTS = { sizes: FEW_AND_MANY, before: agree }

/** What a customer has agreed on, earned and ordered. */
export const INSIGHT_CALLS: readonly CountedCall[] = [
  ofOwner('contracts/GetAllContracts', OF_CONTRACTS),
  ofOwner('contracts/GetAllBonusContracts', OF_CONTRACTS),
  ofOwner('contracts/GetPackagingDiscount'),
  ofOwner('shiptos/GetLoyaltyBySapId/:id([^,]+),:year([0-9]+)', {
    asked: 'shiptos/GetLoyaltyBySapId/S1,2026',
    before: offerPoints,
  }),
  ofOwner('power-bi/sales-report'),
  ofOwner('power-bi/contract-evaluation'),
  ofOwner('power-bi/OnTrade-report', { before: openVenue }),
  ofOwner('power-bi/distributor-report'),
  // Nobody shows it inside the portal: who asks is known, and nothing else is read.
  portal('power-bi/embedded-report', 'power-bi/embedded-report?report=sales', { ask: notThere }),
]
