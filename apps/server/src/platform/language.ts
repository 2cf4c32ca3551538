import type { FastifyRequest } from 'fastify'

export const DEFAULT_LANGUAGE = 'en'

/** `nl` of `LivePortal_NL_nl`; undefined for the default store, null for a store that does not exist. */
export function languageOfStore(store: string | undefined, storeCodes: readonly string[]): string | null | undefined {
  if (store === undefined || store === '' || store === 'default') return undefined
  return storeCodes.includes(store) ? store.slice(store.lastIndexOf('_') + 1) : null
}

/** Language of a REST answer: the query parameter, as C§7.1 says, default English. */
export function languageOf(request: FastifyRequest<{ Querystring: { language?: string } }>): string {
  const asked = request.query.language?.toLowerCase()
  return asked && /^[a-z]{2}$/.test(asked) ? asked : DEFAULT_LANGUAGE
}

/** A text in the language asked for, else English, else whatever there is. */
export function textIn(language: string, text: Readonly<Record<string, string>>): string {
  return text[language] ?? text[DEFAULT_LANGUAGE] ?? Object.values(text)[0] ?? ''
}
