import type { SessionUser } from '@fust/contract/rest'

export type AccountState = 'ready' | 'not-validated' | 'unusable'

/** Can this account be used, must it be validated first, or is something wrong with it? */
export function accountState(user: SessionUser): AccountState {
  if (!user.userValidation) return 'not-validated'
  return user.isActive && user.permissionSchema.length > 0 ? 'ready' : 'unusable'
}
