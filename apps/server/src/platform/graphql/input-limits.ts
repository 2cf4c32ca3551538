import { isLongerThan, isOneLine, NAME_MAXIMUM, TEXT_MAXIMUM } from '@fust/domain/text'
import { type GraphQLError, type GraphQLNamedType, getNamedType, isInputObjectType } from 'graphql'
import { inputError } from './graphql-errors.ts'

/** What the schema says of an argument, or of a field of an input, beside its type. */
type InputLimit = {
  readonly length?: { readonly most: number }
  readonly range?: { readonly least: number; readonly most: number }
  readonly entries?: { readonly most: number }
}

/** By schema coordinate: `Query.products(search:)`, `CartItemInput.sku`. */
export type InputLimits = Readonly<Record<string, InputLimit>>

/** A place that takes a value, named as callers find it: `products.filter.sku.in.0`. */
export type Place = {
  type: GraphQLNamedType | undefined
  limit: InputLimit
  path: string
  /** Below the argument. */
  level: number
}

const NOTHING_SAID: InputLimit = {}
const ENTRIES_MAXIMUM = 1_000
/** Twice as many as the deepest input has. */
const LEVELS_MAXIMUM = 16
const IDENTIFIER_MAXIMUM = 200
/** Nobody means less; numbers that are closer to nothing are not what they look like. */
const LEAST_FRACTION = 1e-6
const SAFE_NUMBERS = { least: Number.MIN_SAFE_INTEGER, most: Number.MAX_SAFE_INTEGER }

/** The place of an argument, or of a variable that goes nowhere. */
export function outerPlace(path: string, type?: GraphQLNamedType, limit: InputLimit = NOTHING_SAID): Place {
  return { type, limit, path, level: 0 }
}

export function entryPlace(place: Place, index: number): Place {
  return { ...place, path: `${place.path}.${index}`, level: place.level + 1 }
}

/** The place of a field; of one that the schema does not know too, which it refuses later. */
export function fieldPlace(limits: InputLimits, { type, path, level }: Place, name: string): Place {
  const field = isInputObjectType(type) ? type.getFields()[name] : undefined
  const limit = field && limits[`${type?.name}.${name}`]
  return {
    type: field && getNamedType(field.type),
    limit: limit ?? NOTHING_SAID,
    path: `${path}.${name}`,
    level: level + 1,
  }
}

export function reviewText(text: string, { type, limit, path }: Place): GraphQLError | undefined {
  const most = limit.length?.most ?? (type?.name === 'ID' ? NAME_MAXIMUM : TEXT_MAXIMUM)
  if (isLongerThan(text, most)) return refused('text-too-long', path, `has at most ${most} characters`)
  if (isOneLine(text)) return undefined
  return refused('text-not-one-line', path, 'is one line of text, without characters that nobody sees')
}

export function reviewNumber(number: number, { limit, path }: Place): GraphQLError | undefined {
  const { least, most } = limit.range ?? SAFE_NUMBERS
  const isMeant = number === 0 ? !Object.is(number, -0) : Math.abs(number) >= LEAST_FRACTION
  if (isMeant && number >= least && number <= most) return undefined
  return refused('number-out-of-range', path, `is a number from ${least} to ${most}`)
}

/** Whether a list or an object holds too much, or stands too deep. */
export function reviewEntries(count: number, { limit, path, level }: Place): GraphQLError | undefined {
  const most = limit.entries?.most ?? ENTRIES_MAXIMUM
  if (count > most) return refused('list-too-long', path, `has at most ${most} entries`)
  if (level <= LEVELS_MAXIMUM) return undefined
  return refused('input-too-deep', path, `is more than ${LEVELS_MAXIMUM} levels deep`)
}

/** A name of the caller's: it is looked for among ours, and told back when it is not found. */
export function reviewName(name: string): GraphQLError | undefined {
  if (name.length <= IDENTIFIER_MAXIMUM) return undefined
  return inputError(`A name has at most ${IDENTIFIER_MAXIMUM} characters.`, 'name-too-long')
}

function refused(code: string, argument: string, rule: string): GraphQLError {
  return inputError(`"${argument}" ${rule}.`, code, argument)
}
