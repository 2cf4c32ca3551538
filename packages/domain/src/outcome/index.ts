export type Accepted<T> = { readonly ok: true; readonly value: T }
export type Refused<R> = { readonly ok: false; readonly refusal: R }

/** What a use case answers: a value, or a refusal the buyer can do something about. Faults are thrown instead. */
export type Outcome<T, R> = Accepted<T> | Refused<R>

/** Wraps the value of something that went well. */
export function accept<T>(value: T): Accepted<T> {
  return { ok: true, value }
}

/** Wraps the reason why something was not done; a reason carries a kebab-case `code` and the facts of its message. */
export function refuse<R>(refusal: R): Refused<R> {
  return { ok: false, refusal }
}
