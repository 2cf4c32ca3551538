/** The letters that go out by mail, by the names under which a demo shows them. */
export const LETTERS = [
  'order-placed',
  'order-renumbered',
  'order-canceled',
  'money-returned',
  'account-locked',
  'invitation',
  'invitation-by-company',
  'invitation-to-company',
  'password-link',
  'password-changed',
  'person-leaves',
  'second-factor-changed',
  'ticket-answered',
  'ticket-opened',
  'address-wish',
  'notification-told',
  'partner-request',
  'visitor-question',
  'visitor-answered',
  'operator-notice',
] as const
export type LetterName = (typeof LETTERS)[number]
