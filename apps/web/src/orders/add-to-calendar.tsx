import { useTranslation } from '../i18n/index.ts'
import { BREWERY } from '../lib/market/brewery.ts'
import { calendarFile } from '../lib/market/calendar-entry.ts'
import { saveFile } from '../lib/files/save-file.ts'
import { Button } from '../ui/button.tsx'
import type { OrderDetail } from './order.ts'
import { useOrderWords } from './use-order-words.ts'
import { whereTo } from './where-to.ts'

/** Hands the delivery of an order to one's own calendar, while it is still to come. */
export function AddToCalendar({ order }: { order: OrderDetail }) {
  const { t } = useTranslation()
  const words = useOrderWords()
  const { number, deliveryDate: day, hours, stations } = order
  const isToCome = stations.every(({ state }) => state !== 'stopped') && stations.some(({ state }) => state !== 'done')
  if (!day || !isToCome) return null
  const save = () => {
    const title = `${BREWERY.name}: ${t('orders.order', { number })}`
    const notes = [words.summary(order), order.note].filter(Boolean).join('\n')
    const id = `${number}@${window.location.hostname}`
    const entry = { id, title, place: whereTo(order), notes, day, hours }
    saveFile(`${number}.ics`, calendarFile(entry, new Date()), 'text/calendar')
  }
  return (
    <Button look="secondary" icon="calendar" onClick={save}>
      {t('orders.toCalendar')}
    </Button>
  )
}
