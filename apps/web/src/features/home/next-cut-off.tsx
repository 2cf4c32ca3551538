import type { ShipToPermission } from '@fust/contract/rest'
import { PlanCutOff, useDeliveryPlan } from '../delivery/index.ts'
import { useCart } from '../cart/index.ts'
import { customerTypeAt } from '../product/index.ts'
import { usePermission, useSelectedShipTo } from '../session/index.ts'

/** Until when one orders for the next day. */
export function NextCutOff() {
  const { shipTo } = useSelectedShipTo()
  const may = usePermission()
  return shipTo && may('Catalogue') ? <CutOffOf shipTo={shipTo} /> : null
}

function CutOffOf({ shipTo }: { shipTo: ShipToPermission }) {
  const { data: cart } = useCart()
  const plan = useDeliveryPlan(shipTo.shipToId, customerTypeAt(shipTo), cart)
  return <PlanCutOff plan={plan} />
}
