import { oncePer } from '#platform/once-per.ts'
import { createRateLimit } from '#request/rate-limit.ts'
import type { Kernel } from '../../kernel.ts'
import { createSessions } from './session.service.ts'
import { createSignInLimit } from './sign-in-limit.ts'

export const sessionServices = oncePer(({ db, clock, passwords, settings }: Kernel) => ({
  sessions: createSessions({
    db,
    clock,
    passwords,
    settings: {
      idleHours: settings.SESSION_IDLE_HOURS,
      days: settings.SESSION_DAYS,
      signInAttempts: settings.SIGN_IN_ATTEMPTS,
      lockMinutes: settings.LOCK_MINUTES,
      failuresPerMinute: settings.FAILED_SIGN_INS_PER_MINUTE,
      administratorsNeedFactor: settings.ADMIN_SECOND_FACTOR === 'on',
    },
  }),
  mayTrySignIn: createSignInLimit({ rateLimit: createRateLimit(db), perMinute: settings.SIGN_IN_RATE_PER_MINUTE }),
}))
