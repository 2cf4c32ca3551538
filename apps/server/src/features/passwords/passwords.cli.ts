import { wallTime, type Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Mailer } from '#integrations/mail/index.ts'
import type { LetterParts } from '#features/messages/index.ts'
import type { LinkPurpose } from '#features/one-time-links/index.ts'
import { sendLink, type IssuedLink, type NoLink, type PasswordLinks } from './password-links.service.ts'
import { createPasswordStore } from './password.store.ts'

export type LinkCommandTools = {
  db: Database
  clock: Clock
  links: PasswordLinks
  /** Where no mail server is set, the link is only shown. */
  mailer: Mailer | null
  portal: LetterParts['portal']
  publicUrl: string
  print: (line: string) => void
}

const PURPOSES = { invite: 'invitation', 'password-link': 'password-reset' } as const
export type LinkCommand = keyof typeof PURPOSES

/** `fust invite EMAIL` and `fust password-link EMAIL`: mails a link and shows it; answers the exit code. */
export async function linkCommand(
  command: LinkCommand,
  args: readonly string[],
  tools: LinkCommandTools,
): Promise<number> {
  const { db, links, print } = tools
  const [typed, ...more] = args
  if (typed === undefined || more.length > 0 || !typed.includes('@')) {
    print(`Usage: fust ${command} EMAIL`)
    return 2
  }
  const email = typed.trim().toLowerCase()
  const purpose = PURPOSES[command]
  const userId = await createPasswordStore(db).readIdOf(email)
  const issued = userId === undefined ? undefined : await links.issue(userId, { only: purpose })
  if (!issued?.ok) {
    print(refusalText(issued?.refusal.code ?? 'person-unknown', purpose, email))
    return 1
  }
  for (const line of [await mailed(issued.value, tools), ...(await linkLines(issued.value, tools))]) print(line)
  return 0
}

async function mailed(link: IssuedLink, { mailer, portal, publicUrl }: LinkCommandTools): Promise<string> {
  const { email } = link.to
  if (!mailer) return `No mail was sent, as SMTP_URL is not set: give ${email} this link.`
  try {
    // Another link of the same minute is another mail.
    const sent = await sendLink({ mailer, portal, publicUrl }, link, link.url)
    if (sent.ok) return `Mailed to ${email}.`
    return `The mail server does not take mail for ${email} (${sent.refusal.code}): give this person the link yourself.`
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    return `The mail could not be sent (${said}); see SMTP_URL. Give ${email} the link yourself.`
  }
}

async function linkLines({ url, minutes }: IssuedLink, { clock, portal }: LinkCommandTools): Promise<string[]> {
  const { market } = await portal.now()
  const { today, hour, minute } = wallTime(new Date(clock.now().getTime() + minutes * 60_000), market.timeZone)
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
  return [`  ${url}`, `It works once, until ${today} ${time}, and only as long as no newer one is made.`]
}

function refusalText(code: NoLink['code'], purpose: LinkPurpose, email: string): string {
  if (code === 'person-unknown')
    return `Nobody here has the address ${email}: add the person to users.csv and user-roles.csv, and import the folder.`
  if (code === 'person-inactive')
    return `${email} is not active: give the person the status Invited or Active in users.csv, and import the folder.`
  return purpose === 'invitation'
    ? `${email} has a password already. A link to a new one: fust password-link ${email}`
    : `${email} has not chosen a first password yet. A link to it: fust invite ${email}`
}
