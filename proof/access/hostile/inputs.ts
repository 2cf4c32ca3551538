import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import type { InputLimits } from '../../../apps/server/src/platform/graphql/input-limits.ts'
import { chance, pick, type Draw, several, upTo } from './draw.ts'
import { kindOf } from './kinds.ts'
import { type Known, wordOf } from './known.ts'
import { hostileNumber } from './numbers.ts'
import { hostileText } from './texts.ts'
import { type Fields, NULL, type Value } from './values.ts'

/** What a call is made of: who asks knows something, and in so many of a hundred places says what nobody expects. */
export type Asking = { draw: Draw; known: Known; limits: InputLimits; strange: number }

const TEXT_MOST = 2_000
const ID_MOST = 64
const LEVELS = 5

/** Arguments as they are meant, but for what is strange: one `input`, or the flat ones where there are both. */
export function argumentsOf(
  asking: Asking,
  owner: string,
  field: { name: string; args: readonly GraphQLArgument[] },
): Fields {
  const { draw } = asking
  const inputs = field.args.filter(({ name }) => name === 'input')
  const flat = field.args.filter(({ name }) => name !== 'input')
  const chosen = flat.length === 0 || (inputs.length > 0 && chance(draw, 40)) ? inputs : flat
  return present(asking, chosen).map(
    (argument) =>
      [
        argument.name,
        inputValue(asking, argument.type, argument.name, `${owner}.${field.name}(${argument.name}:)`),
      ] as const,
  )
}

type Place = GraphQLArgument | GraphQLInputField

/** All that is needed, and most of what is not. */
const present = <One extends Place>({ draw }: Asking, places: readonly One[]): One[] =>
  places.filter(({ type, name }) => isNonNullType(type) || chance(draw, kindOf('', name) === 'word' ? 35 : 85))

function inputValue(asking: Asking, type: GraphQLInputType, name: string, coordinate: string, level = 0): Value {
  const { draw } = asking
  const nullable = getNullableType(type)
  if (isListType(nullable)) {
    const entry = () => inputValue(asking, nullable.ofType, name, coordinate, level)
    return { list: several(draw, 1, 3, entry) }
  }
  const named = getNamedType(type)
  if (isInputObjectType(named)) {
    const fields = level < LEVELS ? present(asking, Object.values(named.getFields())) : []
    return {
      fields: fields.map(
        (own) => [own.name, inputValue(asking, own.type, own.name, `${named.name}.${own.name}`, level + 1)] as const,
      ),
    }
  }
  if (isEnumType(named))
    return enumValue(
      asking,
      named.getValues().map((entry) => entry.name),
    )
  if (named.name === 'Boolean') return isStrange(asking) ? NULL : { word: pick(draw, ['true', 'false']) }
  if (named.name === 'Int' || named.name === 'Float') return numberValue(asking, name, coordinate)
  return textValue(asking, name, coordinate, named.name === 'ID' ? ID_MOST : TEXT_MOST)
}

const isStrange = ({ draw, strange }: Asking) => chance(draw, strange)

function enumValue(asking: Asking, names: readonly string[]): Value {
  const name = pick(asking.draw, names)
  if (!isStrange(asking)) return { word: name }
  return pick<Value>(asking.draw, [
    { word: name.toLowerCase() },
    { word: `${name}S` },
    { text: name },
    { number: '1' },
    NULL,
  ])
}

const UNKNOWN_RANGE = { least: 0, most: 2_147_483_647 }
const FEW = 6

function numberValue(asking: Asking, name: string, coordinate: string): Value {
  const { draw, limits, known } = asking
  const range = limits[coordinate]?.range ?? UNKNOWN_RANGE
  if (isStrange(asking)) return { number: hostileNumber(draw, range) }
  const kind = kindOf(coordinate, name)
  if (kind !== 'word') return { number: wordOf(draw, known, kind) }
  return { number: String(Math.max(range.least, 0) + upTo(draw, FEW)) }
}

function textValue(asking: Asking, name: string, coordinate: string, otherwise: number): Value {
  const { draw, limits, known } = asking
  const most = limits[coordinate]?.length?.most ?? otherwise
  if (isStrange(asking)) return { text: hostileText(draw, most) }
  return { text: wordOf(draw, known, kindOf(coordinate, name)) }
}
