import { oncePer } from '#platform/once-per.ts'
import type { Kernel } from '../../kernel.ts'
import { createSuggestions } from './suggestions.service.ts'

export const suggestionsServices = oncePer(({ db }: Kernel) => ({
  suggestions: createSuggestions({ db }),
}))
