import { makeExecutableSchema } from '@graphql-tools/schema'
import { GraphQLSchema, isAbstractType, parse } from 'graphql'
import { documentError } from './graphql-errors.ts'

const DIRECTIVES = ['skip', 'include', 'deprecated', 'specifiedBy']

type SchemaDefinition<Context> = Parameters<typeof makeExecutableSchema<Context>>[0]

export type SchemaParts<Context> = {
  typeDefs: string
  resolvers: NonNullable<SchemaDefinition<Context>['resolvers']>
  /** Only a part of the resolvers, for a test: a root field without one answers that it is not there. */
  isPart?: boolean
}

/** Joins SDL and resolvers; a root field that nobody answers, and a resolver without a field, stop the start. */
export function executableSchema<Context>({
  typeDefs,
  resolvers,
  isPart = false,
}: SchemaParts<Context>): GraphQLSchema {
  const schema = makeExecutableSchema<Context>({
    // Where in the text a type stands is asked by nobody and kept by each of its nodes.
    typeDefs: parse(typeDefs, { noLocation: true }),
    resolvers,
    // What is written out as the contract was reviewed when it was; the schema is ours alone to fill in.
    assumeValidSDL: true,
    updateResolversInPlace: true,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
  const unanswered = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {})
      .filter((field) => !field.resolve)
      .map((field) => ({ field, name: `${root?.name}.${field.name}` })),
  )
  if (unanswered.length > 0 && !isPart)
    throw new Error(`GraphQL fields without a resolver: ${unanswered.map(({ name }) => name).join(', ')}`)
  for (const { field, name } of unanswered)
    field.resolve = () => {
      throw documentError(`No feature that was started answers ${name}.`)
    }
  for (const type of Object.values(schema.getTypeMap())) {
    if (isAbstractType(type)) type.resolveType ??= typeNameOf
  }
  const config = schema.toConfig()
  return new GraphQLSchema({ ...config, directives: config.directives.filter(({ name }) => DIRECTIVES.includes(name)) })
}

// The compiler's own default throws out of the whole document when an object does not name its type.
function typeNameOf({ __typename: name }: { __typename?: string }): string | undefined {
  return name
}
