import type { Transaction } from '#platform/database/database.ts'
import { createHash, randomBytes } from 'node:crypto'
import { createSecondFactorStore } from './second-factor.store.ts'
import { base32 } from './totp.ts'

const CODES = 10
// Eighty bits: a hash of it needs no salt and no slowness.
const CODE_BYTES = 10
const WRITTEN = /^[A-Z2-7]{16}$/

/** Ten new ones for this person; those before are worth nothing. */
export async function giveRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => hashedRecoveryCode(userId, code))
  await createSecondFactorStore(tx).replaceRecoveryCodes(userId, hashes)
  return codes
}

/** As a person writes them down: `ABCD-EFGH-IJKL-MNOP`. */
const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => base32(randomBytes(CODE_BYTES)).replaceAll(/(.{4})(?!$)/g, '$1-'))

/** What was typed without what people put between the letters. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase()

export const isRecoveryCode = (code: string): boolean => WRITTEN.test(code)

/** As which it is stored; of another person it is another. */
export const hashedRecoveryCode = (userId: string, code: string): Buffer =>
  createHash('sha256')
    .update(`recovery-code:${userId}:${plainCode(code)}`)
    .digest()
