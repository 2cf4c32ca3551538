import { Kind, type GraphQLResolveInfo } from 'graphql'

/** The fields of an input object in the order they were written; of a variable only the schema's order is known. */
export function writtenFields(info: GraphQLResolveInfo, argument: string): string[] {
  const value = info.fieldNodes[0]?.arguments?.find(({ name }) => name.value === argument)?.value
  return value?.kind === Kind.OBJECT ? value.fields.map(({ name }) => name.value) : []
}
