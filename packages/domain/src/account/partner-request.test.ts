import { expect, test } from 'vitest'
import { partnerRequestFaults, type PartnerRequest } from './index.ts'

const requestWith = (own: Partial<PartnerRequest> = {}): PartnerRequest => ({
  companyName: 'Café De Brug',
  chamberNumber: '',
  city: 'Almelo',
  trade: 'bar',
  firstName: 'Noor',
  lastName: 'ter Horst',
  email: 'noor@debrug.example',
  phone: '0546 12 34 56',
  message: '',
  hasAgreedTerms: true,
  ...own,
})

test('[CNT-27] a request without a number of the chamber and without a message can be sent', () => {
  expect(partnerRequestFaults(requestWith())).toEqual({})
})

test.each([
  [{ companyName: ' ' }, { companyName: 'missing' }],
  [{ city: '' }, { city: 'missing' }],
  [
    { firstName: '', lastName: '\t' },
    { firstName: 'missing', lastName: 'missing' },
  ],
  [{ email: '' }, { email: 'missing' }],
  [{ email: 'noor@debrug' }, { email: 'email-invalid' }],
  [{ phone: '' }, { phone: 'missing' }],
  [{ phone: '12' }, { phone: 'phone-invalid' }],
  [{ hasAgreedTerms: false }, { hasAgreedTerms: 'terms-not-accepted' }],
  [{ companyName: 'x'.repeat(121) }, { companyName: 'too-long' }],
  [{ chamberNumber: '1'.repeat(31) }, { chamberNumber: 'too-long' }],
  [{ message: 'x'.repeat(2_001) }, { message: 'too-long' }],
] as const)('[CNT-27] [ERR-44] [ERR-45] [ERR-46] %j is told by its field', (own, faults) => {
  expect(partnerRequestFaults(requestWith(own))).toEqual(faults)
})
