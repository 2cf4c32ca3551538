import { type FieldDefinitionNode, Kind, parse, type TypeNode } from 'graphql'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { interfaceSdl } from '../checks/interface-page.ts'

/** An operation of the interface, as docs/requirements/graphql.md lists it. */
export type Operation = { name: string; arguments: string[]; errors: string[] }

type Answered = { codes: string[]; type: string }

/** Every operation with its arguments, and with the errors that the page names for it. */
export function readInterface(root: string): Operation[] {
  const page = readFileSync(path.join(root, 'docs/requirements/graphql.md'), 'utf8')
  const open = openOperations(page)
  const lists = errorLists(page)
  const rows = operationRows(page)
  return parse(interfaceSdl(root), { noLocation: true }).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION || !/^(Query|Mutation)$/.test(definition.name.value)) return []
    return (definition.fields ?? []).map((field) => {
      const name = field.name.value
      const said = rows.filter(({ names }) => names.includes(name))
      const errors = [
        ...(open.has(name) ? [] : ['graphql-authorization']),
        ...said.flatMap(({ required }) => (isRefusedHere(field, required) ? ['graphql-input'] : [])),
        ...said.flatMap(({ notes }) => notes.match(/\bgraphql-[a-z]+(?:-[a-z]+)*|`[A-Z]+(?:_[A-Z]+)+`/g) ?? []),
        ...lists.filter(({ type }) => type === typeOf(field.type)).flatMap(({ codes }) => codes),
      ].map((error) => error.replaceAll('`', ''))
      return {
        name,
        arguments: (field.arguments ?? []).map((argument) => argument.name.value),
        errors: [...new Set(errors)],
      }
    })
  })
}

/** The categories of §2.1. */
export function readCategories(root: string): string[] {
  const page = readFileSync(path.join(root, 'docs/requirements/graphql.md'), 'utf8')
  return rowsOf(sectionOf(page, '### 2.1')).map(([category = '']) => category.replaceAll('`', ''))
}

/** What is answered without a bearer, by the first row of §1.3. */
function openOperations(page: string): Set<string> {
  const [row = []] = rowsOf(sectionOf(page, '### 1.3'))
  return new Set(row[0]?.match(/\w+/g))
}

/** The error lists of §2.2, by the type that they stand in. */
function errorLists(page: string): Answered[] {
  return rowsOf(sectionOf(page, '### 2.2')).flatMap(([field = '', codes = '', when = '']) => {
    const listed = codes.includes('same enum') ? [] : (codes.match(/[A-Z]{2,}(?:_[A-Z]+)*/g) ?? [])
    const types = field.includes('wish-list') ? WISH_LISTS : [/`(\w+)\./.exec(field)?.[1] ?? '']
    return when === undefined ? [] : types.map((type) => ({ type, codes: listed }))
  })
}

const WISH_LISTS = ['AddProductsToWishlistOutput', 'RemoveProductsFromWishlistOutput', 'UpdateProductsInWishlistOutput']

/** What §5 and §6 say of each operation. */
function operationRows(page: string): { names: string[]; required: string; notes: string }[] {
  const queries = rowsOf(sectionOf(page, '## 5. '))
  const mutations = rowsOf(sectionOf(page, '## 6. '))
  return [
    ...queries.map(([name = '', served = '', , required = '', notes = '']) => ({
      names: `${name} ${served}`.match(/\w+/g) ?? [],
      required,
      notes,
    })),
    ...mutations.map(([name = '', , required = '', notes = '']) => ({
      names: name === 'quick order' ? ['quickOrder'] : (name.match(/\w+/g) ?? []),
      required,
      notes,
    })),
  ]
}

/** True where something is required that the schema leaves out, so that the portal itself says no. */
function isRefusedHere(field: FieldDefinitionNode, required: string): boolean {
  if (/^(?:–|bearer|)$/.test(required)) return false
  return (
    (field.arguments ?? []).length > 0 && !(field.arguments ?? []).some(({ type }) => type.kind === Kind.NON_NULL_TYPE)
  )
}

function sectionOf(page: string, heading: string): string {
  const [, after = ''] = page.split(`\n${heading}`, 2)
  return after.split(/\n##/, 1)[0] ?? ''
}

/** The cells of each row of a table, its head left out. */
function rowsOf(section: string): string[][] {
  const rows = section.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

function typeOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : typeOf(type.type)
}
