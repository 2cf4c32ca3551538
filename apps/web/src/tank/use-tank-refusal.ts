import { reviewTankOrder } from '@fust/domain/tank'
import { useQuery } from '@tanstack/react-query'
import { countedOf, type CartView } from '../cart/index.ts'
import { useTranslation } from '../i18n/index.ts'
import { useSelectedShipTo } from '../session/index.ts'
import { tankBeerQuery } from './tank-beer-query.ts'
import { useTopUpWords } from './use-top-up-words.ts'

/** Why tank beer in the cart cannot be ordered as it is divided over the tanks; nothing until that is known. */
export function useTankRefusal(cart: CartView): string | undefined {
  const { t } = useTranslation()
  const topUpWords = useTopUpWords()
  const { shipTo } = useSelectedShipTo()
  const { data: agreement } = useQuery({
    ...tankBeerQuery(shipTo?.shipToId ?? ''),
    enabled: shipTo !== undefined && cart.kind === 'tank',
  })
  if (cart.kind !== 'tank' || agreement === undefined) return undefined
  const lines = cart.lines.map((line) => ({ ...countedOf(line), sku: line.product.sku, brand: line.product.brand }))
  const refusal = reviewTankOrder(lines, agreement)
  if (refusal === null) return undefined
  switch (refusal.code) {
    // The load says so by itself.
    case 'tank-minimum-not-reached':
    case 'tank-maximum-exceeded':
      return undefined
    case 'tank-top-up-too-small':
    case 'tank-top-up-too-large':
      return topUpWords(refusal)
    default:
      return t(REFUSAL_TEXTS[refusal.code])
  }
}

const REFUSAL_TEXTS = {
  'tank-not-agreed': 'messages.tank-not-agreed',
  'tank-financially-blocked': 'messages.tank-financially-blocked',
  'tank-ordered-by-phone': 'messages.tank-ordered-by-phone',
  'tank-brand-not-purchasable': 'messages.tank-brand-not-purchasable',
  'tank-litres-not-allowed': 'messages.tank-litres-not-allowed',
  'tank-not-there': 'messages.tank-not-there',
  'tank-holds-another-beer': 'messages.tank-holds-another-beer',
} as const
