import type { Logger } from 'pino'

// No files, no memory for a connection, no room on the disk, nobody at the other end of a pipe.
const OF_THE_MACHINE = new Set(['EMFILE', 'ENFILE', 'ENOBUFS', 'ENOSPC', 'EPIPE', 'ECONNRESET', 'EAGAIN', 'EIO'])

/**
 * What nobody caught ends the process, in order and with exit code 1: whoever keeps it starts it again. Not so a fault that
 * says something of the machine and nothing of our code: what met it has failed already, and everything else goes on.
 */
export function endAfterFaults({
  logger,
  stop,
  withinMs,
}: {
  logger: Pick<Logger, 'error' | 'fatal'>
  stop: () => Promise<unknown>
  withinMs: number
}): void {
  let isEnding = false
  process.on('uncaughtException', (fault) => {
    if (isOfTheMachine(fault)) return logger.error({ err: fault }, 'went on after a fault of the machine')
    logger.fatal({ err: fault }, 'stopping after an error')
    if (isEnding) process.exit(1)
    isEnding = true
    setTimeout(() => process.exit(1), withinMs).unref()
    void stop().finally(() => process.exit(1))
  })
}

function isOfTheMachine(fault: Error): boolean {
  return 'code' in fault && OF_THE_MACHINE.has(String(fault.code))
}
