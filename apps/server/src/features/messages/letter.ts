import type { Language, MarketPack } from '@fust/domain/market'
import type { Say } from './words.ts'

/** Everything a letter says, in the reader's words; text and HTML only lay it out. */
export type Letter = {
  language: Language
  subject: string
  greeting: string
  paragraphs: string[]
  facts: { label: string; value: string }[]
  /** What was ordered, and what it costs; null in a letter about something else. */
  goods: Goods | null
  link: { label: string; url: string } | null
  questions: string | null
  /** What ends mails of this kind; a letter that somebody has to have brings none. */
  unsubscribe?: { label: string; url: string }
}

export type Goods = {
  columns: { product: string; quantity: string; amount: string }
  lines: { quantity: string; product: string; sku: string; unitPrice: string; amount: string }[]
  totals: { label: string; amount: string; isStrong: boolean }[]
}

/** Who writes, in which language, and where the reader can go on. */
export type Writer = {
  language: Language
  /** Whose figures are written. */
  market: MarketPack
  say: Say
  brewery: string
  /** Phone and mail of the brewery; empty where it gives none. */
  contact: string
  /** Address people use, without a slash at the end. */
  publicUrl: string
}

const MAX_SUBJECT_LENGTH = 150

/** A header holds no line breaks and no other control characters. */
export function inOneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, MAX_SUBJECT_LENGTH)
}

export const greetingTo = (name: string | null, say: Say): string =>
  name ? say('greeting', { name }) : say('greeting.nameless')
