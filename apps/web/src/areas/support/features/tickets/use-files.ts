import { ATTACHMENTS_MAXIMUM, reviewAttachment, ATTACHMENT_MAXIMUM_BYTES } from '@fust/domain/support'
import { useState } from 'react'
import { newId } from '../../../../lib/server/request.ts'
import { sendFile } from '../../api/send-file.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/** A file that goes with a ticket: chosen, on its way (0 to 1), there, or not sent, and why. */
export type ChosenFile = {
  id: string
  file: File
  sent: number | null
  isThere: boolean
  fault: string | null
}

/** The files that somebody has chosen, and what becomes of them. */
export function useFiles() {
  const [files, setFiles] = useState<ChosenFile[]>([])
  const change = (id: string, own: Partial<ChosenFile>) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...own } : one)))

  async function add(chosen: readonly File[]): Promise<void> {
    const added: ChosenFile[] = []
    for (const original of chosen) {
      const file = await shrinkPhoto(original)
      added.push({ id: newId(), file, sent: null, isThere: false, fault: await faultOf(file) })
    }
    setFiles((all) => [...all, ...added].map((one, place) => (place < ATTACHMENTS_MAXIMUM ? one : tooMany(one))))
  }

  const remove = (id: string) => setFiles((all) => all.filter((one) => one.id !== id))

  /** One after the other, so that each has all of the line; true when all are there. */
  async function send(ticketId: string): Promise<boolean> {
    let areAllThere = true
    for (const { id, file, isThere, fault } of files) {
      if (isThere || (fault !== null && fault !== 'unreachable')) continue
      change(id, { sent: 0, fault: null })
      const sent = await sendFile({ ticketId, file, key: id }, (part) => change(id, { sent: part }))
      change(id, { sent: null, isThere: sent.ok, fault: sent.ok ? null : sent.code })
      areAllThere &&= sent.ok
    }
    return areAllThere
  }

  return { files, add, remove, send, clear: () => setFiles([]), hasFault: files.some(({ fault }) => fault !== null) }
}

export type Files = ReturnType<typeof useFiles>

const tooMany = (file: ChosenFile): ChosenFile => ({ ...file, fault: file.fault ?? 'too-many-attachments' })

/** Why the server will not take it, by the same rule. */
async function faultOf(file: File): Promise<string | null> {
  if (file.size > ATTACHMENT_MAXIMUM_BYTES) return 'attachment-too-large'
  const reviewed = reviewAttachment({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })
  return 'code' in reviewed ? reviewed.code : null
}
