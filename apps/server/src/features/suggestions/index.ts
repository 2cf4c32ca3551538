export { suggestionsFeature } from './suggestions.feature.ts'
export { createSuggestions } from './suggestions.service.ts'
