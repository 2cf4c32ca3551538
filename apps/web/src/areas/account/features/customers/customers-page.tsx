import type { CustomersPage as Found } from '@fust/contract/rest'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { formatNumber } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { useArrived } from '../../../../lib/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { useOrderFor, useSession } from '../../../../session/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { SearchForm } from '../../../../ui/form/search-form.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import { useFaultToast } from '../../../../ui/use-fault-toast.ts'
import { customersQuery } from './api/customers-query.ts'
import { SEARCH_MAXIMUM } from './customer-search.ts'
import css from './customers.module.css'

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
      <UnknownState query={asked} skeleton={<Skeleton height={320} />} />
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
          <ul className={css.customers}>
            {found.customers.map((customer) => (
              <Customer key={customer.companyId} customer={customer} />
            ))}
          </ul>
          <Pagination page={page} pages={found.totalPages} onChange={(next) => show({ search, page: next })} />
        </>
      )}
    </Page>
  )
}

function Customer({ customer }: { customer: Found['customers'][number] }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { user } = useSession()
  const orderFor = useOrderFor()
  const showFault = useFaultToast()
  const { companyId, companyName, shipTos } = customer
  const begin = async () => {
    try {
      const answer = await orderFor.mutateAsync(companyId)
      if (answer.ok) return await navigate({ to: PATHS.home })
      showFault(null, t(answer.problem.status === 404 ? 'customers.gone' : 'messages.something-went-wrong'))
      await client.invalidateQueries({ queryKey: ['customers'] })
    } catch (fault) {
      showFault(fault, t('messages.something-went-wrong'))
    }
  }
  return (
    <li className={css.customer}>
      <div>
        <h2 className={css.name}>{companyName}</h2>
        <p className={css.detail}>{companyId}</p>
        <ul className={css.shipTos}>
          {shipTos.map(({ shipToId, name, address, isSuspended }) => (
            <li key={shipToId}>
              <b>{name}</b> {address} <span className={css.detail}>{shipToId}</span>
              {isSuspended && <span className={css.detail}> ({t('customers.suspended')})</span>}
            </li>
          ))}
        </ul>
      </div>
      {user?.orderingFor?.companyId === companyId ? (
        <p className={css.now}>{t('customers.now')}</p>
      ) : (
        <Button
          look="secondary"
          aria-label={t('customers.choose', { customer: companyName })}
          loading={orderFor.isPending}
          onClick={() => void begin()}
        >
          {t('customers.order')}
        </Button>
      )}
    </li>
  )
}
