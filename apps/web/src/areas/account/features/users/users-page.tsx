import type { UserSummary } from '@fust/contract/rest'
import type { UserSort } from '@fust/domain/account'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { formatNumber } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { DataTable, SortOfCards, type DataColumn, type Sorting } from '../../../../ui/data-table/index.ts'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import { ProfileFrame } from './profile/profile-frame.tsx'
import { usersQuery } from './api/user-queries.ts'
import { InvitationDetail } from './invitation-detail.tsx'
import { StatusMark } from './status-mark.tsx'
import { UserFilters } from './user-filters.tsx'
import { isNarrowed, USUAL_USER_SORT, type UserSearch } from './user-search.ts'
import { roleKey } from './user-words.ts'
import css from './users.module.css'

const ROLES_SHOWN = 3

/** The people of one's company: who they are, what they may do where, and whether they can sign in. */
export function UsersPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const search = useSearch({ from: PATHS.users })
  const asked = useQuery(usersQuery(search))
  const found = useArrived(asked.data)
  const columns = useUserColumns()
  const show = (next: UserSearch) => void navigate({ to: PATHS.users, search: next, resetScroll: false })
  const clear = () => show({ sort: search.sort })
  const sorting = useUserSorting(search.sort, (sort) => show({ ...search, sort, page: undefined }))
  const table = { caption: t('titles.users'), columns, rowKey: ({ UID }: UserSummary) => UID, sorting }

  return (
    <ProfileFrame
      title={t('titles.users')}
      aside={
        <div className={css.aside}>
          <output>
            {found && t('users.count', { count: found.totalCount, number: formatNumber(found.totalCount) })}
          </output>
          <LinkButton to={PATHS.inviteUser} icon="plus" small>
            {t('users.invite')}
          </LinkButton>
        </div>
      }
    >
      <UserFilters search={search} onChange={show} onClear={clear}>
        <SortOfCards sorting={sorting} />
      </UserFilters>
      <UnknownState query={asked} skeleton={<DataTable {...table} rows={undefined} />} />
      {found?.users.length === 0 && <Nobody search={search} onClear={clear} />}
      {found && found.users.length > 0 && (
        <>
          <DataTable {...table} rows={found.users} isStale={asked.isPlaceholderData} />
          <Pagination page={search.page ?? 1} pages={found.totalPages} onChange={(page) => show({ ...search, page })} />
        </>
      )}
      <p className={css.more}>
        <LinkButton to={PATHS.inviteUsers} look="quiet" small icon="upload">
          {t('titles.inviteUsers')}
        </LinkButton>
        <LinkButton to={PATHS.userChanges} look="quiet" small icon="clock">
          {t('titles.userChanges')}
        </LinkButton>
      </p>
    </ProfileFrame>
  )
}

function Nobody({ search, onClear }: { search: UserSearch; onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon="user"
      title={t('users.none')}
      action={
        (isNarrowed(search) || search.page) && (
          <Button look="secondary" onClick={onClear}>
            {t('ui.clearFilters')}
          </Button>
        )
      }
    />
  )
}

function useUserSorting(value: UserSort = USUAL_USER_SORT, onChange: (sort: UserSort) => void): Sorting<UserSort> {
  const { t } = useTranslation()
  return {
    options: [
      { value: 'name-asc', label: t('users.byName') },
      { value: 'name-desc', label: t('users.byNameDown') },
      { value: 'email-asc', label: t('users.byEmail') },
      { value: 'email-desc', label: t('users.byEmailDown') },
    ],
    value,
    onChange,
  }
}

function useUserColumns(): DataColumn<UserSummary>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'name',
      head: t('users.name'),
      width: 'minmax(180px, 1.4fr)',
      card: 'title',
      opens: true,
      cell: ({ UID, firstName, lastName, phone }) => (
        <>
          <Link to={PATHS.user} params={{ user: UID }} className={css.name}>
            {firstName} {lastName}
          </Link>
          <span className={css.detail}>{phone}</span>
        </>
      ),
    },
    {
      key: 'email',
      head: t('session.email'),
      width: 'minmax(0, 1.4fr)',
      card: 'detail',
      cell: ({ email }) => <span className={css.email}>{email}</span>,
    },
    {
      key: 'roles',
      head: t('users.roles'),
      width: 'minmax(0, 1.8fr)',
      card: 'across',
      cell: ({ roles }) => <Roles roles={roles} />,
    },
    {
      key: 'status',
      head: t('users.status'),
      card: 'aside',
      cell: ({ status, invitation }) => (
        <>
          <StatusMark status={status} />
          {invitation && <InvitationDetail {...invitation} />}
        </>
      ),
    },
  ]
}

/** Each role with where it is held: 'Buyer: Depot Boekelo, Depot Goor'. */
function Roles({ roles }: Pick<UserSummary, 'roles'>) {
  const { t } = useTranslation()
  const byRole = [...Map.groupBy(roles, ({ role }) => role)]
  return byRole.map(([role, held]) => {
    const names = [...new Set(held.map(({ shipToName }) => shipToName))]
    const more = names.length - ROLES_SHOWN
    const key = roleKey(role)
    return (
      <span key={role} className={css.role}>
        <strong>{key ? t(key) : role}</strong> {names.slice(0, ROLES_SHOWN).join(', ')}
        {more > 0 && ` ${t('users.andMore', { number: formatNumber(more) })}`}
      </span>
    )
  })
}
