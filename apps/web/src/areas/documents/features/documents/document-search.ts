import { isCalendarDate, type CalendarDate } from '@fust/domain/calendar'
import { DOCUMENT_TYPES, type DocumentType } from '@fust/domain/documents'
import { asOneLine, NAME_MAXIMUM } from '@fust/domain/text'
import { pageSearch, type PageSearch } from '../../../../lib/page/search-params.ts'

/** From when to when, words, and which page; what is left out narrows nothing. */
export type DaySearch = PageSearch & {
  from?: CalendarDate | undefined
  to?: CalendarDate | undefined
  words?: string | undefined
}

/** What the address of the documents says. */
export type DocumentSearch = DaySearch & { type?: DocumentType | undefined }

export const documentSearch = (address: Record<string, unknown>): DocumentSearch => ({
  type: DOCUMENT_TYPES.find((known) => known === address['type']),
  ...daySearch(address),
})

export function daySearch({ from, to, words, page }: Record<string, unknown>): DaySearch {
  return {
    from: dayIn(from),
    to: dayIn(to),
    words: (typeof words === 'string' && asOneLine(words).trim().slice(0, NAME_MAXIMUM)) || undefined,
    ...pageSearch({ page }),
  }
}

export const isNarrowed = ({ type, from, to, words }: DocumentSearch): boolean => Boolean(type ?? from ?? to ?? words)

function dayIn(value: unknown): CalendarDate | undefined {
  return typeof value === 'string' && isCalendarDate(value) ? value : undefined
}
