import { unquote, type ODataQuery } from '../odata.ts'
import { faultOf, refusal } from './check-body.ts'
import type { EntitySet } from './metadata.ts'
import type { Rules } from './rules.ts'

const OPTIONS: ReadonlySet<string> = new Set([
  '$filter',
  '$expand',
  '$select',
  '$orderby',
  '$top',
  '$skip',
  '$format',
  '$inlinecount',
  'sap-client',
])

/** Refuses what the metadata does not allow to be asked: options, properties, filters, orders and links. */
export function checkQuery(rules: Rules, set: EntitySet, query: ODataQuery): void {
  const unknown = Object.keys(query).find((option) => !OPTIONS.has(option))
  if (unknown !== undefined) throw refusal(`The query option ${unknown} is unknown`)
  const text = (option: string) => (typeof query[option] === 'string' ? query[option] : '')
  const expanded = listOf(text('$expand'))
  for (const path of expanded) requireLinks(rules, set, path.split('/'))
  for (const path of listOf(text('$select'))) requireSelected(rules, set, path, expanded)
  for (const part of listOf(text('$orderby'))) requireSortable(set, part)
  requireFilter(set, text('$filter'))
  for (const option of ['$top', '$skip'])
    if (!/^\d{0,9}$/.test(text(option))) throw refusal(`${option} is a whole number`)
}

const listOf = (text: string): string[] => (text === '' ? [] : text.split(',').map((part) => part.trim()))

/** The set at the end of these links. */
function requireLinks(rules: Rules, set: EntitySet, links: readonly string[]): EntitySet {
  return links.reduce((from, name) => {
    const link = from.links.get(name)
    const target = link && rules.setOf(from.service, link.target)
    if (!target) throw refusal(`${from.name} has no link ${name}`)
    return target
  }, set)
}

function requireSelected(rules: Rules, set: EntitySet, path: string, expanded: readonly string[]): void {
  const links = path.split('/').slice(0, -1)
  const name = path.split('/').at(-1) ?? ''
  const isExpanded = links.length === 0 || expanded.some((one) => `${one}/`.startsWith(`${links.join('/')}/`))
  if (!isExpanded) throw refusal(`$select names ${path}, which $expand does not`)
  const target = requireLinks(rules, set, links)
  if (name !== '*' && !target.properties.has(name) && !target.links.has(name))
    throw refusal(`${target.name} has no property ${name}`)
}

function requireSortable(set: EntitySet, part: string): void {
  const [, name = '', rest = ''] = /^(\w+)(?: (asc|desc))?$/.exec(part) ?? []
  const property = set.properties.get(name)
  if (!property) throw refusal(`${set.name} has no property ${name || part}${rest && ` (${rest})`}`)
  if (!property.isSortable) throw refusal(`Property ${name} of ${set.name} is not sortable`)
}

const TOKEN = /(\w+) (?:eq|ne|gt|ge|lt|le) (datetime)?('(?:[^']|'')*'|[\w.]+)|[()]|and|or|\s/y

function requireFilter(set: EntitySet, filter: string): void {
  const token = new RegExp(TOKEN)
  while (token.lastIndex < filter.length) {
    const found = token.exec(filter)
    if (!found) throw refusal(`The filter "${filter}" is not played`)
    const [, name, datetime, literal = ''] = found
    if (name !== undefined) requireComparison(set, { name, isDate: datetime !== undefined, literal })
  }
}

type Comparison = { name: string; isDate: boolean; literal: string }

function requireComparison(set: EntitySet, { name, isDate, literal }: Comparison): void {
  const property = set.properties.get(name)
  if (!property) throw refusal(`${set.name} has no property ${name}`)
  if (!property.isFilterable) throw refusal(`Property ${name} of ${set.name} is not filterable`)
  if ((property.type === 'DateTime') !== isDate) throw refusal(`Property ${name} of ${set.name} is a ${property.type}`)
  if (property.type !== 'String') return
  const fault = literal.startsWith("'") ? faultOf(property, unquote(literal)) : 'is no text'
  if (fault) throw refusal(`The filter on ${name} of ${set.name} ${fault}`)
}

/** Refuses an address whose keys are not those of the set: a lone key has no name, several have theirs. */
export function checkKeys(set: EntitySet, predicate: string): void {
  const keys = [...set.properties.values()].filter(({ isKey }) => isKey)
  const given = [...predicate.matchAll(/(?:(\w+)=)?('(?:[^']|'')*')(?:,|$)/gy)]
  const names = given.map(([, name]) => name ?? (keys.length === 1 ? keys[0]?.name : undefined))
  const isWhole = given.map(([text]) => text).join('') === predicate && given.length === keys.length
  if (!isWhole || keys.some(({ name }) => !names.includes(name)))
    throw refusal(`The keys of ${set.name} are ${keys.map(({ name }) => name).join(', ')}`)
  for (const [index, [, , literal = '']] of given.entries()) {
    const property = set.properties.get(names[index] ?? '')
    const fault = property && faultOf(property, unquote(literal))
    if (fault) throw refusal(`The key ${names[index]} of ${set.name} ${fault}`)
  }
}
