import { useEffectEvent } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { useAfterFirstPaint } from '../lib/page/use-after-first-paint.ts'
import { useToast } from '../ui/toast.tsx'

// A page stays open for days, and the browser itself looks only when one is loaded.
const LOOKS_EVERY_MS = 3_600_000

/** Says when a new version waits, and loads it when asked. */
export function NetworkNotes() {
  const { t } = useTranslation()
  const showToast = useToast()

  const offerReload = useEffectEvent((reload: () => void) => {
    showToast({
      text: t('shell.newVersion'),
      tone: 'info',
      durationMs: 0,
      action: { label: t('shell.reload'), onSelect: reload },
    })
  })

  // It fetches the whole app to have it offline: that would queue before the first screen's data.
  useAfterFirstPaint(import.meta.env.PROD, () => registerWorker((reload) => offerReload(reload)))

  return null
}

async function registerWorker(onNewVersion: (reload: () => void) => void): Promise<void> {
  const { registerSW } = await import('virtual:pwa-register')
  const update = registerSW({
    onNeedRefresh: () => onNewVersion(() => void update(true)),
    onRegisteredSW: (_address, registration) => {
      setInterval(() => void registration?.update().catch(() => undefined), LOOKS_EVERY_MS)
    },
  })
}
