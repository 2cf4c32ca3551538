/** For how long the work that a browser did for a visitor's form is taken, in milliseconds. */
export const CHALLENGE_LASTS_MS = 15 * 60_000
