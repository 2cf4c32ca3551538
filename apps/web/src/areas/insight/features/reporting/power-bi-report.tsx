import type { Report } from '@fust/domain/reporting'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useLanguage, useTranslation } from '../../../../i18n/index.ts'
import { readLocal, removeLocal, useKept, writeLocal } from '../../../../lib/storage/storage.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { embeddedReportQuery } from '../../api/insight-queries.ts'
import { PowerBiFrame } from './power-bi-frame.tsx'
import css from './power-bi-report.module.css'

type Props = {
  report: Report
  /** Where Power BI shows it from; undefined where it does not. */
  origin: string | undefined
  title: string
  /** Our own report. */
  children: ReactNode
}

const agreedTo = () => readLocal('powerBi')

/** The report of Power BI in place of ours for who agreed to it; ours for everybody else, and while the other is away. */
export function PowerBiReport({ report, origin, title, children }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const isAgreed = useKept(agreedTo) === origin
  const asked = useQuery({ ...embeddedReportQuery(report), enabled: isAgreed })
  const [failed, setFailed] = useState<Report>()
  const isAway = isAgreed && (failed === report || asked.isLoadingError || (asked.isPaused && !asked.data))
  const embedded = isAgreed && !isAway ? asked.data : undefined
  const press = () => {
    if (!isAgreed && origin !== undefined) return writeLocal('powerBi', origin)
    if (!isAway) return removeLocal('powerBi')
    setFailed(undefined)
    void asked.refetch()
  }
  return (
    <>
      {origin !== undefined && (
        <div className={css.word}>
          <Banner tone={isAway ? 'warn' : 'info'} live>
            <div className={css.lines}>
              <p>
                {isAway
                  ? t('reporting.powerBi.away')
                  : isAgreed
                    ? t('reporting.powerBi.shown')
                    : t('reporting.powerBi.offer', { host: new URL(origin).host })}
              </p>
              {/* It is one button: who pressed it keeps the focus. */}
              <Button look="secondary" small onClick={press}>
                {isAway ? t('errors.retry') : t(isAgreed ? 'reporting.powerBi.own' : 'reporting.powerBi.show')}
              </Button>
            </div>
          </Banner>
        </div>
      )}
      {isAgreed && !isAway && !embedded && <Skeleton height={560} />}
      {embedded && origin !== undefined && (
        <PowerBiFrame
          key={`${report} ${language}`}
          language={language}
          embedded={embedded}
          origin={origin}
          title={t('reporting.powerBi.title', { report: title })}
          onFault={() => setFailed(report)}
        />
      )}
      {(!isAgreed || isAway) && children}
    </>
  )
}
