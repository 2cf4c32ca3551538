import { isCustomerType, mayGiveRole, roleTargetOf, type CustomerType, type Role } from '@fust/domain/access'
import type { PoolClient } from 'pg'
import { isStaffRow } from '#request/role-rows.ts'
import type { Table } from '../format/index.ts'
import type { Faults } from '../read/faults.ts'

const FILE = 'user-roles.csv'
const KEY = ['user_id', 'company_id', 'ship_to_id', 'role', 'customer_type']
const sameRole = (one: string, other: string) => KEY.map((name) => `${one}.${name} = ${other}.${name}`).join(' and ')
const hasRoles = (tables: readonly Table[]) => tables.some(({ table }) => table === 'user_role')

/** The roles of the brewery's own people that a folder holds, and those of them that nobody has yet. */
export type StaffRoles = { count: number; added: string[]; moreAdded: number }

const MOST_SHOWN = 50

/** Asked before the folder is written: a preview names every new member of the staff. */
export async function readStaffRoles(client: PoolClient, tables: readonly Table[]): Promise<StaffRoles> {
  if (!hasRoles(tables)) return { count: 0, added: [], moreAdded: 0 }
  const { rows } = await client.query<{ shown: string | null }>(
    `select case when not exists (select from user_role u where ${sameRole('u', 's')})
       then concat_ws(' ', s.user_id, s.role, 'of', s.customer_type, 'at', s.ship_to_id) end as shown
     from stage_user_role s where ${isStaffRow('s')} order by s.line`,
  )
  const added = rows.flatMap(({ shown }) => (shown === null ? [] : [shown]))
  return { count: rows.length, added: added.slice(0, MOST_SHOWN), moreAdded: Math.max(0, added.length - MOST_SHOWN) }
}

type BroughtRole = {
  line: number
  userId: string
  role: Role
  customerType: CustomerType
  shipToType: CustomerType
  /** The customer types of the person's other roles. */
  others: CustomerType[]
}

/** Asked once the folder is written, of the roles that it brings: a role of staff where none can be is a fault. */
export async function checkStaffRoles(client: PoolClient, tables: readonly Table[], faults: Faults): Promise<void> {
  if (!hasRoles(tables)) return
  const { rows } = await client.query<BroughtRole>(
    `select s.line, r.user_id as "userId", r.role, r.customer_type as "customerType", place.customer_type as "shipToType",
       array(select other.customer_type from user_role other
         where other.user_id = r.user_id and not (${sameRole('other', 'r')})) as others
     from stage_user_role s join user_role r on ${sameRole('r', 's')}
     join ship_to place on place.company_id = r.company_id and place.id = r.ship_to_id
     where exists (select from user_role own where own.user_id = r.user_id and ${isStaffRow('own')}) order by s.line`,
  )
  for (const brought of rows) {
    const reason = whyImpossible(brought)
    if (reason !== null) faults.add({ file: FILE, line: brought.line, column: 'customer_type', reason })
  }
}

function whyImpossible({ userId, role, customerType, shipToType, others }: BroughtRole): string | null {
  const given = { role, customerType }
  if (!mayGiveRole('import', given, { shipToType, target: 'new' }))
    return `'${role}' of '${customerType}' is an administrator of the brewery: give it at a ship-to of the brewery`
  const target = roleTargetOf(others.filter(isCustomerType))
  return mayGiveRole('import', given, { shipToType, target })
    ? null
    : `'${userId}' has a role of staff and one of a customer: give one of them to another account`
}
