import type { Readable } from 'node:stream'
import { Shed } from '#platform/http/shed.ts'

const RETRY_AFTER_SECONDS = 10

/** Where files are kept did not do what it was asked, and asking again later may help: callers are told so. */
export class FilesAway extends Shed {
  override name = 'FilesAway'

  constructor(what: string, cause?: unknown) {
    super(503, RETRY_AFTER_SECONDS)
    this.message = what
    this.cause = cause ?? what
  }
}

/** A file as it is read: its content is read to its end, or destroyed. */
export type KeptFile = { bytes: number; content: Readable }

/** Keeps what people send, under names of ours: nothing that a sender says decides where a file is. */
export type Files = {
  /** Keeps it; the name is a UUID that nothing has yet. */
  keep(name: string, content: Buffer): Promise<void>
  /** Undefined where it is not there. */
  open(name: string): Promise<KeptFile | undefined>
  /** Nothing where it is not there. */
  remove(name: string): Promise<void>
}
