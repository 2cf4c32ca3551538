import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useTranslation } from '../../i18n/index.ts'
import { requestIdIn } from '../../lib/server/graphql.ts'
import { Page } from '../../ui/page.tsx'
import { ErrorState } from '../../ui/states.tsx'

/** A page broke, or its code did not arrive: try again. */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <Page>
      <ErrorState
        titleAs="h1"
        text={isLostChunk(error) ? t('shell.chunkLost') : undefined}
        requestId={requestIdIn(error)}
        onRetry={retry}
      />
    </Page>
  )
}

function isLostChunk(error: unknown): boolean {
  const lost = /loading chunk|dynamically imported module|module script|preload CSS/i
  return error instanceof Error && lost.test(error.message)
}
