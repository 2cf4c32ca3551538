import { languageOf, type Language, type MarketPack } from '@fust/domain/market'
import { accept, type Outcome } from '@fust/domain/outcome'
import type { Mailer, MailRefusal } from '#integrations/mail/index.ts'
import type { BreweryNow, Portal } from '#features/portal/index.ts'
import { letterHead } from './letter-head.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import { inOneLine, type Letter, type Writer } from './letter.ts'
import { wordsOf } from './words.ts'

export type LetterParts = { mailer: Mailer; portal: Portal; publicUrl: string }

/** To whom, and by which message: a repeat carries the same Message-ID. */
type Addressed = {
  email: string
  locale: string | null
  messageKey: string
  /** Where such mails can be ended, by one post; left out in what somebody has to have. */
  unsubscribeUrl?: string
}

/** Writes a letter in its reader's language, in the brewery's name, and sends it. */
export async function sendLetter(
  { mailer, portal, publicUrl }: LetterParts,
  { email, locale, messageKey, unsubscribeUrl }: Addressed,
  write: (writer: Writer, brewery: BreweryNow) => Letter,
): Promise<Outcome<void, MailRefusal>> {
  const brewery = await portal.now()
  const writer = writerOf(brewery, readersLanguage(locale, brewery.market), publicUrl)
  const letter: Letter = {
    ...write(writer, brewery),
    ...(unsubscribeUrl !== undefined && { unsubscribe: { label: writer.say('unsubscribe'), url: unsubscribeUrl } }),
  }
  const head = letterHead(brewery, publicUrl)
  const sent = await mailer.send({
    to: email,
    subject: inOneLine(letter.subject),
    text: letterText(letter, head),
    html: letterHtml(letter, head),
    messageKey,
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  })
  return sent.ok ? accept(undefined) : sent
}

export function writerOf({ settings, market }: BreweryNow, language: Language, publicUrl: string): Writer {
  const { phone, email } = settings.contact
  const contact = [phone, email].filter(Boolean).join(', ')
  return { language, market, say: wordsOf(language), brewery: settings.name, contact, publicUrl }
}

/** The reader's own language, else the market's. */
function readersLanguage(locale: string | null, market: MarketPack): Language {
  return languageOf(locale ?? '', market) ?? market.languages[0]
}
