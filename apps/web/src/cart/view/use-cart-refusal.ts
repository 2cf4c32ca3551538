import { cataloguePermission } from '@fust/domain/access'
import { useTranslation } from '../../i18n/index.ts'
import { formatLitres, formatNumber, formatWeight } from '../../i18n/format.ts'
import { isSuspended, usePermission, useSelectedShipTo } from '../../session/index.ts'
import { endedCoupons } from '../state/cart.ts'
import type { CartView } from './use-cart.ts'

/** Why a cart cannot be ordered yet and what would help; nothing when it can. */
export function useCartRefusal(): (cart: CartView) => string | undefined {
  const { t } = useTranslation()
  const may = usePermission()
  const { shipTo } = useSelectedShipTo()
  return (cart) => {
    if (shipTo && isSuspended(shipTo)) return t('messages.ship-to-suspended')
    if (cart.goods && !may(cataloguePermission(cart.goods))) return t('messages.permission-missing')
    if (cart.lines.some(({ unheard }) => unheard)) return t('messages.number-unheard')
    if (cart.replaces && !cart.replaces.isOpen) return t('cart.replaces.closed', { number: cart.replaces.number })
    if (endedCoupons(cart).length > 0) return t('messages.coupon-not-valid')
    if (cart.capacity.isCheckoutEnabled) return undefined
    return capacityRefusal(cart)
  }

  function capacityRefusal({ kind, capacity: { progressMessage }, limits }: CartView): string {
    switch (progressMessage) {
      case 'minimum-pallets-not-reached':
        return t('cart.refusals.minimumPallets', { pallets: formatNumber(limits.minimumPallets ?? 0, 1) })
      case 'minimum-weight-not-reached':
        return t('cart.refusals.minimumWeight', { weight: formatWeight(limits.minimumWeightGrams ?? 0) })
      case 'maximum-pallets-exceeded':
        return t('cart.refusals.maximumPallets', { pallets: formatNumber(limits.maximumPallets ?? 0, 1) })
      case 'maximum-weight-exceeded':
        return t('cart.refusals.maximumWeight', { weight: formatWeight(limits.maximumWeightGrams ?? 0) })
      case 'minimum-not-reached':
        return kind === 'tank'
          ? t('cart.refusals.minimumLitres', { litres: formatLitres((limits.minimumLitres ?? 0) * 1000) })
          : t('messages.minimum-not-reached')
      default:
        return progressMessage === 'maximum-exceeded' ? t('messages.maximum-exceeded') : t('messages.cart-empty')
    }
  }
}
