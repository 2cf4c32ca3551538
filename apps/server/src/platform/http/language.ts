import { DEFAULT_LANGUAGE } from '@fust/domain/market'
import type { FastifyRequest } from 'fastify'

export { DEFAULT_LANGUAGE } from '@fust/domain/market'

/** Language of a REST answer: the query parameter, as C§7.1 says, default English. */
export function askedLanguage(request: FastifyRequest<{ Querystring: { language?: string } }>): string {
  const asked = request.query.language?.toLowerCase()
  return asked && /^[a-z]{2}$/.test(asked) ? asked : DEFAULT_LANGUAGE
}

/** A text in the language asked for, else English, else whatever there is. */
export function textIn(language: string, text: Readonly<Record<string, string>>): string {
  return text[language] ?? text[DEFAULT_LANGUAGE] ?? Object.values(text)[0] ?? ''
}
