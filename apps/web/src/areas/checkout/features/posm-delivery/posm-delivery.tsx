import type { ShipToPermission } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { GoodsAddresses, type CartView } from '../../../../cart/index.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { retryOf } from '../../../../lib/server/retry-of.ts'
import { PATHS } from '../../../../paths.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { TextLink } from '../../../../ui/link-button.tsx'
import { FailedPart } from '../../../../ui/states.tsx'
import { shippingEstimateQuery } from './api/shipping-estimate.ts'
import { DeliverOrCollect } from './deliver-or-collect.tsx'
import { LogisticsOptions } from './logistics-options.tsx'
import css from './posm-delivery.module.css'

type Props = {
  shipTo: ShipToPermission
  cart: Pick<CartView, 'id' | 'addresses' | 'method'>
  /** How it is brought, in words. */
  transport: string | null
}

/** Where POS materials go, and how: to the ship-to, to a service point or to other addresses (ENT-38, GQL-50, GQL-55). */
export function PosmDelivery({ shipTo, cart: { id, addresses, method }, transport }: Props) {
  const { t } = useTranslation()
  const asked = useQuery(shippingEstimateQuery({ cartId: id, shipToId: shipTo.shipToId }))
  const { options = [] } = asked.data ?? {}
  const points = options.find(({ code }) => code === method)?.points
  const retry = retryOf(asked)
  const [first, ...others] = addresses
  const isElsewhere = first !== undefined && (others.length > 0 || first.pointId === null)
  return (
    <div className={css.posm}>
      <div className={css.address}>
        {isElsewhere ? (
          <>
            <Icon name="pin" size={20} />
            <GoodsAddresses addresses={addresses} />
          </>
        ) : (
          <DeliverOrCollect shipTo={shipTo} collected={first} points={points ?? []} isPending={asked.isPending} />
        )}
      </div>
      {retry && <FailedPart text={t('collect.unknown')} onRetry={retry} />}
      {points === null && !isElsewhere && (
        <FailedPart
          text={t('collect.pointsUnknown', { shipTo: shipTo.shipToName })}
          onRetry={() => void asked.refetch()}
        />
      )}
      <TextLink to={PATHS.goodsAddresses}>
        {t(isElsewhere ? 'checkout.changeAddresses' : 'checkout.otherAddresses')}
      </TextLink>
      {options.length > 1 ? (
        <LogisticsOptions options={options} method={method} />
      ) : (
        <span className={css.transport}>{transport}</span>
      )}
    </div>
  )
}
