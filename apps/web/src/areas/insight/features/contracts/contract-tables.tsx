import type { BonusContract, Contract } from '@fust/contract/rest'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { formatNumber } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { DataTable, type CsvFile, type DataColumn } from '../../../../ui/data-table/index.ts'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import { bonusContractsQuery, contractsQuery } from '../../api/insight-queries.ts'
import { BarsChart } from '../../chart/bars-chart.tsx'
import { Legend } from '../../chart/legend.tsx'
import { SaveChart } from '../../chart/save-chart.tsx'
import { formatVolume } from '../../format-volume.ts'
import { SaveTable } from '../../save-table.tsx'
import { useBonusColumns, useContractColumns } from './contract-columns.tsx'
import css from './contracts-page.module.css'

type OfCompany = {
  companyId: string
  /** It stands among other parts of a page, which is not called after it. */
  isHeaded?: boolean
}

/** The contracts of a company: how far each is as a picture, and in a table. */
export function Contracts({ companyId, isHeaded }: OfCompany) {
  const { t } = useTranslation()
  return (
    <ContractTable
      title={t('titles.contracts')}
      isHeaded={isHeaded}
      asked={useQuery(contractsQuery(companyId))}
      columns={useContractColumns()}
      file={useContractFile()}
    />
  )
}

/** The bonus contracts of a company, in the same way, with what they pay. */
export function BonusContracts({ companyId, isHeaded }: OfCompany) {
  const { t } = useTranslation()
  return (
    <ContractTable
      title={t('titles.bonusContracts')}
      isHeaded={isHeaded}
      asked={useQuery(bonusContractsQuery(companyId))}
      columns={useBonusColumns()}
      file={useBonusFile()}
    />
  )
}

type Props<Row extends Contract> = {
  title: string
  isHeaded: boolean | undefined
  asked: UseQueryResult<Row[]>
  columns: DataColumn<Row>[]
  file: CsvFile<Row>['columns']
}

function ContractTable<Row extends Contract>({ title, isHeaded = false, asked, columns, file }: Props<Row>) {
  const known = useArrived(asked.data)
  const heading = useId()
  const table = { caption: title, columns, rowKey: ({ number }: Row) => number }
  return (
    <section className={css.part} aria-labelledby={heading}>
      <h2 id={heading} hidden={!isHeaded}>
        {title}
      </h2>
      <UnknownState query={asked} skeleton={<DataTable {...table} rows={undefined} />} />
      {known?.length === 0 && <NoContracts />}
      {known && known.length > 0 && (
        <>
          <Standings title={title} contracts={known} file={file} />
          <DataTable {...table} rows={known} />
        </>
      )}
    </section>
  )
}

type StandingsProps<Row> = { title: string; contracts: readonly Row[]; file: CsvFile<Row>['columns'] }

/** How far contracts with an agreed volume are, as a picture that can be saved. */
function Standings<Row extends Contract>({ title, contracts, file }: StandingsProps<Row>) {
  const { t } = useTranslation()
  const chart = useRef<SVGSVGElement>(null)
  const bars = contracts.flatMap(({ number, title: label, standing }) => {
    if (!standing || standing.agreed === 0) return []
    const { ordered, agreed } = standing
    const text = `${formatVolume(ordered)} · ${formatNumber(Math.floor((ordered / agreed) * 100))} %`
    return [{ key: number, label, value: ordered, before: agreed, text }]
  })
  return (
    <>
      <div className={css.saves}>
        <SaveTable title={title} columns={file} rows={contracts} keyOf={({ number }) => number} />
        {bars.length > 0 && <SaveChart name={title} chart={chart} />}
      </div>
      {bars.length > 0 && (
        <>
          <Legend now={t('contracts.orderedVolume')} before={t('contracts.agreedVolume')} />
          <BarsChart ref={chart} bars={bars} linkTo={(_bar, shape) => shape} />
        </>
      )}
    </>
  )
}

function useContractFile<Row extends Contract>(): CsvFile<Row>['columns'] {
  const { t } = useTranslation()
  const hectolitres = (what: string) => `${what} (hl)`
  return [
    { head: t('contracts.number'), value: ({ number }) => number },
    { head: t('contracts.contract'), value: ({ title }) => title },
    { head: t('contracts.startsOn'), value: ({ startsOn }) => startsOn },
    { head: t('contracts.endsOn'), value: ({ endsOn }) => endsOn },
    { head: hectolitres(t('contracts.agreedVolume')), value: ({ standing }) => standing && standing.agreed },
    { head: hectolitres(t('contracts.orderedVolume')), value: ({ standing }) => standing && standing.ordered },
    { head: hectolitres(t('contracts.missingVolume')), value: ({ standing }) => standing && standing.missing },
    { head: t('contracts.until'), value: ({ standing }) => standing && standing.to },
  ]
}

function useBonusFile(): CsvFile<BonusContract>['columns'] {
  const { t } = useTranslation()
  return [
    ...useContractFile<BonusContract>(),
    { head: t('contracts.perHectolitre'), value: ({ bonusPerHectolitre }) => bonusPerHectolitre },
    { head: t('contracts.bonus'), value: ({ bonusEarned }) => bonusEarned },
  ]
}

function NoContracts() {
  const { t } = useTranslation()
  return (
    <EmptyState icon="document" title={t('contracts.none')}>
      {t('contracts.noneHint')}
    </EmptyState>
  )
}
