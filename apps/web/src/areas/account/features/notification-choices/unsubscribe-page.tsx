import { useParams } from '@tanstack/react-router'
import { useTranslation } from '../../../../i18n/index.ts'
import { PATHS } from '../../../../paths.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Entrance } from '../sign-in/index.ts'
import { useUnsubscribe } from './api/use-unsubscribe.ts'
import css from './notification-choices.module.css'

/** Whoever comes from a mail ends such mails by one press; looking at the page changes nothing. */
export function UnsubscribePage() {
  const { t } = useTranslation()
  const { token } = useParams({ from: PATHS.unsubscribe })
  const { mutate: end, isPending, isSuccess, isError } = useUnsubscribe()
  if (isSuccess)
    return (
      <Entrance
        title={t('titles.unsubscribe')}
        notice={
          <Banner tone="ok" live>
            {t('unsubscribe.done')}
          </Banner>
        }
      >
        <p className={css.further}>{t('unsubscribe.further')}</p>
        <LinkButton wide look="secondary" to={PATHS.profile}>
          {t('unsubscribe.toProfile')}
        </LinkButton>
      </Entrance>
    )
  return (
    <Entrance
      title={t('titles.unsubscribe')}
      intro={t('unsubscribe.intro')}
      {...(isError && {
        notice: (
          <Banner tone="bad" live>
            {t('unsubscribe.unreachable')}
          </Banner>
        ),
      })}
    >
      <Button wide loading={isPending} onClick={() => end(token)}>
        {t('unsubscribe.stop')}
      </Button>
    </Entrance>
  )
}
