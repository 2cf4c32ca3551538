import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { graphql } from '../gql/index.ts'
import { useBreweryWords } from '../i18n/brewery-words.ts'
import { useTranslation } from '../i18n/index.ts'
import { BREWERY } from '../lib/market/brewery.ts'
import { noteClosed } from '../lib/server/closed.ts'
import { graphql as ask } from '../lib/server/graphql.ts'
import { Docket, TearLine } from '../ui/docket.tsx'
import { BreweryScene } from '../ui/illustrations/brewery-scene.tsx'
import { LanguagePicker } from '../ui/language-picker.tsx'
import { Logo } from '../ui/logo.tsx'
import { QuestionsLine } from '../ui/questions-line.tsx'
import css from './age-gate.module.css'

const ASKED_AGAIN_MS = 30_000

const stateDocument = graphql(`
  query PortalState {
    getPortalConfig {
      maintenance
    }
  }
`)

/** Instead of every page while the brewery has closed its portal; the page comes back by itself. */
export function ClosedPage() {
  const { t } = useTranslation()
  const words = useBreweryWords('closed')
  useOpensAgain()
  useEffect(() => {
    document.title = t('shell.titleSuffix', { title: t('closed.title'), brand: BREWERY.name })
  }, [t])

  return (
    <main className={css.gate}>
      <div className={css.scene}>
        <BreweryScene height={500} />
      </div>
      <Docket className={css.docket}>
        <Logo on="paper" named={false} />
        <h1 className={css.title}>{t('closed.title')}</h1>
        <p className={css.text}>{words || t('closed.text')}</p>
        <p className={css.note}>{t('closed.comesBack')}</p>
        <TearLine />
        <div className={css.foot}>
          <LanguagePicker />
          <span className={css.note}>
            <QuestionsLine />
          </span>
        </div>
      </Docket>
    </main>
  )
}

/** Asks now and then; a page that knows what the brewery says while it is closed is loaded anew once it is open. */
function useOpensAgain(): void {
  const { data } = useQuery({
    queryKey: ['portal-state'],
    queryFn: ({ signal }) => ask(stateDocument, {}, { signal }),
    refetchInterval: ASKED_AGAIN_MS,
    gcTime: 0,
    retry: false,
  })
  const isOpen = data?.getPortalConfig?.maintenance === false
  useEffect(() => {
    if (!isOpen) return
    if (BREWERY.closed === null) noteClosed(false)
    else location.reload()
  }, [isOpen])
}
