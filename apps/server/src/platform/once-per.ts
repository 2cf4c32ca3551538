/** Makes one value for each key, when it is first asked for; it lasts as long as its key. */
export function oncePer<Key extends object, Value extends object>(make: (key: Key) => Value): (key: Key) => Value {
  const values = new WeakMap<Key, Value>()
  return (key) => {
    const existing = values.get(key)
    if (existing) return existing
    const value = make(key)
    values.set(key, value)
    return value
  }
}
