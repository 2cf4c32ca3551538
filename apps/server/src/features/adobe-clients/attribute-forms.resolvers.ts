import type { Resolvers, Wire } from '@fust/contract/resolvers'
import { ADDRESS_MAXIMUM, PERSON_NAME_MAXIMUM } from '@fust/domain/account'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { everybody, type PolicyTable } from '#request/policy.ts'
import { say, type WordKey } from '#words/words.ts'

export const attributeFormPolicy: PolicyTable = {
  'Query.attributesForm': everybody,
  'Query.attributesList': everybody,
}

type Entity = 'CUSTOMER' | 'CUSTOMER_ADDRESS'
type FormField = { code: string; label: WordKey; lines?: number; isSelect?: boolean; characters?: number }

/** What the portal keeps of a person and of an address, as the inputs of its calls name it. */
const FIELDS: Readonly<Record<Entity, readonly FormField[]>> = {
  CUSTOMER: [
    { code: 'firstname', label: 'attribute.firstname', characters: PERSON_NAME_MAXIMUM },
    { code: 'lastname', label: 'attribute.lastname', characters: PERSON_NAME_MAXIMUM },
  ],
  CUSTOMER_ADDRESS: [
    { code: 'street', label: 'attribute.street', lines: 2, characters: ADDRESS_MAXIMUM.street },
    { code: 'postcode', label: 'attribute.postcode', characters: ADDRESS_MAXIMUM.postcode },
    { code: 'city', label: 'attribute.city', characters: ADDRESS_MAXIMUM.city },
    { code: 'country_id', label: 'attribute.country', isSelect: true },
  ],
}

const FORMS: ReadonlyMap<string, Entity> = new Map([
  ['customer_account_create', 'CUSTOMER'],
  ['customer_account_edit', 'CUSTOMER'],
  ['customer_register_address', 'CUSTOMER_ADDRESS'],
  ['customer_address_edit', 'CUSTOMER_ADDRESS'],
])

export const attributeFormResolvers: Resolvers<GraphqlContext> = {
  Query: {
    attributesForm: (_parent, { formCode }, { language }) => {
      const entity = FORMS.get(formCode)
      if (entity) return { items: wireFields(entity, language), errors: [] }
      return { items: [], errors: [{ type: 'ENTITY_NOT_FOUND', message: `Form "${formCode}" could not be found.` }] }
    },
    attributesList: (_parent, { entityType }, { language }) => {
      const isOurs = entityType === 'CUSTOMER' || entityType === 'CUSTOMER_ADDRESS'
      return { items: isOurs ? wireFields(entityType, language) : [], errors: [] }
    },
  },
}

function wireFields(entity: Entity, language: string): Wire<'CustomerAttributeMetadata'>[] {
  return FIELDS[entity].map(({ code, label, lines = 1, isSelect = false, characters }, index) => ({
    __typename: 'CustomerAttributeMetadata' as const,
    code,
    label: say(language, label),
    entity_type: entity,
    frontend_input: isSelect ? 'SELECT' : lines > 1 ? 'MULTILINE' : 'TEXT',
    is_required: true,
    is_unique: false,
    options: [],
    multiline_count: lines,
    sort_order: index + 1,
    validate_rules: characters === undefined ? [] : [{ name: 'MAX_TEXT_LENGTH', value: String(characters) }],
  }))
}
