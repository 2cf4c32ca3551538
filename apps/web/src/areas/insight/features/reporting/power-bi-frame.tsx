import type { EmbeddedReport } from '@fust/contract/rest'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { pageOf, talkTo } from './power-bi-messages.ts'
import css from './power-bi-report.module.css'

// Power BI has a lot to fetch; whoever has waited for so long has our own report instead.
const SHOWN_WITHIN_MS = 30_000

type Props = {
  embedded: EmbeddedReport
  origin: string
  title: string
  language: string
  onFault: () => void
}

/** The page of a report; a newer token is told to it, and it stays as it is. */
export function PowerBiFrame({ embedded, origin, title, language, onFault }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const talk = useRef<ReturnType<typeof talkTo>>(null)
  const told = useRef<string>(null)
  const [uid] = useState(() => crypto.getRandomValues(new Uint32Array(2)).join(''))
  const [page] = useState(() => pageOf(embedded.embedUrl, uid, language))
  const fail = useEffectEvent(onFault)

  useEffect(() => {
    if (!frame.current) return undefined
    const timer = setTimeout(() => fail(), SHOWN_WITHIN_MS)
    const own = talkTo({
      frame: frame.current,
      origin,
      uid,
      onLoaded: () => clearTimeout(timer),
      onFault: () => fail(),
    })
    talk.current = own
    return () => {
      clearTimeout(timer)
      own.end()
    }
  }, [origin, uid])

  useEffect(() => {
    if (told.current === null || told.current === embedded.token) return
    told.current = embedded.token
    talk.current?.renew(embedded)
  }, [embedded])

  return (
    <iframe
      ref={frame}
      className={css.frame}
      src={page}
      title={title}
      // It may not lead our page elsewhere; as it is of another origin, it has its scripts and its storage.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals"
      allowFullScreen
      onLoad={() => {
        told.current = embedded.token
        talk.current?.load(embedded)
      }}
    />
  )
}
