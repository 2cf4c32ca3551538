import { pageRefusalText } from '@fust/contract/wire'
import type { Outcome } from '@fust/domain/outcome'
import { SEARCH_MINIMUM_CHARACTERS } from '@fust/domain/search'
import type { GraphQLError } from 'graphql'
import { authorizationError, inputError } from '#platform/graphql/index.ts'
import { wording } from '#words/words.ts'
import type { AskedCategoriesRefusal } from './categories/asked-categories.ts'
import type { AskedProductsRefusal } from './listing/asked-products.ts'
import type { AssortmentRefusal } from './assortment.service.ts'

/** A refusal of the catalogue as a GraphQL client reads it. */
export function assortmentError(
  refusal: AssortmentRefusal | AskedProductsRefusal | AskedCategoriesRefusal,
): GraphQLError {
  switch (refusal.code) {
    case 'unauthorized':
    case 'forbidden':
    case 'area-without-permission':
      return authorizationError()
    case 'nothing-asked':
      return inputError("'search' or 'filter' input argument is required.")
    case 'search-too-short':
      return inputError(wording('search-too-short', { minimum: SEARCH_MINIMUM_CHARACTERS }), refusal.code)
    case 'name-too-short':
      return inputError(`Invalid match filter. Minimum length is ${SEARCH_MINIMUM_CHARACTERS}.`, refusal.code)
    case 'flag-neither-0-nor-1':
      return inputError(`"${refusal.field}" is filtered by "1" or "0".`, refusal.code)
    case 'not-a-price':
      return inputError(`"${refusal.text}" is not a price.`, refusal.code)
    default:
      return inputError(pageRefusalText(refusal), refusal.code)
  }
}

/** The value that was accepted; a refusal is thrown in the words of the contract. */
export function accepted<T>(outcome: Outcome<T, AssortmentRefusal | AskedProductsRefusal | AskedCategoriesRefusal>): T {
  if (outcome.ok) return outcome.value
  throw assortmentError(outcome.refusal)
}
