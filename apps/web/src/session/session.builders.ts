import type { SessionUser, ShipToPermission } from '@fust/contract/rest'

export type ShipToWishes = {
  id?: string
  permissions?: string[]
  status?: string
  customerType?: string
  role?: string
}

/** A ship-to with one role that holds these permissions. */
export function shipToWith({
  id = '1',
  permissions = ['Catalogue Beer', 'Catalogue POS Materials', 'My Orders'],
  status = 'ACTIVE',
  customerType = 'Distributor',
  role = 'Owner',
}: ShipToWishes = {}): ShipToPermission {
  return {
    companyId: '100',
    companyName: 'Ten Brink Dranken',
    shipToId: id,
    shipToName: `Depot ${id}`,
    shipToStatus: status,
    shipToAddress: 'Windmolenweg 14, Boekelo',
    rpDetails: [
      {
        customerType,
        rolename: `${customerType} ${role}`,
        roleid: `${role}.${customerType}`,
        permission: permissions.join(','),
        permissionFlags: Object.fromEntries(permissions.map((permission) => [permission, '1' as const])),
      },
    ],
  }
}

export type UserWishes = Partial<Omit<SessionUser, 'permissionSchema'>> & { shipTos?: ShipToPermission[] }

/** A signed-in person with these ship-tos. */
export function userWith({ shipTos = [shipToWith()], ...wishes }: UserWishes = {}): SessionUser {
  const permissions = shipTos.flatMap((entry) => entry.rpDetails).flatMap((role) => role.permission.split(','))
  return {
    UID: 'u-1',
    isLoggedIn: true,
    firstLogin: false,
    showTutorial: 0,
    country: 'NLD',
    userValidation: true,
    firstName: 'Marloes',
    lastName: 'ten Brink',
    email: 'owner.distributor@veenhof.example',
    phone: '',
    locale: 'nl',
    isActive: true,
    role: 'Distributor Owner',
    termsAgreed: true,
    isKeyAccount: false,
    emailLogin: true,
    defaultShipToID: null,
    allAvailablePermission: [...new Set(permissions)],
    permissionSchema: shipTos,
    orderingFor: null,
    hasCustomers: false,
    managesUsers: shipTos.some(({ rpDetails }) => rpDetails.some(({ roleid }) => /^(Delegated)?Owner\./.test(roleid))),
    openInvitations: 0,
    owesSecondFactor: false,
    ...wishes,
  }
}
