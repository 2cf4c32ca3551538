/** In characters as people see them. */
export const TITLE_MAXIMUM_CHARACTERS = 40
/** In characters as people see them. */
export const NOTE_MAXIMUM_CHARACTERS = 70
