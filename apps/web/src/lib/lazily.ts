/** Makes it when it is first wanted, and once: a format of dates or money takes a phone milliseconds of its start. */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}
