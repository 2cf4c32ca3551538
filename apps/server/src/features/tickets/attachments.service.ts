import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { ATTACHMENTS_MAXIMUM, reviewAttachment, type AttachmentRefusal } from '@fust/domain/support'
import { randomUUID } from 'node:crypto'
import type { Actor } from '#request/actor.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, Queries } from '#platform/database/database.ts'
import type { SentFile } from '#platform/files/multipart.ts'
import type { Authorise, OperationName } from '#request/policy.ts'
import type { Files, KeptFile } from '#integrations/files/index.ts'
import type { Scanner } from '#integrations/scanner/index.ts'
import { leaveMessages, type HandlerRefusal, type OutboxMessage } from '#features/outbox/index.ts'
import { createAttachmentStore, type AttachmentState, type StoredAttachment } from './attachments.store.ts'
import { scanMessage, scannedOf } from './ticket-message.ts'
import { asking, askingStill } from './ticket-scope.ts'
import { ticketIdOf, type TicketRefusal } from './tickets.service.ts'
import { createTicketStore, OF_A_VISITOR } from './tickets.store.ts'

export type UploadRefusal = TicketRefusal | AttachmentRefusal | { code: 'too-many-attachments' }
export type OpenedAttachment = KeptFile & { fileName: string; type: string }

/** Files of tickets. Where a scanner is there, nobody gets a file before it was looked through. */
export function createAttachments({
  db,
  clock,
  authorise,
  files,
  isScanned,
}: {
  db: Database
  clock: Clock
  authorise: Authorise
  files: Files
  isScanned: boolean
}) {
  /** All of them, or none. */
  async function add(
    actor: Actor | null,
    operation: OperationName,
    { ticketId, sent }: { ticketId: string; sent: readonly SentFile[] },
  ): Promise<Outcome<StoredAttachment[], UploadRefusal>> {
    const asked = asking(authorise, actor, operation)
    if (!asked.ok) return asked
    const id = ticketIdOf(ticketId)
    if (id === undefined) return refuse({ code: 'not-found' })
    const { scope, actor: author } = asked.value
    const reviewed = sent.map(({ name, content }) => ({ content, facts: reviewAttachment({ name, bytes: content }) }))
    const kept: { fileName: string; type: string; content: Buffer; storedAs: string }[] = []
    for (const { content, facts } of reviewed) {
      if ('code' in facts) return refuse(facts)
      kept.push({ ...facts, content, storedAs: randomUUID() })
    }
    const at = clock.now()
    const state: AttachmentState = isScanned ? 'waiting' : 'clean'
    const write = () =>
      db.transaction(async (tx): Promise<Outcome<number[], UploadRefusal>> => {
        const still = await askingStill(tx, authorise, asked.value, operation)
        if (!still.ok) return still
        const ticket = await createTicketStore(tx).lock(still.value.scope, id)
        if (!ticket) return refuse({ code: 'not-found' })
        // Nobody would get it: a visitor reads letters, and no ticket.
        if (ticket.companyId === OF_A_VISITOR)
          return refuse({ code: 'invalid-input', message: 'The ticket of a visitor takes no files.' })
        const store = createAttachmentStore(tx)
        if ((await store.count(id)) + kept.length > ATTACHMENTS_MAXIMUM) return refuse({ code: 'too-many-attachments' })
        const ids: number[] = []
        for (const { content, ...file } of kept) {
          const own = await store.insert({
            ...file,
            bytes: content.length,
            ticketId: id,
            userId: author.userId,
            state,
            at,
          })
          if (own !== undefined) ids.push(own)
        }
        if (isScanned) leaveMessages(tx, ticket, ids.map(scanMessage))
        return accept(ids)
      })

    // Bytes first: a row always has its file. Of a row that does not come to be they go again.
    const forget = () => Promise.all(kept.map(({ storedAs }) => files.remove(storedAs)))
    try {
      await Promise.all(kept.map(({ storedAs, content }) => files.keep(storedAs, content)))
      const written = await write()
      if (!written.ok) {
        await forget()
        return written
      }
      const all = await createAttachmentStore(db).list(scope, [id])
      return accept(all.filter((own) => written.value.includes(own.id)))
    } catch (error) {
      await forget()
      throw error
    }
  }

  async function open(
    actor: Actor | null,
    operation: OperationName,
    id: number,
  ): Promise<Outcome<OpenedAttachment, TicketRefusal>> {
    const asked = asking(authorise, actor, operation)
    if (!asked.ok) return asked
    const found = await createAttachmentStore(db).find(asked.value.scope, id)
    if (found?.state !== 'clean') return refuse({ code: 'not-found' })
    const file = await files.open(found.storedAs)
    return file ? accept({ ...file, fileName: found.fileName, type: found.type }) : refuse({ code: 'not-found' })
  }

  return { add, open }
}

export type Attachments = ReturnType<typeof createAttachments>

/** Looks through a file that waits; what something was found in goes at once. */
export function createScanAttachment({ db, files, scanner }: { db: Queries; files: Files; scanner: Scanner | null }) {
  return async (message: Pick<OutboxMessage, 'key' | 'payload'>): Promise<Outcome<void, HandlerRefusal>> => {
    const { attachmentId } = scannedOf(message)
    const store = createAttachmentStore(db)
    const waiting = await store.readWaiting(attachmentId)
    if (!waiting) return accept(undefined)
    if (!scanner) throw new Error('No virus scanner is configured (CLAMAV_URL).')
    const file = await files.open(waiting.storedAs)
    if (!file) return refuse({ code: 'file-not-there' })
    // A scanner that is away has not read it, and a file that nobody closes ends the process.
    const scanned = await scanner.scan(file.content).finally(() => file.content.destroy())
    await store.setState(attachmentId, scanned.isClean ? 'clean' : 'refused')
    if (!scanned.isClean) await files.remove(waiting.storedAs)
    return accept(undefined)
  }
}
