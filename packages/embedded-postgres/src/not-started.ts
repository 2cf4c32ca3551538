/** Why no PostgreSQL runs, in words for whoever wanted to start it. */
export class NotStarted extends Error {
  override name = 'NotStarted'
}
