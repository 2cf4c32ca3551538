import { CUSTOMER_TYPES, isStaffType } from '@fust/domain/access'
import { isAccountManager, isCustomerService } from '@fust/domain/support'

const listOf = (types: readonly string[]) => types.map((type) => `'${type}'`).join(', ')

const STAFF = listOf(CUSTOMER_TYPES.filter(isStaffType))
export const CUSTOMER_SERVICE = listOf(CUSTOMER_TYPES.filter(isCustomerService))
export const ACCOUNT_MANAGERS = listOf(CUSTOMER_TYPES.filter(isAccountManager))

/** The roles of the brewery's people by which they see tickets: as the session decides whether a role has Support. */
export const SUPPORT_STAFF = `
  select r.user_id, r.company_id, r.ship_to_id, r.customer_type
  from user_role r
  join portal_user p on p.id = r.user_id and p.status = 'Active' and p.is_validated
  left join brewery_setting given on given.name = 'role_permissions'
  left join brewery_setting portal on portal.name = 'portal'
  left join role_permission own on own.role = r.role and own.customer_type = r.customer_type
  where r.is_active and r.customer_type in (${STAFF})
    and case when cardinality(r.only_permissions) > 0 then 'Support' = any(r.only_permissions)
      else not 'Support' = any(r.withheld)
        and coalesce(coalesce(to_jsonb(own.permissions), given.value -> r.role) ? 'Support', true) end
    and coalesce(nullif(portal.value -> 'sections', 'null') ? 'Support', true)`

/** Whether an owner `w` still looks after a ticket `t`, where `staff` is the list above; customer service may own each. */
export const LOOKS_AFTER = `exists (select from staff s where s.user_id = w.user_id and (
    s.customer_type in (${CUSTOMER_SERVICE}) or t.company_id is null
    or (s.company_id = t.company_id and s.ship_to_id = t.ship_to_id)))`

/** The person who owns a ticket `t`; no row: customer service. */
export const OWNER_OF = `(
    select p.id, p.first_name, p.last_name from ticket_owner w join portal_user p on p.id = w.user_id
    where w.ticket_id = t.id and ${LOOKS_AFTER})`
