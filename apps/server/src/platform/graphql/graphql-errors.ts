import { GraphQLError } from 'graphql'
import { wording, type Wording } from '#words/words.ts'
import { textIn } from '../http/language.ts'

/** What a client decides on; the wording of messages may change, these do not. */
export const ERROR_CATEGORIES = [
  'graphql-authentication',
  'graphql-authorization',
  'graphql-input',
  'graphql-no-such-entity',
  'graphql-already-exists',
  'graphql',
  'internal',
] as const
export type ErrorCategory = (typeof ERROR_CATEGORIES)[number]

/** Wrong credentials, a locked account; thrown by the context, a rejected bearer (answered 401). */
export function authenticationError(message: string | Wording): GraphQLError {
  return categorised('graphql-authentication', message)
}

/** No bearer where one is needed, a ship-to of somebody else, a missing permission. */
export function authorizationError(message: string | Wording = NOT_AUTHORIZED, code?: string): GraphQLError {
  return categorised('graphql-authorization', message, code)
}

/** Missing or contradictory input, or a rule that refuses it; `code` is the refusal's own, when it has one, `argument` where it stands. */
export function inputError(message: string | Wording, code?: string, argument?: string): GraphQLError {
  return categorised('graphql-input', message, code, argument)
}

/** An unknown object, or one of somebody else: both get the same answer; `code` is the refusal's own, when it has one. */
export function noSuchEntity(message: string | Wording, code?: string): GraphQLError {
  return categorised('graphql-no-such-entity', message, code)
}

/** An id that the client proposed and that is taken. */
export function alreadyExists(message: string | Wording): GraphQLError {
  return categorised('graphql-already-exists', message)
}

/** A document that cannot be executed as it is written. */
export function documentError(message: string, code?: string): GraphQLError {
  return categorised('graphql', message, code)
}

/** The category of an error that was meant for the caller; undefined for a fault. */
export function categoryOf(error: GraphQLError): ErrorCategory | undefined {
  return ERROR_CATEGORIES.find((category) => category === error.extensions?.['category'])
}

/** The message in the language of who asked; a text for programmers is English. */
export function messageOf(error: GraphQLError, language: string): string {
  // The executor puts its own error around the one that was thrown.
  const thrown = error.originalError ?? error
  return thrown instanceof WordedError ? textIn(language, thrown.wording) : error.message
}

class WordedError extends GraphQLError {
  readonly wording: Wording

  constructor(said: Wording, extensions: { category: ErrorCategory }) {
    super(said.en, { extensions })
    this.wording = said
  }
}

const NOT_AUTHORIZED = wording('not-authorized')

function categorised(
  category: ErrorCategory,
  message: string | Wording,
  code?: string,
  argument?: string,
): GraphQLError {
  const extensions = { category, ...(code && { code }), ...(argument && { argument }) }
  return typeof message === 'string' ? new GraphQLError(message, { extensions }) : new WordedError(message, extensions)
}
