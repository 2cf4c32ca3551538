import { languageOf, type MarketPack } from '@fust/domain/market'
import { accept } from '@fust/domain/outcome'
import type { Queries } from '#platform/database.ts'
import { DEFAULT_LANGUAGE } from '#platform/language.ts'
import type { Mailer } from '#integrations/mail/index.ts'
import type { OutboxHandler } from '#features/outbox/index.ts'
import type { Portal } from '#features/portal/index.ts'
import { letterHtml } from './order-letter.html.ts'
import { orderLetter } from './order-letter.ts'
import { createOrderLetterStore } from './order-letter.store.ts'
import { letterText } from './order-letter.text.ts'
import { LETTER_LANGUAGES, type LetterLanguage, type LetterAbout } from './order-letter.words.ts'
import { orderOf } from './submit-order.payload.ts'

type Parts = {
  db: Queries
  mailer: Mailer
  portal: Portal
  /** Address people use, without a slash at the end. */
  publicUrl: string
}

/** Tells the buyer what was ordered; a repeat carries the same Message-ID. */
export function createOrderConfirmation(parts: Parts): OutboxHandler {
  return orderMail('placed', parts)
}

/** Tells the buyer that an order has another number than it was shown with. */
export function createOrderRenumbered(parts: Parts): OutboxHandler {
  return orderMail('renumbered', parts)
}

/** Tells the buyer that an order will not come. */
export function createOrderCancellation(parts: Parts): OutboxHandler {
  return orderMail('canceled', parts)
}

function orderMail(about: LetterAbout, { db, mailer, portal, publicUrl }: Parts): OutboxHandler {
  return async (message) => {
    const told = orderOf(message)
    const order = await createOrderLetterStore(db).find(told)
    if (!order) throw new Error(`Order ${told.number} is not there.`)
    if (order.email === null) return accept(undefined)
    const { settings, market } = await portal.now()
    const sender = { brewery: settings.name, ...settings.contact, publicUrl }
    const letter = orderLetter(order, { about, language: readersLanguage(order.locale, market), sender })
    const sent = await mailer.send({
      to: order.email,
      subject: letter.subject,
      text: letterText(letter),
      html: letterHtml(letter),
      messageKey: message.key,
    })
    return sent.ok ? accept(undefined) : sent
  }
}

/** The reader's own language, else the market's, where we can write it. */
function readersLanguage(locale: string | null, market: MarketPack): LetterLanguage {
  const wished = languageOf(locale ?? '', market) ?? market.languages[0]
  return LETTER_LANGUAGES.find((language) => language === wished) ?? DEFAULT_LANGUAGE
}
