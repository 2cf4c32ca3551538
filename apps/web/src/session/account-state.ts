import type { SessionUser } from '@fust/contract/rest'

export type AccountState =
  | 'ready'
  | 'not-validated'
  | 'phone-open'
  | 'terms-open'
  | 'factor-open'
  | 'invitations-open'
  | 'unusable'

/** Can this account be used, is something to be done first, or is something wrong with it? */
export function accountState(user: SessionUser): AccountState {
  if (!user.userValidation) return user.emailLogin ? 'not-validated' : 'phone-open'
  if (user.isActive && user.permissionSchema.length === 0 && user.openInvitations > 0) return 'invitations-open'
  if (!user.isActive || user.permissionSchema.length === 0) return 'unusable'
  if (!user.termsAgreed) return 'terms-open'
  return user.owesSecondFactor ? 'factor-open' : 'ready'
}
