import { partnerRequestFaults, type PartnerFault, type PartnerRequest } from '@fust/domain/account'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Database } from '#platform/database.ts'
import { leaveMessages } from '#features/outbox/index.ts'
import type { Portal } from '#features/portal/index.ts'
import { partnerMessage } from './partner-request-message.ts'
import { createPartnerRequestStore } from './partner-requests.store.ts'

export type PartnerRefusal = {
  code: Exclude<PartnerFault, 'missing' | 'too-long'> | 'fields-missing' | 'invalid-input' | 'no-contact-address'
}

const REFUSED_BY: Readonly<Record<PartnerFault, PartnerRefusal['code']>> = {
  missing: 'fields-missing',
  'too-long': 'invalid-input',
  'email-invalid': 'email-invalid',
  'phone-invalid': 'phone-invalid',
  'terms-not-accepted': 'terms-not-accepted',
}

// It is about nobody's orders.
const OF_NO_SHIP_TO = { companyId: '', shipToId: '' }

/** Who would like to become a customer: the brewery is mailed, and calls. */
export function createPartnerRequests({ db, portal }: { db: Database; portal: Portal }) {
  async function ask(requestId: string, request: PartnerRequest): Promise<Outcome<void, PartnerRefusal>> {
    const [fault] = Object.values(partnerRequestFaults(request))
    if (fault) return refuse({ code: REFUSED_BY[fault] })
    const { settings } = await portal.now()
    if (settings.contact.email === '') return refuse({ code: 'no-contact-address' })
    const { companyName, chamberNumber, city, trade, firstName, lastName, email, phone, message: words } = request
    const message = partnerMessage(requestId, {
      companyName: companyName.trim(),
      chamberNumber: chamberNumber.trim(),
      city: city.trim(),
      trade,
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      email: email.trim(),
      phone: phone.trim(),
      message: words.trim(),
    })
    return db.transaction(async (tx) => {
      if (!(await createPartnerRequestStore(tx).hasMessage(message.key))) leaveMessages(tx, OF_NO_SHIP_TO, [message])
      return accept(undefined)
    })
  }

  return { ask }
}

export type PartnerRequests = ReturnType<typeof createPartnerRequests>
