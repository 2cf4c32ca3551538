import { useTranslation } from '../i18n/index.ts'
import { useSession } from '../session/index.ts'
import { FilterSelect } from '../ui/form/filter-select.tsx'

type ShipTo = { shipToId: string; shipToName: string; shipToAddress: string }
type Props = {
  shipTo: string | undefined
  onChange: (shipTo: string | undefined) => void
  /** Those that there are to choose from; without them all of who is here. */
  among?: readonly ShipTo[]
}

/** Which ship-to a list is narrowed to; nothing for who has one alone. */
export function ShipToFilter({ shipTo, onChange, among }: Props) {
  const { t } = useTranslation()
  const { user } = useSession()
  const shipTos = among ?? user?.permissionSchema ?? []
  if (shipTos.length < 2) return null
  return (
    <FilterSelect
      label={t('delivery.shipTo')}
      all={t('delivery.allShipTos')}
      options={shipTos.map(({ shipToId, shipToName, shipToAddress }) => ({
        value: shipToId,
        label: shipToName,
        detail: shipToAddress,
      }))}
      value={shipTo}
      onChange={onChange}
    />
  )
}
