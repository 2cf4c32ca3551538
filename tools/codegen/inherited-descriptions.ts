import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'

/**
 * What is said once holds where the same thing stands again: for a field of an interface in its types, and for a field
 * of the argument `input` in the argument of its name (graphql.md §4.1).
 */
export function inheritDescriptions(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    for (const field of Object.values(type.getFields())) {
      for (const above of type.getInterfaces()) inheritField(field, above.getFields()[field.name])
      inheritArguments(field.args)
    }
  }
}

function inheritField(field: GraphQLField<unknown, unknown>, above: GraphQLField<unknown, unknown> | undefined): void {
  field.description ??= above?.description
  field.deprecationReason ??= above?.deprecationReason
}

function inheritArguments(given: readonly GraphQLArgument[]): void {
  const input = getNamedType(given.find(({ name }) => name === 'input')?.type)
  if (!isInputObjectType(input)) return
  for (const argument of given)
    argument.description ??= argument.name === 'input' ? input.description : describedIn(input, argument.name)
}

/** What is said of a field of this name in the input, else in the inputs that it is made of. */
function describedIn(input: GraphQLInputObjectType, name: string): string | undefined {
  const own = input.getFields()[name]?.description
  if (own) return own
  for (const { type } of Object.values(input.getFields())) {
    const part = getNamedType(type)
    const found = isInputObjectType(part) ? describedIn(part, name) : undefined
    if (found) return found
  }
  return undefined
}
