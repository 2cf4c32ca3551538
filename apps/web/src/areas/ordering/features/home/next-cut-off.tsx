import type { ShipToPermission } from '@fust/contract/rest'
import { PlanCutOff, useDeliveryPlan } from '../../../../delivery/index.ts'
import { usePermission, useSelectedShipTo } from '../../../../session/index.ts'

/** Until when one orders for the next day. */
export function NextCutOff() {
  const { shipTo } = useSelectedShipTo()
  const may = usePermission()
  return shipTo && may('Catalogue') ? <CutOffOf shipTo={shipTo} /> : null
}

function CutOffOf({ shipTo }: { shipTo: ShipToPermission }) {
  return <PlanCutOff plan={useDeliveryPlan(shipTo)} />
}
