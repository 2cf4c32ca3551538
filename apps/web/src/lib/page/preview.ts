import { isCalendarDate } from '@fust/domain/calendar'
import { readSession, removeSession, useKept, writeSession } from '../storage/storage.ts'

const A_TYPE = /^[A-Za-z]{1,30}$/

/** What people of the brewery look ahead at: a day, and as whom where not as themselves. */
export type Preview = { day: string; userType: string | undefined }

/** A link of `fust preview` says what is looked ahead at; that holds for this tab until it is ended. */
export function takePreviewOfAddress(): void {
  const address = new URL(window.location.href)
  const day = address.searchParams.get('preview') ?? ''
  const userType = address.searchParams.get('as')
  if (!isCalendarDate(day) || !(userType === null || A_TYPE.test(userType))) return
  writeSession('preview', userType === null ? day : `${day} ${userType}`)
  for (const name of ['preview', 'as']) address.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', address)
}

/** What a call of content says of it, where something is looked ahead at. */
export function previewHeaders(): Record<string, string> | null {
  const kept = readSession('preview')
  return kept === null ? null : { 'Content-Preview': kept }
}

export function usePreview(): Preview | null {
  const kept = useKept(() => readSession('preview'))
  if (kept === null) return null
  const [day = '', userType] = kept.split(' ')
  return { day, userType }
}

/** Everything that is on the page was read for it. */
export function endPreview(): void {
  removeSession('preview')
  window.location.reload()
}
