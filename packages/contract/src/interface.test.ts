import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { interfaceSdl } from '../../../tools/checks/interface-page.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const asked = buildSchema(interfaceSdl(ROOT), { assumeValid: true, assumeValidSDL: true })
const served = buildSchema(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'))

test('[GQL-59] every operation, argument, default and field is served as the interface lists it', () => {
  expect(differences(asked, served)).toEqual([])
})

function differences(from: GraphQLSchema, to: GraphQLSchema): string[] {
  return Object.values(from.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => {
      const own = to.getType(type.name)
      if (!own) return [`${type.name} is missing`]
      if (isEnumType(type) && isEnumType(own))
        return type.getValues().flatMap(({ name }) => (own.getValue(name) ? [] : [`${type.name}.${name} is missing`]))
      const wanted = membersOf(type)
      const found = membersOf(own)
      return [...wanted].flatMap(([name, shape]) => {
        const ownShape = found.get(name)
        if (ownShape === undefined) return [`${name} is missing`]
        return shape === ownShape ? [] : [`${name} is ${ownShape}, not ${shape}`]
      })
    })
}

/** Fields with their types, and their arguments with types and defaults. */
function membersOf(type: ReturnType<GraphQLSchema['getType']>): Map<string, string> {
  const members = new Map<string, string>()
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return members
  for (const field of Object.values(type.getFields())) {
    const name = `${type.name}.${field.name}`
    members.set(name, String(field.type))
    if ('args' in field)
      for (const { name: own, type: of, defaultValue } of field.args)
        members.set(`${name}(${own})`, `${String(of)} = ${JSON.stringify(defaultValue)}`)
  }
  return members
}
