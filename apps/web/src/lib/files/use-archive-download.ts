import { useEffect, useRef, useState } from 'react'
import { request } from '../server/request.ts'
import { saveBlob } from './save-file.ts'

type ArchiveDownload =
  | { state: 'idle' }
  | { state: 'loading'; bytes: number }
  | { state: 'stopped' }
  | { state: 'failed'; count: number }
  | { state: 'done'; count: number }

/** What is asked for, where, how many files that is, and what the archive is called. */
export type Archive = { address: string; body: unknown; count: number; name: string }

const TIMEOUT_MS = 10 * 60_000

/** Saves several files as one archive, tells how far it is, and stops when it is told to. */
export function useArchiveDownload() {
  const [download, setDownload] = useState<ArchiveDownload>({ state: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start({ address, body, count, name }: Archive): Promise<void> {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    setDownload({ state: 'loading', bytes: 0 })
    try {
      const archive = await readArchive({ address, body }, stop.signal, (bytes) =>
        setDownload({ state: 'loading', bytes }),
      )
      saveBlob(name, archive)
      setDownload({ state: 'done', count })
    } catch {
      if (!stop.signal.aborted) setDownload({ state: 'failed', count })
    }
  }

  function cancel(): void {
    running.current?.abort()
    setDownload({ state: 'stopped' })
  }

  /** What became of it is of no more interest. */
  const forget = (): void => setDownload({ state: 'idle' })

  return { download, start, cancel, forget }
}

async function readArchive(
  { address, body }: Pick<Archive, 'address' | 'body'>,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<Blob> {
  const call = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  }
  const answer = await request(address, call, TIMEOUT_MS)
  if (!answer.ok || !answer.body) throw new Error(`The archive was answered with ${answer.status}`)
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = answer.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(pieces, { type: 'application/zip' })
    pieces.push(value)
    bytes += value.byteLength
    onBytes(bytes)
  }
}
