import type { BusinessMoment } from '@fust/domain/calendar'
import { escapeHtml } from '#platform/escape-html.ts'
import { DEFAULT_LANGUAGE } from '#platform/language.ts'

type Facts = { language: string; firstName: string; until: BusinessMoment; brewery: string; contact: string }

type Words = { subject: (brewery: string) => string; lines: (facts: Facts & { time: string }) => string[] }

const NL: Words = {
  subject: (brewery) => `Uw account bij ${brewery} is tijdelijk vergrendeld`,
  lines: ({ firstName, time, contact }) => [
    `Beste ${firstName},`,
    `Iemand heeft een paar keer na elkaar een verkeerd wachtwoord ingevoerd. Uw account is daarom vergrendeld tot ${time} uur.`,
    'Was u dat zelf? Probeer het daarna opnieuw. Was u het niet? Dan is uw account door de vergrendeling beschermd.',
    ...(contact ? [`Vragen? ${contact}`] : []),
  ],
}

const EN: Words = {
  subject: (brewery) => `Your account at ${brewery} is locked for a while`,
  lines: ({ firstName, time, contact }) => [
    `Dear ${firstName},`,
    `Somebody entered a wrong password a few times in a row. Your account is therefore locked until ${time}.`,
    'Was it you? Try again after that. Was it not you? Then the lock has protected your account.',
    ...(contact ? [`Questions? ${contact}`] : []),
  ],
}

const WORDS: Readonly<Record<string, Words>> = { nl: NL, [DEFAULT_LANGUAGE]: EN }

/** The mail in the reader's language, else in English; it holds no link, so that nobody learns to follow one. */
export function lockedLetter(facts: Facts): { subject: string; text: string; html: string } {
  const words = WORDS[facts.language] ?? EN
  const time = [facts.until.hour, facts.until.minute].map((part) => String(part).padStart(2, '0')).join(':')
  const lines = words.lines({ ...facts, time })
  return {
    subject: words.subject(facts.brewery),
    text: `${lines.join('\n\n')}\n`,
    html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n'),
  }
}
