import { calendarDate, type CalendarDate } from '@fust/domain/calendar'
import { minutesUntilCutOff, reviewDeliveryDate, type DeliveryFacts } from '@fust/domain/delivery'
import { useState } from 'react'
import { MARKET } from '../../lib/market/market.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { SAMPLE_LOADS } from '../../load/samples.ts'
import { CutOffLine } from './cut-off-line.tsx'
import { DeliveryCalendar } from './delivery-calendar.tsx'
import { FaultLine } from './fault-line.tsx'
import { OrderBarView } from './order-bar-view.tsx'
import css from './gallery.module.css'

const TODAY = calendarDate('2026-11-23')
const TUESDAY = calendarDate('2026-11-24')
const HOLIDAYS = new Map([
  [calendarDate('2026-12-25'), 'Christmas Day'],
  [calendarDate('2026-12-26'), 'Boxing Day'],
])

const FACTS: DeliveryFacts = {
  now: { today: TODAY, hour: 13, minute: 46, second: 0, cutOff: MARKET.cutOff },
  days: 'standard',
  palletPlaces: 18,
  calendar: {
    weekdays: [1, 2, 3, 4, 5],
    halfTruckWeekdays: [2, 4],
    holidays: HOLIDAYS,
    closedDays: new Map([[calendarDate('2026-11-27'), 'Stocktaking']]),
    dailyCapacityPallets: 60,
    takenPallets: new Map([[calendarDate('2026-11-26'), 54]]),
    freeDays: new Set(),
    plannedPallets: new Map(),
  },
}

const SHIP_TOS = [
  { value: '1', label: 'Depot Boekelo', detail: 'Windmolenweg 14, Boekelo' },
  { value: '2', label: 'Depot Almelo', detail: 'Sluiskade 3, Almelo' },
]
const METHODS = [
  { value: 'flatrate_flatrate', label: 'Full Truck' },
  { value: 'freeshipping_freeshipping', label: 'Half Truck' },
  { value: 'selfpickup_selfpickup', label: 'Self Pickup' },
]

/** Every state of the delivery pieces, for the style guide. */
export function DeliveryGallery() {
  const [isOntrade, setOntrade] = useState(false)
  const [date, setDate] = useState<CalendarDate>(TUESDAY)
  return (
    <div className={css.page}>
      <Bar isOntrade={isOntrade} date={date} onDate={setDate} />
      <div className={css.body}>
        <h2>Delivery</h2>
        <Checkbox
          label="One ship-to, no transport, day told"
          checked={isOntrade}
          onChange={(event) => setOntrade(event.target.checked)}
        />
        <div className={css.calendar}>
          <DeliveryCalendar value={date} today={TODAY} review={review} onChange={setDate} />
        </div>
        <h2>The cut-off</h2>
        <CutOffLine date={TUESDAY} minutesLeft={134} />
        <CutOffLine date={TUESDAY} minutesLeft={9} />
        <CutOffLine date={calendarDate('2026-11-27')} minutesLeft={3 * 1440 + 185} />
        <CutOffLine date={TUESDAY} minutesLeft={0} />
        <FaultLine>Full: no pallet place is left</FaultLine>
      </div>
    </div>
  )
}

const review = (day: CalendarDate) => reviewDeliveryDate(day, FACTS)

type BarProps = { isOntrade: boolean; date: CalendarDate; onDate: (date: CalendarDate) => void }

function Bar({ isOntrade, date, onDate }: BarProps) {
  const [shipTo, setShipTo] = useState('1')
  const [method, setMethod] = useState('flatrate_flatrate')
  const minutesLeft = minutesUntilCutOff(FACTS.now, date, HOLIDAYS)
  const day = { date, today: TODAY, review, note: <CutOffLine date={date} minutesLeft={minutesLeft} /> }
  if (isOntrade)
    return <OrderBarView shipTo={{ options: SHIP_TOS.slice(0, 1), value: '1', onChange: setShipTo }} day={day} />
  return (
    <OrderBarView
      shipTo={{ options: SHIP_TOS, value: shipTo, address: 'Windmolenweg 14, Boekelo', onChange: setShipTo }}
      transport={{
        options: METHODS,
        value: method,
        detail: '24 to 26 pallets, at most 24.000 kg',
        onChange: setMethod,
      }}
      day={{ ...day, onChange: onDate }}
      load={SAMPLE_LOADS.belowMinimum}
      message={{ code: 'minimum-not-reached', gap: { unit: 'pallets', amount: 6.067, over: false } }}
      toCart={
        <a href="#cart" className={buttonClass({ small: true })}>
          Cart € 26.991,60
        </a>
      }
    />
  )
}
