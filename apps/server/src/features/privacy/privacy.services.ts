import { oncePer } from '#platform/once-per.ts'
import type { Kernel } from '../../kernel.ts'
import { createPrivacy } from './privacy.service.ts'

export const privacyServices = oncePer(({ db, clock, passwords, settings }: Kernel) => ({
  privacy: createPrivacy({ db, clock, passwords, days: settings.ERASURE_DAYS }),
}))
