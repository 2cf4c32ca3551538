import { ODataError } from '../odata.ts'
import type { EntitySet, Property } from './metadata.ts'
import type { Rules } from './rules.ts'

type Change = 'create' | 'update'

/** The body as SAP takes it: refused where the metadata forbids something, or without what it drops. */
export function checkedBody(rules: Rules, set: EntitySet, change: Change, body: unknown): Record<string, unknown> {
  if (!isObject(body)) throw refusal(`${set.name}: an object is expected`)
  if (change === 'create' && !set.isCreatable) throw refusal(`${set.name} cannot be created`)
  const entries = Object.entries(body).flatMap(([name, value]): [string, unknown][] => {
    const property = set.properties.get(name)
    if (property) return keepsValue(rules, set, change, property, value) ? [[name, value]] : []
    return [[name, checkedLink(rules, set, change, { name, value })]]
  })
  return Object.fromEntries(entries)
}

/** True when the value is stored; false when this system drops it. */
function keepsValue(rules: Rules, set: EntitySet, change: Change, property: Property, value: unknown): boolean {
  const isWritable = change === 'create' ? property.isCreatable : property.isUpdatable
  if (!isWritable && rules.isDropping()) return false
  if (!isWritable)
    throw refusal(`Property ${property.name} of ${set.name} cannot be ${change === 'create' ? 'created' : 'updated'}`)
  const fault = faultOf(property, value)
  if (fault) throw refusal(`Property ${property.name} of ${set.name} ${fault}`)
  return true
}

function checkedLink(
  rules: Rules,
  set: EntitySet,
  change: Change,
  { name, value }: { name: string; value: unknown },
): unknown {
  const link = set.links.get(name)
  const target = link && rules.setOf(set.service, link.target)
  if (!link || !target) throw refusal(`${set.name} has no property ${name}`)
  if (change === 'update') throw refusal(`${name} of ${set.name} cannot be updated with its parent`)
  if (!link.isList) return checkedBody(rules, target, change, value)
  if (!Array.isArray(value)) throw refusal(`${name} of ${set.name} is a list`)
  return value.map((one) => checkedBody(rules, target, change, one))
}

/** What is wrong with a value of this type, in the words of the simulator. */
export function faultOf(property: Property, value: unknown): string | undefined {
  if (value === null) return property.isNullable ? undefined : 'is null'
  const { type, maxLength } = property
  if (type === 'Boolean') return typeof value === 'boolean' ? undefined : 'is no boolean'
  if (typeof value !== 'string') return 'is no text: OData 2 writes all but booleans as texts'
  if (type === 'Decimal') return decimalFault(property, value)
  const shape = SHAPES[type]
  if (shape && !shape.test(value)) return `is no ${type}`
  return maxLength !== undefined && value.length > maxLength
    ? `has ${value.length} characters, ${maxLength} at most`
    : undefined
}

// As OData 2 writes them in JSON.
const SHAPES: Readonly<Record<string, RegExp>> = {
  DateTime: /^\/Date\(-?\d{1,15}\)\/$/,
  DateTimeOffset: /^\/Date\(-?\d{1,15}([+-]\d{1,4})?\)\/$/,
  Time: /^PT(\d{1,2}H)?(\d{1,2}M)?(\d{1,2}S)?$/,
  Double: /^-?\d{1,15}(\.\d{1,15})?$/,
  Guid: /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/,
}

function decimalFault({ digits }: Property, value: string): string | undefined {
  const [, whole = '', places = ''] = /^-?(\d{1,30})(?:\.(\d{1,30}))?$/.exec(value) ?? []
  if (whole === '') return 'is no decimal'
  if (!digits) return undefined
  if (places.length > digits.scale) return `has ${places.length} decimal places, ${digits.scale} at most`
  const most = digits.precision - digits.scale
  return whole.length > most ? `has ${whole.length} digits before the point, ${most} at most` : undefined
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const refusal = (message: string): ODataError => new ODataError(400, '/IWBEP/CM_MGW_RT/021', message)
