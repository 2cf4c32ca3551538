import type { BonusContract, Contract } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../../i18n/index.ts'
import { useArrived } from '../../../../lib/use-arrived.ts'
import { DataTable } from '../../../../ui/data-table/index.ts'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import { bonusContractsQuery, contractsQuery } from '../../api/insight-queries.ts'
import { useOwnShipTos } from '../../use-own-ship-tos.ts'
import { useBonusColumns, useContractColumns } from './contract-columns.tsx'
import css from './contracts-page.module.css'
import { ContractsNav } from './contracts-nav.tsx'
import { PackagingMeter } from './packaging-meter.tsx'

/** What the company has agreed on, how far it is, and what is missing until when. */
export function ContractsPage() {
  const { t } = useTranslation()
  const { shipTo } = useOwnShipTos()
  return (
    <Page>
      <PageHead title={t('titles.contracts')} intro={t('contracts.intro')} aside={<ContractsNav />} />
      {shipTo && <Contracts companyId={shipTo.companyId} />}
    </Page>
  )
}

/** The contracts that pay a bonus, and what is given for full trucks and pallets. */
export function BonusContractsPage() {
  const { t } = useTranslation()
  const { shipTo } = useOwnShipTos()
  return (
    <Page>
      <PageHead title={t('titles.bonusContracts')} intro={t('contracts.bonusIntro')} aside={<ContractsNav />} />
      {shipTo && <BonusContracts companyId={shipTo.companyId} />}
      {shipTo && <PackagingMeter companyId={shipTo.companyId} />}
    </Page>
  )
}

type OfCompany = { companyId: string }

/** The contracts of a company in a table. */
export function Contracts({ companyId }: OfCompany) {
  const { t } = useTranslation()
  const asked = useQuery(contractsQuery(companyId))
  const known = useArrived(asked.data)
  const columns = useContractColumns()
  const table = { caption: t('titles.contracts'), columns, rowKey: ({ number }: Contract) => number }
  return (
    <>
      <UnknownState query={asked} skeleton={<DataTable {...table} rows={undefined} />} />
      {known?.length === 0 && <NoContracts />}
      {known && known.length > 0 && <DataTable {...table} rows={known} />}
    </>
  )
}

/** The bonus contracts of a company in a table. */
export function BonusContracts({ companyId }: OfCompany) {
  const { t } = useTranslation()
  const asked = useQuery(bonusContractsQuery(companyId))
  const known = useArrived(asked.data)
  const columns = useBonusColumns()
  const table = { caption: t('titles.bonusContracts'), columns, rowKey: ({ number }: BonusContract) => number }
  return (
    <div className={css.part}>
      <UnknownState query={asked} skeleton={<DataTable {...table} rows={undefined} />} />
      {known?.length === 0 && <NoContracts />}
      {known && known.length > 0 && <DataTable {...table} rows={known} />}
    </div>
  )
}

function NoContracts() {
  const { t } = useTranslation()
  return (
    <EmptyState icon="document" title={t('contracts.none')}>
      {t('contracts.noneHint')}
    </EmptyState>
  )
}
