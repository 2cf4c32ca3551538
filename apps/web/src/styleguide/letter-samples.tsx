import { LETTERS, type LetterName } from '@fust/contract/wire'
import { SampleSection } from './sample-section.tsx'
import css from './styleguide.module.css'

const TITLES: Readonly<Record<LetterName, string>> = {
  'order-placed': 'Order confirmation',
  'order-renumbered': 'Another order number',
  'order-canceled': 'Order cancelled',
  'money-returned': 'Money returned',
  'account-locked': 'Account locked',
  invitation: 'Invitation',
  'invitation-by-company': 'Invitation by a company',
  'invitation-to-company': 'Invitation of somebody with an account',
  'password-link': 'Link to a new password',
  'password-changed': 'Password changed',
  'person-leaves': 'A person leaves',
  'second-factor-changed': 'Second factor changed',
  'ticket-answered': 'Answer to a ticket',
  'ticket-opened': 'New ticket',
  'address-wish': 'New delivery address',
  'notification-told': 'Notification',
  'partner-request': 'Request of a new partner',
  'visitor-question': 'Question of a visitor',
  'visitor-answered': 'Answer to a visitor',
  'operator-notice': 'Notice to the operator',
}
const LANGUAGES = { nl: 'Nederlands', en: 'English' }

/** The letters that go out by mail, each on a page of its own, as the server lays it out. */
export function LetterSamples() {
  return (
    <SampleSection title="Letters">
      <ul>
        {LETTERS.map((letter) => (
          <li key={letter} className={css.row}>
            {TITLES[letter]}
            {Object.entries(LANGUAGES).map(([language, name]) => (
              <a key={language} href={`/styleguide/letters/${letter}/${language}`} lang={language}>
                {name}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </SampleSection>
  )
}
