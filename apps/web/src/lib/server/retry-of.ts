type Asked = { data: unknown; error: Error | null; refetch: () => unknown }

/** Asks again what failed of these; there is nothing to call where nothing did. */
export function retryOf(...asked: readonly Asked[]): (() => void) | undefined {
  const failed = asked.filter(({ data, error }) => data === undefined && error !== null)
  if (failed.length === 0) return undefined
  return () => {
    for (const { refetch } of failed) void refetch()
  }
}
