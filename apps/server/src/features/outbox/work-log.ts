/** The part of a logger that background work needs. */
export type WorkLog = Record<'info' | 'warn' | 'error', (fields: object, text: string) => void>

const MAX_ERROR_LENGTH = 500

/** A fault in one line, short enough to be kept. */
export function errorText(fault: unknown): string {
  const text = fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault)
  return text.slice(0, MAX_ERROR_LENGTH)
}
