import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Database } from '#platform/database/database.ts'
import type { Settings } from '#platform/env.ts'
import { invitation, passwordLink, sendLetter, type LetterParts } from '#features/messages/index.ts'
import { createOneTimeLinks, type LinkPurpose } from '#features/one-time-links/index.ts'
import { createPasswordStore, type LinkReader } from './password.store.ts'

export type IssuedLink = { purpose: LinkPurpose; url: string; minutes: number; to: LinkReader }
/** `other-purpose`: somebody who has a password is not invited, and nobody else gets a new one; `newer-link`: they have one. */
export type NoLink = { code: 'person-unknown' | 'person-inactive' | 'other-purpose' | 'too-many-links' | 'newer-link' }

// Whoever asks more often has them all in the mailbox.
const LINKS_AN_HOUR = 5

export type PasswordLinks = ReturnType<typeof createPasswordLinks>

/** Makes the links by which people choose a password: the first one by an invitation, later ones by a link to a new one. */
export function createPasswordLinks({
  db,
  settings: { INVITATION_HOURS, PASSWORD_LINK_MINUTES },
  publicUrl,
}: {
  db: Database
  settings: Pick<Settings, 'INVITATION_HOURS' | 'PASSWORD_LINK_MINUTES'>
  publicUrl: string
}) {
  const minutesOf: Readonly<Record<LinkPurpose, number>> = {
    invitation: INVITATION_HOURS * 60,
    'password-reset': PASSWORD_LINK_MINUTES,
  }

  return {
    /** The link that counts from now on, of the purpose that this person needs. */
    issue: (
      userId: string,
      { only, isLimited = false, unlessSince }: { only?: LinkPurpose; isLimited?: boolean; unlessSince?: Date } = {},
    ): Promise<Outcome<IssuedLink, NoLink>> =>
      db.transaction(async (tx) => {
        const links = createOneTimeLinks(tx)
        const to = await createPasswordStore(tx).lockPerson(userId)
        if (!to) return refuse({ code: 'person-unknown' })
        if (to.status === 'Inactive') return refuse({ code: 'person-inactive' })
        const purpose = to.hasPassword && to.status !== 'Invited' ? 'password-reset' : 'invitation'
        if (only && only !== purpose) return refuse({ code: 'other-purpose' })
        if (isLimited && (await links.countOfLastHour(userId)) >= LINKS_AN_HOUR)
          return refuse({ code: 'too-many-links' })
        if (unlessSince && (await links.hasOpenSince(userId, purpose, unlessSince)))
          return refuse({ code: 'newer-link' })
        const minutes = minutesOf[purpose]
        const url = await links.issue({ purpose, userId, email: to.email, minutes, publicUrl })
        return accept({ purpose, url, minutes, to })
      }),
  }
}

const LETTERS = { invitation, 'password-reset': passwordLink }

/** Mails a link to whom it was made for. */
export function sendLink(parts: LetterParts, { purpose, url, minutes, to }: IssuedLink, messageKey: string) {
  const { email, locale, firstName } = to
  return sendLetter(parts, { email, locale, messageKey }, (writer) =>
    LETTERS[purpose]({ firstName, url, minutes }, writer),
  )
}
