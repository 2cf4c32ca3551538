export { editOf, type Suggestion } from './api/suggested-cart-query.ts'
export { SuggestionList } from './suggestion-list.tsx'
export { useSuggestions } from './use-suggestions.ts'
