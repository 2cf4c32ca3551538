import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { formatDate } from '../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../i18n/index.ts'
import { Docket } from '../../ui/docket.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Segmented } from '../../ui/form/radio-group.tsx'
import { Select, type SelectOption } from '../../ui/select/select.tsx'
import { Load, LoadMessage, LoadPicture, type LoadGap, type LoadMessageCode, type LoadView } from '../../load/index.ts'
import type { BarPlace } from '../bar-place.ts'
import { DeliveryDayPicker, type DeliveryDayProps } from './delivery-day-picker.tsx'
import { StickyOrderLine } from './sticky-order-line.tsx'
import css from './order-bar-view.module.css'

export type OrderBarProps = {
  /** What there is or will be in it: with a truck it is higher. */
  place?: BarPlace
  /** At least as high as this, while parts of it are coming. */
  height?: number | undefined
  /** Hears how high it is, folded, once nothing is coming any more. */
  onHeight?: ((height: number) => void) | undefined
  shipTo: {
    options: readonly SelectOption<string>[]
    value: string | undefined
    /** Street and place of the chosen one. */
    address?: string | undefined
    onChange: (id: string) => void
  }
  /** Left out for customers who do not choose their transport. */
  transport?:
    | {
        options: readonly { value: string; label: string }[]
        value: string | undefined
        /** What the chosen one carries, as '24 to 26 pallets, at most 24.000 kg'. */
        detail?: ReactNode
        onChange: (method: string) => void
      }
    | undefined
  /** Under the day stands until when one can order for it. */
  day: DeliveryDayProps & { note?: ReactNode }
  /** Transport or day cannot be had as it is: on a phone they unfold, once. */
  isAtFault?: boolean
  /** What may be spent on POS materials. */
  budget?: ReactNode
  /** Instead of transport and day: that they could not be read. */
  failed?: ReactNode
  load?: LoadView | undefined
  /** How far the order is in money. */
  underLoad?: ReactNode
  message?: { code: LoadMessageCode; gap?: LoadGap | undefined; children?: ReactNode } | undefined
  /** On a phone, at the right of the line that stays in sight: the way to the cart. */
  toCart?: ReactNode
}

/** Where to, how, when and how full: the docket under the header. */
export function OrderBarView(props: OrderBarProps) {
  const {
    place = 'words',
    height,
    onHeight,
    shipTo,
    transport,
    day,
    isAtFault = false,
    budget,
    failed,
    load,
    underLoad,
    message,
    toCart,
  } = props
  const { t } = useTranslation()
  const [wasOpened, setOpen] = useState<boolean>()
  if (isAtFault && wasOpened === undefined) setOpen(true)
  const open = wasOpened ?? false
  const panel = useId()
  const docket = useRef<HTMLElement>(null)
  useHeight(docket, open ? undefined : onHeight)
  return (
    <>
      <Docket
        ref={docket}
        edge="bottom"
        className={css.bar}
        aria-label={t('delivery.orderDetails')}
        data-place={place}
        style={{ minHeight: height }}
      >
        <button
          type="button"
          className={css.summary}
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          <span className={css.summaryTitle}>{t('delivery.orderDetails')}</span>
          <Summary shipTo={shipTo} transport={transport} day={day} />
          <Icon name="chevron-down" size={20} />
        </button>
        <div className={css.cells}>
          <div className={css.details} id={panel} data-open={open || undefined}>
            <ShipToCell shipTo={shipTo} />
            {!failed && transport && <TransportCell transport={transport} />}
            {!failed && <DayCell day={day} />}
            {budget}
          </div>
          {/* Its place is kept while it is coming: the others would move aside for it. */}
          {(load || place === 'truck') && (
            <div className={css.load}>
              {load && <Load plan={load} size="small" />}
              {underLoad}
            </div>
          )}
        </div>
        {failed && <div className={css.message}>{failed}</div>}
        {message && (
          <div className={css.message}>
            <LoadMessage {...message} />
          </div>
        )}
      </Docket>
      {toCart && (
        <StickyOrderLine
          picture={load && <LoadPicture plan={load} size="small" />}
          words={<Summary shipTo={shipTo} transport={transport} day={day} />}
        >
          {toCart}
        </StickyOrderLine>
      )}
    </>
  )
}

/** Tells how high something is, now and whenever that changes. */
function useHeight(place: RefObject<HTMLElement | null>, tell: OrderBarProps['onHeight']): void {
  const told = useEffectEvent((height: number) => tell?.(height))
  const isAsked = tell !== undefined
  useEffect(() => {
    if (!isAsked || !place.current || !('ResizeObserver' in window)) return undefined
    const observer = new ResizeObserver(([entry]) => entry && told(Math.round(entry.contentRect.height)))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, isAsked])
}

function Summary({ shipTo, transport, day }: Pick<OrderBarProps, 'shipTo' | 'transport' | 'day'>) {
  const language = useLanguage()
  const words = [
    shipTo.options.find(({ value }) => value === shipTo.value)?.label,
    transport?.options.find(({ value }) => value === transport.value)?.label,
    day.date && formatDate(day.date, language, 'short'),
  ]
  return <span className={css.summaryWords}>{words.filter(Boolean).join(', ')}</span>
}

function ShipToCell({ shipTo: { address, ...choice } }: Pick<OrderBarProps, 'shipTo'>) {
  const { t } = useTranslation()
  if (choice.options.length === 0) return <p className={css.shipTo}>{t('messages.no-ship-to-data')}</p>
  return (
    <div className={css.shipTo}>
      <Select look="ruled" label={t('delivery.shipTo')} {...choice} />
      {address && <p className={css.under}>{address}</p>}
    </div>
  )
}

function TransportCell({ transport: { detail, ...choice } }: { transport: NonNullable<OrderBarProps['transport']> }) {
  const { t } = useTranslation()
  return (
    <div className={css.transport}>
      <Segmented label={t('delivery.transport')} {...choice} />
      {detail && <div className={css.under}>{detail}</div>}
    </div>
  )
}

function DayCell({ day: { note, ...choice } }: Pick<OrderBarProps, 'day'>) {
  const { t } = useTranslation()
  return (
    <div className={css.day}>
      <p className={css.label}>{t('delivery.day')}</p>
      <DeliveryDayPicker {...choice} />
      {note && <div className={css.under}>{note}</div>}
    </div>
  )
}
