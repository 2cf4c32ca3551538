import type { ShipToPermission } from '@fust/contract/rest'
import { useState } from 'react'
import { sendToShipTo, useCartCommand, type Cart } from '../../../../cart/index.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { RadioGroup } from '../../../../ui/form/radio-group.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { ServicePoint } from './api/shipping-estimate.ts'
import css from './posm-delivery.module.css'
import { ServicePoints } from './service-points.tsx'

type Props = {
  shipTo: ShipToPermission
  /** The service point that it is collected at. */
  collected: Cart['addresses'][number] | undefined
  points: readonly ServicePoint[]
  isPending: boolean
}

/** To the ship-to, or to a service point near it; the ship-to alone where there is none. */
export function DeliverOrCollect({ shipTo, collected, points, isPending }: Props) {
  const { t } = useTranslation()
  const { send } = useCartCommand()
  const [wants, setWants] = useState<'deliver' | 'collect'>()
  const choose = async (next: 'deliver' | 'collect') => {
    setWants(next)
    if (next === 'deliver' && collected) await send(sendToShipTo)
    // What the cart says holds again; who wants to collect has no point yet.
    if (next === 'deliver') setWants(undefined)
  }
  if (isPending && !collected) return <Skeleton height={136} />
  if (points.length === 0 && !collected)
    return (
      <>
        <Icon name="pin" size={20} />
        <div>
          <strong>{shipTo.shipToName}</strong>
          <span className={css.detail}>{shipTo.shipToAddress}</span>
        </div>
      </>
    )
  const way = wants ?? (collected ? 'collect' : 'deliver')
  return (
    <div className={css.ways}>
      <RadioGroup
        label={t('collect.where')}
        options={[
          {
            value: 'deliver',
            label: t('collect.deliver', { shipTo: shipTo.shipToName }),
            detail: shipTo.shipToAddress,
          },
          { value: 'collect', label: t('collect.collect'), detail: t('collect.collectHint') },
        ]}
        value={way}
        onChange={(next) => void choose(next)}
      />
      {way === 'collect' && <ServicePoints points={points} collected={collected} shipToName={shipTo.shipToName} />}
    </div>
  )
}
