import type { ManagedShipTos } from '@fust/contract/rest'
import { isCustomerType } from '@fust/domain/access'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../../../i18n/index.ts'
import { PATHS } from '../../../../paths.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { DataTable, SortOfCards, type DataColumn, type Sorting } from '../../../../ui/data-table/index.ts'
import { UnknownState } from '../../../../ui/states.tsx'
import { managedShipTosQuery } from './api/user-queries.ts'
import { USUAL_SHIP_TO_SORT, type ShipToSort } from './company-search.ts'
import { TYPE_TEXTS } from './user-words.ts'
import css from './users.module.css'

type ShipTo = ManagedShipTos['shipTos'][number]

/** The ship-tos of a company one looks after: where they are, of which type, and how many people order there. */
export function CompanyShipTos({ companyId }: { companyId: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { sort = USUAL_SHIP_TO_SORT } = useSearch({ from: PATHS.company })
  const asked = useQuery(managedShipTosQuery)
  const columns = useColumns()
  const sorting: Sorting<ShipToSort> = {
    options: [
      { value: 'name-asc', label: t('users.byName') },
      { value: 'name-desc', label: t('users.byNameDown') },
      { value: 'people-desc', label: t('profile.byMostPeople') },
      { value: 'people-asc', label: t('profile.byFewestPeople') },
    ],
    value: sort,
    onChange: (next) => void navigate({ to: PATHS.company, search: { sort: next }, resetScroll: false }),
  }
  const table = { caption: t('profile.companyShipTos'), columns, rowKey: ({ shipToId }: ShipTo) => shipToId, sorting }
  const rows = useArrived(asked.data)
    ?.shipTos.filter((own) => own.companyId === companyId)
    .toSorted(ORDERS[sort])
  return (
    <>
      <SortOfCards sorting={sorting} />
      <UnknownState query={asked} skeleton={<DataTable {...table} rows={undefined} />} />
      {rows && <DataTable {...table} rows={rows} />}
    </>
  )
}

const byName = (a: ShipTo, b: ShipTo) =>
  a.shipToName.localeCompare(b.shipToName) || a.shipToId.localeCompare(b.shipToId)
const byPeople = (a: ShipTo, b: ShipTo) => a.orderingPeople - b.orderingPeople

const ORDERS: Readonly<Record<ShipToSort, (a: ShipTo, b: ShipTo) => number>> = {
  'name-asc': byName,
  'name-desc': (a, b) => byName(b, a),
  'people-desc': (a, b) => byPeople(b, a) || byName(a, b),
  'people-asc': (a, b) => byPeople(a, b) || byName(a, b),
}

function useColumns(): DataColumn<ShipTo>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'name',
      head: t('profile.shipTo'),
      width: 'minmax(180px, 1.2fr)',
      card: 'title',
      opens: true,
      cell: ({ shipToId, shipToName }) => (
        <>
          <Link to={PATHS.company} search={{ shipTo: shipToId }} className={css.name}>
            {shipToName}
          </Link>
          <span className={css.detail}>{shipToId}</span>
        </>
      ),
    },
    {
      key: 'address',
      head: t('profile.address'),
      width: 'minmax(0, 1.4fr)',
      card: 'across',
      cell: ({ address }) => address,
    },
    {
      key: 'type',
      head: t('profile.type'),
      width: 'minmax(0, 1fr)',
      card: 'detail',
      cell: ({ customerType }) => (isCustomerType(customerType) ? t(TYPE_TEXTS[customerType]) : customerType),
    },
    {
      key: 'people',
      head: t('profile.mayOrder'),
      card: 'aside',
      cell: ({ orderingPeople }) => t('profile.mayOrderCount', { count: orderingPeople }),
    },
  ]
}
