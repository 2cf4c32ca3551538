import { SupportContacts, type LanguageQuery } from '@fust/contract/rest'
import { ANSWERED_WITHIN_DAYS, isSupportOpen, supportHoursOf } from '@fust/domain/support'
import type { FastifyInstance } from 'fastify'
import { askedLanguage, textIn } from '#platform/http/language.ts'
import { everybody, type PolicyTable } from '#request/policy.ts'
import { GENERAL } from '#request/rest-calls.ts'
import { holidaysOf, type BreweryNow, type Portal } from '#features/portal/index.ts'

const CONTACTS = `${GENERAL}/support/GetContacts`

export const contactsPolicy: PolicyTable = { [`GET ${CONTACTS}`]: everybody }

/** Whom to ask, and whether somebody answers now. */
export function contactsRoutes(app: FastifyInstance, portal: Portal): void {
  app.get<{ Querystring: LanguageQuery }>(
    CONTACTS,
    { schema: { summary: 'Whom to ask, and when', response: { 200: SupportContacts } } },
    async (request) => contactsOf(await portal.now(request.breweryMark), askedLanguage(request)),
  )
}

function contactsOf(brewery: BreweryNow, language: string): SupportContacts {
  const { contact, support } = brewery.settings
  const hours = supportHoursOf(support.hours)
  return {
    phone: contact.phone,
    email: contact.email,
    address: contact.address,
    hours: textIn(language, contact.hours),
    opensAt: written(hours.from),
    closesAt: written(hours.to),
    isOpen: isSupportOpen(brewery.now, hours, holidaysOf(brewery, language)),
    answeredWithinDays: { ...ANSWERED_WITHIN_DAYS },
  }
}

const written = ({ hour, minute }: { hour: number; minute: number }): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
