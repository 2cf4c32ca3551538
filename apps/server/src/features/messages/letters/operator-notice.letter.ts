import type { Letter, Writer } from '../letter.ts'

/** What whoever runs the portal has to be told of. */
export const NOTICE_CAUSES = ['erp-messages-dead', 'erp-reference-dropped', 'import-failed', 'database-full'] as const
export type NoticeCause = (typeof NOTICE_CAUSES)[number]

type Notice = { cause: NoticeCause; details: readonly string[] }

/** Tells whoever runs the portal what is wrong, what it means for customers, and the next step. */
export function operatorNotice({ cause, details }: Notice, { language, say, brewery, publicUrl }: Writer): Letter {
  return {
    language,
    subject: say(`operator-notice.${cause}.subject`, { brewery }),
    greeting: say('greeting.nameless'),
    paragraphs: [say(`operator-notice.${cause}.what`), ...details, say(`operator-notice.${cause}.next`)],
    facts: [{ label: say('operator-notice.portal'), value: publicUrl }],
    goods: null,
    link: null,
    questions: say('operator-notice.once'),
  }
}
