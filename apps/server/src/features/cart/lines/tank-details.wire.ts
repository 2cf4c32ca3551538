import type { Wire } from '@fust/contract/resolvers'
import type { TankAmounts } from '@fust/domain/tank'

/** The litres of tank beer in a line, and what of them is for which tank. */
export function wireTankDetails({
  litres,
  tankType1,
  tankType2,
  tankType3,
  tankType4,
}: TankAmounts): Wire<'TankDetails'> {
  return {
    liters: litres,
    tank_type_1: tankType1,
    tank_type_2: tankType2,
    tank_type_3: tankType3,
    tank_type_4: tankType4,
  }
}
