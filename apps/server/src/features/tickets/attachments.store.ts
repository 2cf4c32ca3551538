import { statement, type Queries } from '#platform/database/database.ts'
import { IN_SCOPE, scopeValues, type Scope } from './tickets.store.ts'

export type StoredAttachment = {
  id: number
  ticketId: number
  fileName: string
  type: string
  bytes: number
  storedAs: string
  state: string
  userName: string | null
  createdAt: Date
}

export type AttachmentState = 'waiting' | 'clean' | 'refused'

const COLUMNS = `a.id, a.ticket_id as "ticketId", a.file_name as "fileName", a.type, a.bytes, a.stored_as as "storedAs",
  a.state, u.first_name || ' ' || u.last_name as "userName", a.created_at as "createdAt"`

const list = statement<StoredAttachment>(
  'ticket-attachments.list',
  `select ${COLUMNS}
   from ticket_attachment a join ticket t on t.id = a.ticket_id left join portal_user u on u.id = a.user_id
   where a.ticket_id = any($4) and ${IN_SCOPE} order by a.ticket_id, a.id`,
)

const find = statement<StoredAttachment>(
  'ticket-attachments.find',
  `select ${COLUMNS}
   from ticket_attachment a join ticket t on t.id = a.ticket_id left join portal_user u on u.id = a.user_id
   where a.id = $4 and ${IN_SCOPE}`,
)

const count = statement<{ count: number | null }>(
  'ticket-attachments.count',
  'select count(*)::int as count from ticket_attachment where ticket_id = $1',
)

const insert = statement<{ id: number }>(
  'ticket-attachments.insert',
  `insert into ticket_attachment (ticket_id, user_id, file_name, type, bytes, stored_as, state, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
)

const readWaiting = statement<{ storedAs: string }>(
  'ticket-attachments.find-waiting',
  `select stored_as as "storedAs" from ticket_attachment where id = $1 and state = 'waiting'`,
)

const setState = statement(
  'ticket-attachments.set-state',
  `update ticket_attachment set state = $2 where id = $1 and state = 'waiting'`,
)

export type NewAttachment = {
  ticketId: number
  userId: string
  fileName: string
  type: string
  bytes: number
  storedAs: string
  state: AttachmentState
  at: Date
}

export function createAttachmentStore(db: Queries) {
  return {
    list: (scope: Scope, ticketIds: readonly number[]) => db.rows(list, [...scopeValues(scope), ticketIds]),
    find: (scope: Scope, id: number) => db.row(find, [...scopeValues(scope), id]),
    count: async (ticketId: number) => (await db.row(count, [ticketId]))?.count ?? 0,
    insert: async (file: NewAttachment) => {
      const { ticketId, userId, fileName, type, bytes, storedAs, state, at } = file
      return (await db.row(insert, [ticketId, userId, fileName, type, bytes, storedAs, state, at]))?.id
    },
    readWaiting: (id: number) => db.row(readWaiting, [id]),
    /** Once; what was looked through already stays as it is. */
    setState: (id: number, state: AttachmentState) => db.rows(setState, [id, state]),
  }
}
