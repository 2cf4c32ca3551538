import { isShipToKind, NOTIFICATION_KINDS, type NotificationKind } from '@fust/domain/support'
import { useTranslation, type TextKey } from '../../../../i18n/index.ts'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { FilterSelect } from '../../../../ui/form/filter-select.tsx'
import { ListFilters } from '../../../../ui/form/list-filters.tsx'
import { ShipToFilter } from '../../../../delivery/index.ts'
import css from './notifications-page.module.css'
import { isNarrowed, type NotificationSearch } from './notification-search.ts'

type Props = { search: NotificationSearch; onChange: (next: NotificationSearch) => void }

/** What to show of the notifications; it stands in the address. */
export function NotificationFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  const { kind, shipTo, show } = search
  const change = (part: NotificationSearch) => onChange({ ...search, page: undefined, ...part })
  return (
    <ListFilters
      name={t('notifications.filters')}
      isNarrowed={isNarrowed(search)}
      onClear={() => onChange({})}
      className={css.filters}
    >
      <FilterSelect
        label={t('notifications.kind')}
        all={t('notifications.allKinds')}
        options={NOTIFICATION_KINDS.map((known) => ({ value: known, label: t(KIND_TEXTS[known]) }))}
        value={kind}
        onChange={(chosen) => change({ kind: chosen })}
      />
      <ShipToFilter
        shipTo={shipTo}
        onChange={(chosen) => change({ shipTo: chosen, kind: kind && isShipToKind(kind) ? kind : undefined })}
      />
      <Checkbox
        label={t('notifications.unreadOnly')}
        checked={show === 'unread'}
        onChange={({ currentTarget }) => change({ show: currentTarget.checked ? 'unread' : undefined })}
      />
    </ListFilters>
  )
}

const KIND_TEXTS = {
  order: 'notifications.kinds.order',
  delivery: 'notifications.kinds.delivery',
  invoice: 'notifications.kinds.invoice',
  ticket: 'notifications.kinds.ticket',
  user: 'notifications.kinds.user',
  news: 'notifications.kinds.news',
} as const satisfies Record<NotificationKind, TextKey>
