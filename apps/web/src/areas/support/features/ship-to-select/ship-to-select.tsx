import { useTranslation } from '../../../../i18n/index.ts'
import { useSession } from '../../../../session/index.ts'
import { Select } from '../../../../ui/select.tsx'

/** Which ship-to a list is narrowed to; nothing for who has one alone. */
export function ShipToSelect({
  shipTo,
  onChange,
}: {
  shipTo: string | undefined
  onChange: (shipTo: string | undefined) => void
}) {
  const { t } = useTranslation()
  const { user } = useSession()
  const shipTos = user?.permissionSchema ?? []
  if (shipTos.length < 2) return null
  return (
    <Select
      label={t('delivery.shipTo')}
      options={[
        { value: 'all', label: t('support.allShipTos') },
        ...shipTos.map(({ shipToId, shipToName, shipToAddress }) => ({
          value: shipToId,
          label: shipToName,
          detail: shipToAddress,
        })),
      ]}
      value={shipTo ?? 'all'}
      onChange={(chosen) => onChange(chosen === 'all' ? undefined : chosen)}
    />
  )
}
