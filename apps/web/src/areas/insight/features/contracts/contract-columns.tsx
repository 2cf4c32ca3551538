import type { BonusContract, Contract, ContractStanding } from '@fust/contract/rest'
import type { ContractKind } from '@fust/domain/contract'
import { formatDate, formatNumber } from '../../../../i18n/format.ts'
import { useLanguage, useTranslation, type TextKey } from '../../../../i18n/index.ts'
import type { DataColumn } from '../../../../ui/data-table/index.ts'
import { ShareBar } from '../../chart/share-bar.tsx'
import { formatAmount } from '../../format-amount.ts'
import { formatVolume } from '../../format-volume.ts'
import css from './contracts-page.module.css'

const KIND_TEXTS = {
  supply: 'contracts.kinds.supply',
  bonus: 'contracts.kinds.bonus',
  tank: 'contracts.kinds.tank',
  loan: 'contracts.kinds.loan',
} as const satisfies Record<ContractKind, TextKey>

/** What a contract is, how far it is, and what is missing until when. */
export function useContractColumns(): DataColumn<Contract>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const day = (date: string) => formatDate(date, language, 'withYear')
  return [
    {
      key: 'title',
      head: t('contracts.contract'),
      width: 'minmax(160px, 2fr)',
      card: 'title',
      cell: ({ title, number, kind }) => (
        <>
          <strong className={css.title}>{title}</strong>
          <span className={css.quiet}>
            {number} · {t(KIND_TEXTS[kind])}
          </span>
        </>
      ),
    },
    {
      key: 'runs',
      head: t('contracts.runs'),
      width: 'minmax(0, 1fr)',
      card: 'detail',
      cell: ({ startsOn, endsOn }) =>
        endsOn
          ? t('contracts.fromTo', { from: day(startsOn), to: day(endsOn) })
          : t('contracts.since', { from: day(startsOn) }),
    },
    {
      key: 'standing',
      head: t('contracts.standing'),
      width: 'minmax(220px, 2fr)',
      card: 'across',
      cell: ({ standing }) => (standing ? <Standing standing={standing} /> : t('contracts.noVolume')),
    },
  ]
}

/** The same, with what it pays. */
export function useBonusColumns(): DataColumn<BonusContract>[] {
  const { t } = useTranslation()
  return [
    ...useContractColumns(),
    {
      key: 'rate',
      head: t('contracts.perHectolitre'),
      figures: true,
      card: 'detail',
      cell: ({ bonusPerHectolitre }) => t('contracts.rate', { amount: formatAmount(bonusPerHectolitre) }),
    },
    {
      key: 'bonus',
      head: t('contracts.bonus'),
      figures: true,
      card: 'aside',
      cell: ({ bonusEarned, bonusAtTarget }) => (
        <>
          <strong className={css.title}>{formatAmount(bonusEarned)}</strong>
          {bonusEarned === 0 && (
            <span className={css.target}>{t('contracts.atTarget', { amount: formatAmount(bonusAtTarget) })}</span>
          )}
        </>
      ),
    },
  ]
}

function Standing({ standing }: { standing: ContractStanding }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { agreed, ordered, missing, expected, to, daysLeft } = standing
  const share = agreed > 0 ? ordered / agreed : 1
  return (
    <div className={css.standing}>
      <ShareBar share={share} {...(agreed > 0 && { mark: expected / agreed })} />
      <p>
        {t('contracts.ordered', {
          ordered: formatVolume(ordered),
          agreed: formatVolume(agreed),
          percent: formatNumber(Math.floor(share * 100)),
        })}
      </p>
      <p className={css.quiet}>
        {missing > 0
          ? t('contracts.missing', {
              missing: formatVolume(missing),
              day: formatDate(to, language, 'withYear'),
              count: daysLeft,
              number: formatNumber(daysLeft),
            })
          : t('contracts.reached')}
        {missing > 0 && daysLeft > 0 && (
          <> {t(ordered >= expected ? 'contracts.ahead' : 'contracts.behind', { expected: formatVolume(expected) })}</>
        )}
      </p>
    </div>
  )
}
