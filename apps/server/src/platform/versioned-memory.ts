/**
 * What the database said at one version, by key: at another version none of it holds. When it is more than `most`, by
 * number or by what `sizeOf` counts, what was kept first goes.
 */
export function createVersionedMemory<Value>(most: number, sizeOf: (value: Value) => number = () => 1) {
  let kept = { version: 0, values: new Map<string, Value>(), size: 0 }

  function forget(key: string): void {
    const value = kept.values.get(key)
    if (value !== undefined && kept.values.delete(key)) kept.size -= sizeOf(value)
  }

  return {
    get: (version: number, key: string): Value | undefined =>
      version === kept.version ? kept.values.get(key) : undefined,
    /** Keeps what was read at a version, unless a later one has been seen. */
    keep: (version: number, key: string, value: Value): void => {
      if (version > kept.version) kept = { version, values: new Map(), size: 0 }
      if (version < kept.version) return
      forget(key)
      kept.values.set(key, value)
      kept.size += sizeOf(value)
      for (const oldest of kept.values.keys()) {
        if (kept.size <= most) return
        forget(oldest)
      }
    },
  }
}
