import type { Resolvers } from '@fust/contract/resolvers'
import type { GraphQLError } from 'graphql'
import { authorizationError, inputError, noSuchEntity } from '#platform/graphql/index.ts'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { everybody, type OperationName, type PolicyTable } from '#request/policy.ts'
import { wording } from '#words/words.ts'
import type { Asking, Content, ContentRefusal } from './content.service.ts'
import { wireCmsBlock, wireCmsPage } from './content.wire.ts'

export const contentQueryPolicy: PolicyTable = { 'Query.cmsPage': everybody, 'Query.cmsBlocks': everybody }

/** Pages, and texts that stand at one place, as shops written for Adobe Commerce ask for them. */
export function contentResolvers(content: Content) {
  return {
    Query: {
      cmsPage: async (_parent, { id, identifier }, context) => {
        const asked = id ?? identifier
        if (asked == null) throw inputError('Page id/identifier should be specified')
        const asking = askingOf(context, 'Query.cmsPage')
        const found = await (typeof asked === 'number'
          ? content.readNumbered('page', asking, asked)
          : content.find('page', asking, asked))
        if (!found.ok) throw refusedPage(found.refusal, asked)
        return wireCmsPage(found.value)
      },

      cmsBlocks: async (_parent, { identifiers }, context) => {
        const places = [...new Set(identifiers?.filter((place) => place != null))]
        if (places.length === 0) throw inputError('"identifiers" of CMS blocks should be specified')
        const anyOf = places.map((location) => ({ location }))
        const found = await content.list('page', askingOf(context, 'Query.cmsBlocks'), { anyOf })
        if (!found.ok) throw authorizationError()
        const items = places.map((place) => {
          const page = found.value.pages.find(({ details }) => details.location === place)
          return page ? wireCmsBlock(page) : blockUnknown(place)
        })
        return { items }
      },
    },
  } satisfies Resolvers<GraphqlContext>
}

export function askingOf({ actor, language, brewery }: GraphqlContext, operation: OperationName): Asking {
  return { actor, operation, language, isForVisitors: false, today: brewery.now.today, mark: undefined }
}

function refusedPage({ code }: ContentRefusal, id: string | number): GraphQLError {
  return code === 'not-found' ? noSuchEntity(wording('content.page-unknown', { id }), code) : authorizationError()
}

function blockUnknown(id: string): GraphQLError {
  return noSuchEntity(wording('content.block-unknown', { id }), 'not-found')
}
