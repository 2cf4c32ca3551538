import { whatStillFits, type FitProposal } from '@fust/domain/load'
import { useQuery } from '@tanstack/react-query'
import { WhatStillFits, type Fit } from '../../../../load/index.ts'
import { recentOrdersQuery } from '../../../../orders/index.ts'
import { useOrderingFacts } from '../../../../product/index.ts'
import { usePermission, useSelectedShipTo } from '../../../../session/index.ts'
import { loadLinesOf, onTopOf, useCartCommand, type CartView } from '../../../../cart/index.ts'
import { bestFits, habitsOf, type KnownHabit } from './habits.ts'

const MOST_FITS = 3

/** What this ship-to often takes and the truck still has room for; one tap adds it. */
export function FitsForCart({ cart }: { cart: CartView }) {
  const may = usePermission()
  const { shipTo } = useSelectedShipTo()
  const facts = useOrderingFacts(cart.method)
  const { setAmounts } = useCartCommand()
  const shipToId = shipTo?.shipToId ?? ''
  const { data: orders = [] } = useQuery({
    ...recentOrdersQuery(shipToId),
    enabled: shipToId !== '' && may('My Orders'),
  })
  if (cart.goods !== 'beer' || cart.limits.maximumPallets === null) return null

  const habits = habitsOf(orders, facts)
  const fits = bestFits(whatStillFits(habits, loadLinesOf(cart.lines), cart.limits), MOST_FITS).flatMap((proposal) =>
    habits.filter(({ sku }) => sku === proposal.sku).map((habit) => fitOf(proposal, habit)),
  )
  const freePallets = Math.max(0, cart.limits.maximumPallets - cart.capacity.palletsShown)
  if (habits.length === 0 || (fits.length === 0 && freePallets > 0)) return null

  return (
    <WhatStillFits
      fits={fits}
      freePallets={freePallets}
      onAdd={({ sku, addition }) => {
        const habit = habits.find((one) => one.sku === sku)
        if (habit) setAmounts(onTopOf(cart, { product: habit.product, amounts: addition }))
      }}
    />
  )
}

// A goal that is reached is the better reason; else the last time says more.
function fitOf({ sku, addition, goal, reachesGoal }: FitProposal, { product, lastOn }: KnownHabit): Fit {
  const { name, look } = product
  const reason: Fit['reason'] =
    reachesGoal || !lastOn ? { kind: 'goal', goal, reachesGoal } : { kind: 'ordered-on', date: lastOn }
  return { ...look, label: name, sku, addition, reason }
}
