/** Whether a person can sign in; `Invited` until the first password is chosen. */
export const USER_STATUSES = ['Active', 'Inactive', 'Invited'] as const
export type UserStatus = (typeof USER_STATUSES)[number]

/** In which order people can be listed. */
export const USER_SORTS = ['name-asc', 'name-desc', 'email-asc', 'email-desc'] as const
export type UserSort = (typeof USER_SORTS)[number]

/** So many people of a file are invited at once. */
export const MOST_NEW_USERS = 200
