import type { Feature } from '../../feature.ts'
import { attributeFormPolicy, attributeFormResolvers } from './attribute-forms.resolvers.ts'
import { notOfferedPolicy, notOfferedResolvers } from './not-offered.resolvers.ts'

/** What clients of Adobe Commerce ask for and the portal does not have, or has under another name. */
export const adobeClientsFeature = {
  policy: { ...notOfferedPolicy, ...attributeFormPolicy },
  resolvers: () => [notOfferedResolvers, attributeFormResolvers],
} satisfies Feature
