import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../../i18n/index.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { isConnected, serviceAddress } from '../../../../lib/server/services.ts'
import { usePermission } from '../../../../session/index.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { buttonClass } from '../../../../ui/button.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Prose } from '../../../../ui/prose.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import css from './partner.module.css'
import { plainQuery } from './partner-queries.ts'

/** What the academy teaches. */
export function TrainingPage() {
  const { t } = useTranslation()
  const may = usePermission()
  const asked = useQuery(plainQuery('trainings'))
  const lessons = useArrived(asked.data)
  return (
    <Page>
      <PageHead title={t('titles.training')} intro={t('training.intro')} />
      {may('Academy') && <ELearning />}
      <UnknownState query={asked} skeleton={<Skeleton height={320} radius={8} />} />
      {lessons?.length === 0 && <EmptyState icon="info" title={t('training.none')} />}
      <ul className={css.lessons}>
        {lessons?.map(({ id, title, summary, body, minutes, level }) => (
          <li key={id} className={css.lesson}>
            <h2>{title}</h2>
            <p className={css.facts}>
              {[minutes === null ? '' : t('training.minutes', { count: minutes }), level].filter(Boolean).join(' · ')}
            </p>
            {summary && <p>{summary}</p>}
            <Prose html={body} />
          </li>
        ))}
      </ul>
    </Page>
  )
}

/** The way to the courses, which others run. */
function ELearning() {
  const { t } = useTranslation()
  if (!isConnected('eLearning')) return <Banner tone="info">{t('training.eLearningAbsent')}</Banner>
  return (
    <p className={css.eLearning}>
      <a className={buttonClass({})} href={serviceAddress('eLearning')}>
        {t('training.eLearning')}
      </a>
      <span className={css.facts}>{t('training.eLearningLead')}</span>
    </p>
  )
}
