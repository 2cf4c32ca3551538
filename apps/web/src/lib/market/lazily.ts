/** Makes it when it is first wanted, and once: a format of dates or money takes a phone milliseconds of its start. */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}

/** The same for one of each kind. */
export function lazilyOf<Kind extends string | number, Value extends object>(
  make: (kind: Kind) => Value,
): (kind: Kind) => Value {
  const made = new Map<Kind, Value>()
  return (kind) => {
    const value = made.get(kind) ?? make(kind)
    made.set(kind, value)
    return value
  }
}
