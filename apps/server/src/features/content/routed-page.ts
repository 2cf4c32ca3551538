import type { Wire } from '@fust/contract/resolvers'
import type { GraphqlContext } from '#request/graphql-context.ts'
import type { OperationName } from '#request/policy.ts'
import { askingOf } from './content.resolvers.ts'
import type { Content } from './content.service.ts'
import { wireCmsPage } from './content.wire.ts'

/** The page of that name for who asks, as `cmsPage` answers it, with its number. */
export function createFindRoutedPage(content: Content) {
  return async (
    path: string,
    operation: OperationName,
    context: GraphqlContext,
  ): Promise<(Wire<'CmsPage'> & { id: number }) | null> => {
    const found = await content.find('page', askingOf(context, operation), path)
    return found.ok ? { ...wireCmsPage(found.value), id: found.value.number } : null
  }
}
