import { chance, pick, type Draw, upTo } from './draw.ts'
import { hostileNumber } from './numbers.ts'
import { hostileText } from './texts.ts'
import { asJson, type Fields, NULL, type Value } from './values.ts'

const ANY_NUMBER = { least: 0, most: 1_000_000 }
const EXTRA_NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'unknown',
  '__typename',
  'id',
  'x'.repeat(201),
]

/** The same value with one thing wrong, at whatever depth. */
export function spoiled(draw: Draw, value: Value): Value {
  if ('fields' in value && value.fields.length > 0 && chance(draw, 60))
    return { fields: spoiledWithin(draw, value.fields) }
  if ('list' in value && value.list.length > 0 && chance(draw, 60)) {
    const at = upTo(draw, value.list.length - 1)
    return { list: value.list.map((entry, index) => (index === at ? spoiled(draw, entry) : entry)) }
  }
  return 'fields' in value && chance(draw, 60)
    ? { fields: spoiledFields(draw, value.fields) }
    : pick(draw, WRONG)(draw, value)
}

function spoiledWithin(draw: Draw, fields: Fields): Fields {
  const at = upTo(draw, fields.length - 1)
  return fields.map(([name, own], index) => [name, index === at ? spoiled(draw, own) : own] as const)
}

/** One field is missing, there twice, or one that nobody knows. */
export function spoiledFields(draw: Draw, fields: Fields): Fields {
  const at = upTo(draw, Math.max(0, fields.length - 1))
  return pick<() => Fields>(draw, [
    () => fields.filter((_, index) => index !== at),
    () => [...fields, ...fields.slice(at, at + 1)],
    () => [...fields, [pick(draw, EXTRA_NAMES), anything(draw)] as const],
    () => fields.map(([name, own], index) => [index === at ? pick(draw, EXTRA_NAMES) : name, own] as const),
  ])()
}

/** A value of any type. */
export function anything(draw: Draw): Value {
  return pick<() => Value>(draw, [
    () => NULL,
    () => ({ word: pick(draw, ['true', 'false', 'NOBODY', 'asc', 'NL']) }),
    () => ({ number: hostileNumber(draw, ANY_NUMBER) }),
    () => ({ text: hostileText(draw, 200) }),
    () => ({ list: [] }),
    () => ({ fields: [] }),
  ])()
}

const MOST_CHARACTERS = 2_000_000

/** So many of them, unless they would be far more than a body holds. */
const repeated = (value: Value, count: number): Value => {
  const most = Math.ceil(MOST_CHARACTERS / asJson(value).length)
  return { list: Array.from({ length: Math.min(count, most) }, () => value) }
}

function wrapped(value: Value, levels: number, wrap: (inner: Value) => Value): Value {
  return levels === 0 ? value : wrapped(wrap(value), levels - 1, wrap)
}

const WRONG: readonly ((draw: Draw, value: Value) => Value)[] = [
  anything,
  anything,
  () => NULL,
  (_draw, value) => ({ list: [value] }),
  (_draw, value) => ({ fields: [['x', value]] }),
  (draw, value) => repeated(value, pick(draw, [2, 100, 1_000, 1_001])),
  (draw, value) => wrapped(value, pick(draw, [2, 15, 16, 17, 200]), (inner) => ({ list: [inner] })),
  (draw, value) => wrapped(value, pick(draw, [2, 15, 16, 17, 200]), (inner) => ({ fields: [['x', inner]] })),
  (draw) => ({
    fields: Array.from({ length: pick(draw, [100, 1_000, 1_001]) }, (_, index) => [`x${index}`, NULL] as const),
  }),
]
