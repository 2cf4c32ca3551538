/** What did not work, in one line each; what comes after it is measured all the same. */
export const failures: string[] = []

/** Does one piece of the measurement; null when it fails, which is printed and remembered. */
export async function attempt<T>(what: string, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    failures.push(`${what}: ${reason.split('\n', 1)[0]}`)
    process.stdout.write(`FAILED ${what}: ${reason}\n`)
    return null
  }
}
