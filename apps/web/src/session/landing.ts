import type { SessionUser } from '@fust/contract/rest'
import { isAcademyOnly, permissionsIn } from '@fust/domain/access'
import { isOfServer, serviceAddress } from '../lib/server/services.ts'

/** How to go on after the login to where somebody was; who has nothing but the academy goes there (IDN-14). */
export function landing(user: SessionUser | null, back: string) {
  const href = user && isForAcademy(user) && !isOfServer(back) ? serviceAddress('eLearning') : back
  return { href, replace: true, reloadDocument: isOfServer(href) } as const
}

function isForAcademy(user: SessionUser): boolean {
  return isAcademyOnly(new Set(permissionsIn(user.allAvailablePermission.join(','))))
}
