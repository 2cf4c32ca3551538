import { storeCode, storedLanguage } from '../../../i18n/language.ts'
import { portalPath } from '../../../lib/server/portal-call.ts'
import { newId } from '../../../lib/server/request.ts'

const TIMEOUT_MS = 5 * 60_000

/** What came of sending a file: nothing to say, or the code of the refusal. */
export type Sent = { ok: true } | { ok: false; code: string }

/** Sends a file to a ticket and tells how far it is, which `fetch` cannot. */
export function sendFile(
  { ticketId, file, key }: { ticketId: string; file: File; key: string },
  onProgress: (part: number) => void,
): Promise<Sent> {
  return new Promise((resolve) => {
    const call = new XMLHttpRequest()
    call.open('POST', portalPath('tickets/UploadAttachmentsByTicketId', { ticketId }))
    call.setRequestHeader('Store', storeCode(storedLanguage()))
    call.setRequestHeader('X-Request-Id', newId())
    call.setRequestHeader('Idempotency-Key', key)
    call.timeout = TIMEOUT_MS
    call.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    })
    call.addEventListener('load', () => resolve(call.status < 400 ? { ok: true } : { ok: false, code: codeIn(call) }))
    for (const event of ['error', 'timeout', 'abort'] as const)
      call.addEventListener(event, () => resolve({ ok: false, code: 'unreachable' }))
    const form = new FormData()
    form.append('attachments', file, file.name)
    call.send(form)
  })
}

function codeIn({ responseText, status }: XMLHttpRequest): string {
  if (status === 413) return 'attachment-too-large'
  try {
    const told: unknown = JSON.parse(responseText)
    if (typeof told === 'object' && told !== null && 'code' in told) return String(told.code)
  } catch {
    // Something between us and the server answered.
  }
  return 'unreachable'
}
