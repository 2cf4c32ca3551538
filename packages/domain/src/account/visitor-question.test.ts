import { expect, test } from 'vitest'
import { visitorQuestionFaults, type VisitorQuestion } from './index.ts'

const questionWith = (own: Partial<VisitorQuestion> = {}): VisitorQuestion => ({
  firstName: 'Noor',
  lastName: 'ter Horst',
  email: 'noor@debrug.example',
  phone: '',
  subject: 'A tour of the brewery',
  message: 'With how many may we come?',
  hasAgreedTerms: true,
  ...own,
})

test.each(['', '0546 12 34 56'])('[CNT-28] a question can be sent without a phone number: %j', (phone) => {
  expect(visitorQuestionFaults(questionWith({ phone }))).toEqual({})
})

test.each([
  [
    { firstName: ' ', lastName: '' },
    { firstName: 'missing', lastName: 'missing' },
  ],
  [{ email: '' }, { email: 'missing' }],
  [{ email: 'noor@debrug' }, { email: 'email-invalid' }],
  [{ phone: '12' }, { phone: 'phone-invalid' }],
  [{ subject: '\t' }, { subject: 'missing' }],
  [{ subject: 'x'.repeat(121) }, { subject: 'too-long' }],
  [{ message: '' }, { message: 'missing' }],
  [{ message: 'x'.repeat(2_001) }, { message: 'too-long' }],
  [{ hasAgreedTerms: false }, { hasAgreedTerms: 'terms-not-accepted' }],
] as const)('[CNT-28] %j is told by its field', (own, faults) => {
  expect(visitorQuestionFaults(questionWith(own))).toEqual(faults)
})
