import type { RecoveryBody } from '@fust/contract/rest'
import { maskedAddress } from '@fust/domain/account'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Database } from '#platform/database/database.ts'
import { createRateLimit } from '#request/rate-limit.ts'
import { createRecoveryStore } from './recover-account.store.ts'

// Whoever pays the brewery has one of them at hand.
const INVOICE_DAYS = 365
// Nobody finds an invoice of a company by trying numbers.
const TRIES_A_MINUTE = 5

export type RecoverAccount = ReturnType<typeof createRecoverAccount>

/** Reminds a company at which addresses its Key users sign in; one answer to whatever does not fit. */
export function createRecoverAccount(db: Database) {
  const mayTry = createRateLimit(db)
  return async ({
    customerNumber,
    postcode,
    invoiceNumber,
  }: RecoveryBody): Promise<Outcome<string[], { code: 'no-email-found' | 'too-many-requests' }>> => {
    const company = customerNumber.trim()
    if (!(await mayTry.allows(`account-recovery ${company}`, TRIES_A_MINUTE)))
      return refuse({ code: 'too-many-requests' })
    const code = postcode.replaceAll(' ', '').toUpperCase()
    const found = await createRecoveryStore(db).readAddresses(company, code, invoiceNumber.trim(), INVOICE_DAYS)
    return found.length > 0 ? accept(found.map(maskedAddress)) : refuse({ code: 'no-email-found' })
  }
}
