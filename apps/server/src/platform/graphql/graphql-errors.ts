import { GraphQLError } from 'graphql'

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
export function authenticationError(message: string): GraphQLError {
  return categorised('graphql-authentication', message)
}

/** No bearer where one is needed, a ship-to of somebody else, a missing permission. */
export function authorizationError(message = "The current customer isn't authorized."): GraphQLError {
  return categorised('graphql-authorization', message)
}

/** Missing or contradictory input, or a rule that refuses it; `code` is the refusal's own, when it has one. */
export function inputError(message: string, code?: string): GraphQLError {
  return categorised('graphql-input', message, code)
}

/** An unknown object, or one of somebody else: both get the same answer. */
export function noSuchEntity(message: string): GraphQLError {
  return categorised('graphql-no-such-entity', message)
}

/** An id that the client proposed and that is taken. */
export function alreadyExists(message: string): GraphQLError {
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

function categorised(category: ErrorCategory, message: string, code?: string): GraphQLError {
  return new GraphQLError(message, { extensions: { category, ...(code && { code }) } })
}
