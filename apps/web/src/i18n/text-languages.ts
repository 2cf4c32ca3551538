/** Languages that every area has texts in. */
export const TEXT_LANGUAGES = ['nl', 'en', 'de', 'it', 'cs', 'sk'] as const
export type Language = (typeof TEXT_LANGUAGES)[number]

/** What a page is in before it knows who reads it. */
export const DEFAULT_LANGUAGE: Language = 'en'
