import type { UserSummary } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../../../i18n/index.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { DataTable, type DataColumn } from '../../../../ui/data-table/index.ts'
import { TextLink } from '../../../../ui/link-button.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import { managedShipTosQuery, usersQuery } from './api/user-queries.ts'
import { ProfileFrame } from './profile/profile-frame.tsx'
import { StatusMark } from './status-mark.tsx'
import { roleKey } from './user-words.ts'
import css from './users.module.css'

/** One ship-to of a company one looks after: who has which role there. */
export function ShipToPeople({ shipToId }: { shipToId: string }) {
  const { t } = useTranslation()
  const shipTos = useQuery(managedShipTosQuery)
  const shipTo = shipTos.data?.shipTos.find((own) => own.shipToId === shipToId)
  return (
    <ProfileFrame title={shipTo?.shipToName ?? t('profile.shipTo')} intro={shipTo && `${shipTo.address} · ${shipToId}`}>
      <UnknownState query={shipTos} skeleton={<Skeleton height={320} />} />
      {shipTos.data && !shipTo && <EmptyState icon="pin" title={t('users.faults.shipTo')} />}
      {shipTo && <People shipToId={shipToId} name={shipTo.shipToName} />}
      <p className={css.more}>
        <TextLink to={PATHS.company}>{t('profile.allShipTos')}</TextLink>
      </p>
    </ProfileFrame>
  )
}

function People({ shipToId, name }: { shipToId: string; name: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { page = 1 } = useSearch({ from: PATHS.company })
  const asked = useQuery(usersQuery({ shipTo: shipToId, page }))
  const found = useArrived(asked.data)
  const columns = useColumns(shipToId)
  const table = {
    caption: t('profile.peopleAt', { shipTo: name }),
    columns,
    rowKey: ({ UID }: UserSummary) => UID,
  }
  return (
    <>
      <UnknownState query={asked} skeleton={<DataTable {...table} rows={undefined} />} />
      {found?.users.length === 0 && <EmptyState icon="user" title={t('profile.nobodyHere')} />}
      {found && found.users.length > 0 && (
        <>
          <DataTable {...table} rows={found.users} isStale={asked.isPlaceholderData} />
          <Pagination
            page={page}
            pages={found.totalPages}
            onChange={(next) => void navigate({ to: PATHS.company, search: { shipTo: shipToId, page: next } })}
          />
        </>
      )}
    </>
  )
}

function useColumns(shipToId: string): DataColumn<UserSummary>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'name',
      head: t('users.name'),
      width: 'minmax(180px, 1.4fr)',
      card: 'title',
      opens: true,
      cell: ({ UID, firstName, lastName, email }) => (
        <>
          <Link to={PATHS.user} params={{ user: UID }} className={css.name}>
            {firstName} {lastName}
          </Link>
          <span className={css.detail}>{email}</span>
        </>
      ),
    },
    {
      key: 'roles',
      head: t('users.roles'),
      width: 'minmax(0, 1.4fr)',
      card: 'across',
      cell: ({ roles }) => {
        const here = new Set(roles.filter((own) => own.shipToId === shipToId).map(({ role }) => role))
        return [...here]
          .map((role) => {
            const key = roleKey(role)
            return key ? t(key) : role
          })
          .join(', ')
      },
    },
    { key: 'status', head: t('users.status'), card: 'aside', cell: ({ status }) => <StatusMark status={status} /> },
  ]
}
