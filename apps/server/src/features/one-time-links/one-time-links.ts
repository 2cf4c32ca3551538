import { createHash, randomBytes } from 'node:crypto'
import type { Queries } from '#platform/database/database.ts'
import { createOneTimeLinkStore, type FoundLink, type LinkPurpose } from './one-time-link.store.ts'

export type LinkRefusal = { code: 'link-expired' | 'link-used' }

/** Where a link of each purpose leads; the token stands behind `#`, which no browser sends to any server. */
const LINK_PATHS: Readonly<Record<LinkPurpose, string>> = {
  invitation: '/verification',
  'password-reset': '/reset-password',
}

/** What people are sent to be used once: 256 bits of which only a hash is kept, of one purpose, for one person at one address. */
export function createOneTimeLinks(db: Queries) {
  const store = createOneTimeLinkStore(db)
  return {
    /** Makes the link that counts from now on; the caller holds the person's row. */
    issue: async (link: {
      purpose: LinkPurpose
      userId: string
      email: string
      minutes: number
      publicUrl: string
      /** The invitation that the link accepts. */
      invitationId?: string
    }): Promise<string> => {
      const token = randomBytes(32).toString('base64url')
      const { purpose, userId, email, minutes, invitationId = null } = link
      await store.insertLink({ tokenHash: hashed(purpose, token), purpose, userId, email, minutes, invitationId })
      return `${link.publicUrl}${LINK_PATHS[purpose]}#${token}`
    },
    countOfLastHour: store.countLinks,
    /** Whether one that was made since then still counts. */
    hasOpenSince: store.hasOpenSince,
    /** Looks whose it is, and leaves it as it is. */
    read: (purpose: LinkPurpose, token: string) => store.readLink(hashed(purpose, token)),
    /** The person it was for; undefined where it cannot be used, or not any more. */
    use: (purpose: LinkPurpose, token: string) => store.useLink(hashed(purpose, token)),
    /** None of the person's links can be used any more. */
    endAll: store.endLinks,
    sweep: store.sweep,
  }
}

/** Why a link cannot be used; null where it can. */
export function whyClosed(link: FoundLink | undefined): LinkRefusal | null {
  if (link?.isOpen) return null
  return { code: link?.wasUsed ? 'link-used' : 'link-expired' }
}

function hashed(purpose: LinkPurpose, token: string): Buffer {
  return createHash('sha256').update(`${purpose}:${token}`).digest()
}
