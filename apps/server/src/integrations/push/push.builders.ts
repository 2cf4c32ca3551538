import { readSettings } from '#platform/env.ts'
import { choosePush, newPushKey, readPushKey, type PushSender } from './index.ts'

const NOW = '2026-11-23T09:00:00Z'

/** Who sends to push services, with a key of its own; the settings say which, beside the one that is played. */
export function buildPush({
  playedUrl,
  settings = {},
}: { playedUrl?: string; settings?: Record<string, string> } = {}): PushSender {
  const key = readPushKey(newPushKey())
  const sender =
    key &&
    choosePush({
      settings: readSettings(settings),
      key,
      publicUrl: 'https://bestellen.example',
      clock: { now: () => new Date(NOW) },
      playedUrl,
    })
  if (!sender) throw new Error('Nothing is pushed.')
  return sender
}
