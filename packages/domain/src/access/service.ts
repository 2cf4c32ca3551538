import type { Permission } from './permission.ts'

/** What others run, and the portal signs its people in at, by the names of the contract (C§7.7). */
export const SERVICES = ['eLearning', 'pubMenu'] as const
export type Service = (typeof SERVICES)[number]

const PERMISSION_OF: Readonly<Record<Service, Permission>> = { eLearning: 'Academy', pubMenu: 'Pub Menu' }

/** The permission that lets somebody into a service; which customer types can have it, the matrix says. */
export function permissionOfService(service: Service): Permission {
  return PERMISSION_OF[service]
}

/** True for somebody who has nothing in the portal but the academy, and goes straight to it (IDN-14). */
export function isAcademyOnly(permissions: ReadonlySet<Permission>): boolean {
  return permissions.size === 1 && permissions.has('Academy')
}
