import type { Pool } from 'pg'

export type NewMessage = {
  messageId: string
  sender: string
  recipients: readonly string[]
  subject: string
  text: string
  html: string
}
export type Message = NewMessage & { id: number; receivedAt: Date; timesReceived: number }

const COLUMNS = `id::int as id, message_id as "messageId", sender, recipients, subject, body_text as text,
  body_html as html, received_at as "receivedAt", times_received as "timesReceived"`

export type MailStore = ReturnType<typeof createMailStore>

/** The played inbox: one row per Message-ID. */
export function createMailStore(pool: Pool) {
  return {
    async receive(message: NewMessage, now: Date): Promise<void> {
      await pool.query(
        `insert into message (message_id, sender, recipients, subject, body_text, body_html, received_at)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (message_id) do update set times_received = message.times_received + 1`,
        [message.messageId, message.sender, message.recipients, message.subject, message.text, message.html, now],
      )
    },
    /** Newest first; with `to`, only what that address received. */
    async find({ to, limit }: { to?: string | undefined; limit: number }): Promise<Message[]> {
      const found = await pool.query<Message>(
        `select ${COLUMNS} from message where $1::text is null or $1 = any (recipients) order by id desc limit $2`,
        [to?.toLowerCase(), limit],
      )
      return found.rows
    },
    async findOne(id: number): Promise<Message | undefined> {
      const found = await pool.query<Message>(`select ${COLUMNS} from message where id = $1`, [id])
      return found.rows[0]
    },
  }
}
