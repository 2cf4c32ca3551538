import { asOneLine, NAME_MAXIMUM } from '@fust/domain/text'
import { useId, useState } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSession } from '../session/index.ts'
import { NUMBER_PART_CHARACTERS } from './api/orders-query.ts'
import { isFiltered, ORDER_PERIODS, ORDER_STAGES, type OrderFilter, type OrderStage } from './order-filter.ts'
import css from './order-filters.module.css'

type Props = { filter: OrderFilter; onChange: (filter: OrderFilter) => void; onClear: () => void }

/** What to show of the order history. */
export function OrderFilters({ filter, onChange, onClear }: Props) {
  const { t } = useTranslation()
  const heading = useId()
  const change = (part: Partial<OrderFilter>) => onChange({ ...filter, page: 1, ...part })
  const wordOf = (stage: OrderStage): string =>
    stage === 'cancelled' ? t('orders.statuses.canceled') : t(`orders.stations.${stage}`)
  const stages = [
    { value: 'all', label: t('orders.allStages') },
    ...ORDER_STAGES.map((stage) => ({ value: stage, label: wordOf(stage) })),
  ]
  const periods = ORDER_PERIODS.map((period) => ({ value: period, label: t(`orders.periods.${period}`) }))
  return (
    <search className={css.filters} aria-labelledby={heading}>
      <span id={heading} hidden>
        {t('orders.filters')}
      </span>
      <Select
        label={t('orders.stage')}
        options={stages}
        value={filter.stage ?? 'all'}
        onChange={(stage) => change({ stage: ORDER_STAGES.find((one) => one === stage) ?? null })}
      />
      <Select
        label={t('orders.period')}
        options={periods}
        value={filter.period}
        onChange={(period) => change({ period })}
      />
      <ShipToSelect shipToId={filter.shipToId} onChange={(shipToId) => change({ shipToId })} />
      <NumberField key={filter.number} number={filter.number} onSearch={(number) => change({ number })} />
      {isFiltered(filter) && (
        <Button look="quiet" small icon="close" onClick={onClear}>
          {t('orders.clearFilters')}
        </Button>
      )}
    </search>
  )
}

function ShipToSelect({ shipToId, onChange }: { shipToId: string | null; onChange: (id: string | null) => void }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const shipTos = user?.permissionSchema ?? []
  if (shipTos.length < 2) return null
  const options = [
    { value: 'all', label: t('orders.allShipTos') },
    ...shipTos.map((shipTo) => ({ value: shipTo.shipToId, label: shipTo.shipToName, detail: shipTo.shipToAddress })),
  ]
  return (
    <Select
      label={t('delivery.shipTo')}
      options={options}
      value={shipToId ?? 'all'}
      onChange={(id) => onChange(id === 'all' ? null : id)}
    />
  )
}

function NumberField({ number, onSearch }: { number: string; onSearch: (number: string) => void }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(number)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(asOneLine(typed).trim())
      }}
    >
      <TextField
        name="number"
        type="search"
        label={t('orders.number')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder="26-11790"
        minLength={NUMBER_PART_CHARACTERS}
        maxLength={NAME_MAXIMUM}
        autoComplete="off"
        enterKeyHint="search"
      />
    </form>
  )
}
