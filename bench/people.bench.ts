// How long the owner of a company of 10,000 people waits for a page of them, and for a search:
// `npm run node bench/people.bench.ts`; one minute.
import { customer } from './brewery/filled-brewery.ts'
import { measureReads } from './machinery/measure-reads.ts'
import { scaled } from './machinery/settings.ts'

const PEOPLE = 10_000
const USERS = '/alcdcservice/api/v1/portal/users/GetAllUsersInfo'
const { token, userId, companyId } = customer(1)

const row = (what: string, query: string) => ({ what, token, path: `${USERS}${query}` })

await measureReads({
  what: 'page of 50 people',
  section: 'people',
  brewery: scaled({ name: 'people', products: 1_000, orders: 1_000 }),
  prepare: async (pool) => {
    await pool.query(`update user_role set role = 'Owner' where user_id = $1`, [userId])
    // A hundred ship-tos more, and of each person one role or two at them.
    await pool.query(
      `insert into ship_to (company_id, id, name, customer_type, payer_id, price_group, calendar_code, street,
         house_number, postcode, city)
       select company_id, 'V' || n, 'Venue ' || n, customer_type, payer_id, price_group, calendar_code, street,
         house_number, postcode, city from ship_to, generate_series(1, 100) n where company_id = $1`,
      [companyId],
    )
    await pool.query(
      `insert into portal_user (id, email, first_name, last_name, default_ship_to_id)
       select 'W' || n, 'person' || n || '@bench.example', 'Name' || n % 97, 'Brink' || n % 811, 'V' || 1 + n % 100
       from generate_series(1, ${PEOPLE}) n`,
    )
    await pool.query(
      `insert into user_role (user_id, company_id, ship_to_id, role, customer_type)
       select 'W' || n, $1, 'V' || 1 + (n + more) % 100, 'SalesAssociate', 'Distributor'
       from generate_series(1, ${PEOPLE}) n, generate_series(0, 1) more where more <= n % 2`,
      [companyId],
    )
    await pool.query('vacuum analyze')
  },
  goalMs: 50,
  rows: [
    row('the first of 10,000', ''),
    row('the last of 10,000', `?currentPage=${PEOPLE / 50}`),
    row('by e-mail address, backwards', '?sort=email-desc'),
    row('who has that name', '?search=brink7'),
    row('nobody has that name', '?search=nobody'),
    row('those of a ship-to', '?shipToId=V7'),
    row('those who are active', '?status=Active'),
  ],
})
