import { languageOf, type MarketPack } from '@fust/domain/market'
import { accept, type Outcome } from '@fust/domain/outcome'
import { DEFAULT_LANGUAGE } from '#platform/language.ts'
import type { Mailer, MailRefusal } from '#integrations/mail/index.ts'
import type { BreweryNow, Portal } from '#features/portal/index.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import { inOneLine, type Letter, type Writer } from './letter.ts'
import { LETTER_LANGUAGES, wordsOf, type LetterLanguage } from './words.ts'

export type LetterParts = { mailer: Mailer; portal: Portal; publicUrl: string }

/** To whom, and by which message: a repeat carries the same Message-ID. */
type Addressed = { email: string; locale: string | null; messageKey: string }

/** Writes a letter in its reader's language, in the brewery's name, and sends it. */
export async function sendLetter(
  { mailer, portal, publicUrl }: LetterParts,
  { email, locale, messageKey }: Addressed,
  write: (writer: Writer, brewery: BreweryNow) => Letter,
): Promise<Outcome<void, MailRefusal>> {
  const brewery = await portal.now()
  const letter = write(writerOf(brewery, readersLanguage(locale, brewery.market), publicUrl), brewery)
  const sent = await mailer.send({
    to: email,
    subject: inOneLine(letter.subject),
    text: letterText(letter),
    html: letterHtml(letter),
    messageKey,
  })
  return sent.ok ? accept(undefined) : sent
}

export function writerOf({ settings }: BreweryNow, language: LetterLanguage, publicUrl: string): Writer {
  const { phone, email } = settings.contact
  const contact = [phone, email].filter(Boolean).join(', ')
  return { language, say: wordsOf(language), brewery: settings.name, contact, publicUrl }
}

/** The reader's own language, else the market's, where we can write it. */
function readersLanguage(locale: string | null, market: MarketPack): LetterLanguage {
  const wished = languageOf(locale ?? '', market) ?? market.languages[0]
  return LETTER_LANGUAGES.find((language) => language === wished) ?? DEFAULT_LANGUAGE
}
