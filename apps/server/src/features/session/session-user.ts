import type { SessionUser } from '@fust/contract/rest'
import { roleGivers } from '@fust/domain/access'
import { permissionsOfEntry, roleName } from './role-entry.ts'
import type { StoredUser } from './session.service.ts'

/** How often the tutorial opens by itself, to begin with (CNT-31, CNT-37). */
const TUTORIAL_TIMES = 3

/** The person in the words of the portal specification (P§3 User). */
export function sessionUser(user: StoredUser): SessionUser {
  const byShipTo = Map.groupBy(user.entries, (entry) => entry.shipToId)
  const permissionSchema = [...byShipTo.values()].flatMap((entries) => {
    const [first] = entries
    if (!first) return []
    return [
      {
        companyId: first.companyId,
        companyName: first.companyName,
        shipToId: first.shipToId,
        shipToName: first.shipToName,
        shipToStatus: first.shipToStatus,
        shipToAddress: first.shipToAddress,
        rpDetails: entries.map((entry) => {
          const permissions = permissionsOfEntry(entry)
          return {
            customerType: entry.customerType,
            rolename: roleName(entry.role, entry.customerType),
            roleid: `${entry.role}.${entry.customerType}`,
            permission: permissions.join(','),
            permissionFlags: Object.fromEntries(permissions.map((permission) => [permission, '1' as const])),
          }
        }),
      },
    ]
  })
  const [firstEntry] = user.entries
  return {
    UID: user.id,
    isLoggedIn: true,
    firstLogin: user.isFirstLogin,
    showTutorial: Math.max(0, TUTORIAL_TIMES - user.tutorialCount),
    country: user.country,
    userValidation: user.isValidated,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phone: user.phone,
    locale: user.locale,
    isActive: user.status === 'Active',
    role: firstEntry ? roleName(firstEntry.role, firstEntry.customerType) : '',
    termsAgreed: user.hasAgreedTerms,
    isKeyAccount: user.isKeyAccount,
    emailLogin: !user.isPhoneLogin,
    defaultShipToID: user.defaultShipToId,
    allAvailablePermission: [...new Set(user.entries.flatMap(permissionsOfEntry))],
    permissionSchema,
    orderingFor: user.orderingFor ?? null,
    hasCustomers: user.hasCustomers ?? false,
    managesUsers:
      roleGivers(user.entries.map((entry) => ({ ...entry, shipToType: entry.shipToCustomerType }))).size > 0,
    openInvitations: user.openInvitations,
    owesSecondFactor: user.owesSecondFactor ?? false,
  }
}
