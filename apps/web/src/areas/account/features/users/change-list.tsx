import type { UserChange } from '@fust/contract/rest'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage, useTranslation } from '../../../../i18n/index.ts'
import { BREWERY } from '../../../../lib/market/brewery.ts'
import { USERS_KEY } from '../../../../lib/server/query-keys.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { Button } from '../../../../ui/button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import { readChanges } from './api/user-queries.ts'
import { momentText } from './moment-text.ts'
import { changeKey, roleKey } from './user-words.ts'
import css from './users.module.css'

/** What was done to the people of the company and who of the brewery ordered for it, or what was done to one of them, in sentences; the newest first. */
export function ChangeList({ id }: { id?: string }) {
  const { t } = useTranslation()
  const asked = useInfiniteQuery({
    queryKey: [...USERS_KEY, 'changes', id ?? 'everybody'],
    queryFn: ({ pageParam, signal }) => readChanges(id, pageParam, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ changes, hasMore }) => (hasMore ? changes.at(-1)?.id : undefined),
  })
  const changes = useArrived(asked.data)?.pages.flatMap((page) => page.changes)
  return (
    <>
      <UnknownState query={asked} skeleton={<Skeleton height={160} />} />
      {changes?.length === 0 && <EmptyState icon="clock" title={t('users.noChanges')} />}
      {changes && changes.length > 0 && (
        <ol className={css.changes}>
          {changes.map((change) => (
            <Change key={change.id} change={change} />
          ))}
        </ol>
      )}
      {asked.hasNextPage && (
        <Button look="secondary" small loading={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
          {t('users.olderChanges')}
        </Button>
      )}
    </>
  )
}

function Change({ change }: { change: UserChange }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const roleName = (role: string | null) => {
    const key = role === null ? null : roleKey(role)
    return key ? t(key) : (role ?? '')
  }
  const { by, name, shipToName, orderNumber, role, was, at } = change
  return (
    <li className={css.change}>
      <p>
        {t(changeKey(change), {
          by: by || t('users.somebody'),
          name: name || t('users.somebody'),
          brewery: BREWERY.name,
          order: orderNumber ?? '',
          shipTo: shipToName ?? '',
          role: roleName(role),
          was: roleName(was),
        })}
      </p>
      <time dateTime={at} className={css.quiet}>
        {momentText(at, language)}
      </time>
    </li>
  )
}
