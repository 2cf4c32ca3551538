import { wording } from '#words/words.ts'

/** What a client may offer as reasons for a cancellation; any other text is taken as well. */
export const CANCELLATION_REASONS = [
  wording('cancel.reason.by-mistake'),
  wording('cancel.reason.day'),
  wording('cancel.reason.something-else'),
  wording('cancel.reason.other'),
]
