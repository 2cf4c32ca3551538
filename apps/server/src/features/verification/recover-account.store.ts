import { statement, type Queries } from '#platform/database/database.ts'
import { isStaffRow } from '#request/role-rows.ts'

// Whoever looks after the people of the company; where nobody does, all who may act for it.
const readAddresses = statement<{ email: string }>(
  'verification.find-addresses',
  `select distinct u.email
   from company c
   join user_role r on r.company_id = c.id and r.is_active and r.role in ('Owner', 'DelegatedOwner')
     and not ${isStaffRow('r')}
   join portal_user u on u.id = r.user_id and u.status = 'Active'
   where c.id = $1 and replace(upper(c.postcode), ' ', '') = $2
     and exists (select from order_invoice i
       where i.company_id = c.id and i.number = $3 and i.invoiced_on > now() - $4 * interval '1 day')
   order by u.email limit 10`,
)

export function createRecoveryStore(db: Queries) {
  return {
    readAddresses: async (company: string, postcode: string, invoice: string, days: number) =>
      (await db.rows(readAddresses, [company, postcode, invoice, days])).map(({ email }) => email),
  }
}
