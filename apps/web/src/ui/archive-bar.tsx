import { useRef } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { focusTicked } from '../lib/focus-ticked.ts'
import { useArchiveDownload, type Archive } from '../lib/files/use-archive-download.ts'
import css from './archive-bar.module.css'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { ProgressBar } from './progress.tsx'

type Props = {
  archive: Archive
  onClear: () => void
  /** How many bytes come, where that is known. */
  bytes?: number
  words: {
    /** What the bar is about. */
    chosen: string
    count: string
    /** Why so many cannot be saved together. */
    tooMany: string | false
    loading: (bytes: number) => string
    cancel: string
    save: string
    stopped: string
    failed: string
    done: (count: number) => string
  }
}

/** What is ticked, saved together; it says how far it is, and can be stopped. */
export function ArchiveBar({ archive, onClear, bytes, words }: Props) {
  const { t } = useTranslation()
  const { download, start, cancel, forget } = useArchiveDownload()
  const bar = useRef<HTMLElement>(null)
  // The button that was pressed goes: whoever uses the keyboard stays here.
  const pressed = (act: () => void) => () => {
    bar.current?.focus()
    act()
  }
  const clear = () => {
    // The bar goes with what was ticked.
    focusTicked(bar.current?.parentElement)
    forget()
    onClear()
  }
  if (archive.count === 0 && download.state === 'idle') return null
  return (
    <section ref={bar} tabIndex={-1} className={css.bar} aria-label={words.chosen}>
      {download.state === 'loading' && (
        <>
          <div className={css.progress}>
            <ProgressBar label={words.loading(download.bytes)} {...(bytes && { value: download.bytes / bytes })} />
          </div>
          <Button look="secondary" icon="close" onClick={pressed(cancel)}>
            {words.cancel}
          </Button>
        </>
      )}
      {download.state !== 'loading' && archive.count > 0 && (
        <>
          <p>{words.count}</p>
          {words.tooMany && <p className={css.tooMany}>{words.tooMany}</p>}
          <div className={css.ways}>
            <Button look="quiet" onClick={clear}>
              {t('ui.selectNone')}
            </Button>
            <Button icon="download" disabled={words.tooMany !== false} onClick={pressed(() => void start(archive))}>
              {words.save}
            </Button>
          </div>
        </>
      )}
      {download.state === 'stopped' && (
        <Banner tone="info" live>
          {words.stopped}
        </Banner>
      )}
      {download.state === 'failed' && (
        <Banner tone="bad" live>
          {words.failed}
        </Banner>
      )}
      {download.state === 'done' && (
        <Banner tone="ok" live>
          {words.done(download.count)}
        </Banner>
      )}
    </section>
  )
}
