import { type DefinitionNode, Kind, parse, type StringValueNode } from 'graphql'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { adobeSdl } from './interface-page.ts'

/** A name of the schema by its coordinate, with what is said of it; a value belongs to whom its list belongs to. */
type Told = { coordinate: string; list?: string; description: StringValueNode | undefined }

const SCHEMA = 'packages/contract/schema.graphql'

/** Operations, and all names of the schema that Adobe Commerce does not have, of which nothing is said. */
export function undescribedNameProblems(root: string): string[] {
  const adobe = new Set(namesIn(adobeSdl(root)).map(({ coordinate }) => coordinate))
  return namesIn(readFileSync(path.join(root, SCHEMA), 'utf8'))
    .filter(({ coordinate, list, description }) => {
      const isAdobes = adobe.has(list ?? coordinate) && !isOperation(coordinate)
      return !description?.value && !isAdobes
    })
    .map(({ coordinate }) => `${SCHEMA}: ${coordinate} has no description`)
}

function isOperation(coordinate: string): boolean {
  return /^(Query|Mutation)\.\w+$/.test(coordinate)
}

function namesIn(sdl: string): Told[] {
  return parse(sdl, { noLocation: true }).definitions.flatMap(namesOf)
}

/** A type and all that stands in it; of the roots themselves nothing is asked. */
function namesOf(definition: DefinitionNode): Told[] {
  switch (definition.kind) {
    case Kind.ENUM_TYPE_DEFINITION: {
      const list = definition.name.value
      const values = (definition.values ?? []).map(({ name, description }) => {
        return { coordinate: `${list}.${name.value}`, list, description }
      })
      return [{ coordinate: list, description: definition.description }, ...values]
    }
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.INTERFACE_TYPE_DEFINITION:
    case Kind.INPUT_OBJECT_TYPE_DEFINITION: {
      const type = definition.name.value
      const fields = (definition.fields ?? []).flatMap((field) => {
        const coordinate = `${type}.${field.name.value}`
        const given = field.kind === Kind.FIELD_DEFINITION ? (field.arguments ?? []) : []
        const told = given.map(({ name, description }) => ({
          coordinate: `${coordinate}(${name.value}:)`,
          description,
        }))
        return [{ coordinate, description: field.description }, ...told]
      })
      const isRoot = type === 'Query' || type === 'Mutation'
      return isRoot ? fields : [{ coordinate: type, description: definition.description }, ...fields]
    }
    default:
      return []
  }
}
