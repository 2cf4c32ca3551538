import type { CustomersPage as Found } from '@fust/contract/rest'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { formatNumber } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { CUSTOMERS_KEY } from '../../../../lib/server/query-keys.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { useOrderFor, useSession } from '../../../../session/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { DataTable, type DataColumn } from '../../../../ui/data-table/index.ts'
import { SearchForm } from '../../../../ui/form/search-form.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import { useFaultToast } from '../../../../ui/use-fault-toast.ts'
import { customersQuery } from './api/customers-query.ts'
import { SEARCH_MAXIMUM } from './customer-search.ts'
import css from './customers.module.css'

type Customer = Found['customers'][number]

/** The own customers of somebody of the brewery, each to be ordered for. */
export function CustomersPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { search = '', page = 1 } = useSearch({ from: PATHS.customers })
  const asked = useQuery(customersQuery({ search, page }))
  const found = useArrived(asked.data)
  const show = (next: { search: string; page: number }) =>
    void navigate({
      to: PATHS.customers,
      search: { search: next.search || undefined, page: next.page > 1 ? next.page : undefined },
      resetScroll: false,
    })
  const table = {
    caption: t('titles.customers'),
    columns: useColumns(),
    rowKey: ({ companyId }: Customer) => companyId,
  }
  return (
    <Page>
      <PageHead title={t('titles.customers')} intro={t('customers.intro')} />
      <search>
        <SearchForm
          name="search"
          label={t('customers.search')}
          maxLength={SEARCH_MAXIMUM}
          sought={search}
          onSearch={(words) => show({ search: words, page: 1 })}
        />
      </search>
      <output className={css.count}>
        {found && t('customers.count', { count: found.totalCount, number: formatNumber(found.totalCount) })}
      </output>
      <UnknownState query={asked} skeleton={<DataTable {...table} rows={undefined} />} />
      {found?.customers.length === 0 && (
        <EmptyState
          icon="search"
          title={t('customers.none')}
          action={
            <Button look="secondary" onClick={() => show({ search: '', page: 1 })}>
              {t('customers.clear')}
            </Button>
          }
        >
          {t('customers.noneHint')}
        </EmptyState>
      )}
      {found && found.customers.length > 0 && (
        <>
          <DataTable {...table} rows={found.customers} isStale={asked.isPlaceholderData} />
          <Pagination page={page} pages={found.totalPages} onChange={(next) => show({ search, page: next })} />
        </>
      )}
    </Page>
  )
}

function useColumns(): DataColumn<Customer>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'name',
      head: t('customers.customer'),
      width: 'minmax(180px, 1fr)',
      card: 'title',
      cell: ({ companyId, companyName }) => (
        <>
          <b className={css.name}>{companyName}</b>
          <span className={css.detail}>{companyId}</span>
        </>
      ),
    },
    {
      key: 'shipTos',
      head: t('customers.shipTos'),
      width: 'minmax(0, 2fr)',
      card: 'across',
      cell: ({ shipTos }) => (
        <ul>
          {shipTos.map(({ shipToId, name, address, isSuspended }) => (
            <li key={shipToId}>
              <b>{name}</b> {address} <span className={css.detail}>{shipToId}</span>
              {isSuspended && <span className={css.detail}> ({t('customers.suspended')})</span>}
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: 'order',
      head: t('customers.order'),
      card: 'aside',
      cell: (customer) => <OrderFor customer={customer} />,
    },
  ]
}

/** Begins to order for a customer; says so where that is done already. */
function OrderFor({ customer: { companyId, companyName } }: { customer: Customer }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { user } = useSession()
  const orderFor = useOrderFor()
  const showFault = useFaultToast()
  const begin = async () => {
    try {
      const answer = await orderFor.mutateAsync(companyId)
      if (answer.ok) return await navigate({ to: PATHS.home })
      showFault(null, t(answer.problem.status === 404 ? 'customers.gone' : 'messages.something-went-wrong'))
      await client.invalidateQueries({ queryKey: CUSTOMERS_KEY })
    } catch (fault) {
      showFault(fault, t('messages.something-went-wrong'))
    }
  }
  if (user?.orderingFor?.companyId === companyId) return <span className={css.now}>{t('customers.now')}</span>
  return (
    <Button
      look="secondary"
      aria-label={t('customers.choose', { customer: companyName })}
      loading={orderFor.isPending}
      onClick={() => void begin()}
    >
      {t('customers.order')}
    </Button>
  )
}
