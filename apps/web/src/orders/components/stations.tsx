import type { Station } from '@fust/domain/order'
import { useLanguage, useTranslation, type TextKey } from '../../i18n/index.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { STATION_TEXTS } from '../station-texts.ts'
import { stationTime } from './station-time.ts'
import css from './stations.module.css'

/** One stop on the order's way; `stopped` is where it was cancelled. */
export type Stop = {
  name: Station
  state: 'done' | 'now' | 'ahead' | 'stopped'
  /** The moment it was reached, or is expected to be while it lies ahead. */
  at: string | null
}

type Props = {
  stations: readonly Stop[]
  /** Today in the market's time zone, so that a time of today needs no date. */
  today: string
  size: 'small' | 'large'
  /** What the line is drawn on. */
  on?: 'paper' | 'foam' | 'board'
}

/** Where an order is: done stops are filled, the present one is gold, those ahead are hollow. */
export function Stations({ stations, today, size, on = 'paper' }: Props) {
  const { t } = useTranslation()
  return (
    <div className={css.way} data-size={size} data-on={on}>
      <ol className={css.line} aria-label={t('orders.way')}>
        {stations.map((station) => (
          <StopMark key={station.name} station={station} today={today} size={size} />
        ))}
      </ol>
      <PresentStop stations={stations} today={today} />
    </div>
  )
}

function StopMark({ station, today, size }: { station: Stop; today: string; size: Props['size'] }) {
  const { t } = useTranslation()
  const { name, state } = station
  return (
    <li className={css.stop} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={css.dot}>
        {state !== 'ahead' && <Icon name={pictureOf(station)} size={size === 'large' ? 20 : 14} />}
      </span>
      <span className={css.words}>
        <strong>{t(STATION_TEXTS[name])}</strong>
        <VisuallyHidden>{t(STATE_TEXTS[state])}</VisuallyHidden>
        <StopTime station={station} today={today} />
      </span>
    </li>
  )
}

/** On a narrow line only the present stop has room for its words. */
function PresentStop({ stations, today }: { stations: readonly Stop[]; today: string }) {
  const { t } = useTranslation()
  const present = stations.find(({ state }) => state === 'now' || state === 'stopped') ?? stations.at(-1)
  if (!present) return null
  return (
    <p className={css.present} aria-hidden="true">
      <strong>{t(STATION_TEXTS[present.name])}</strong> <StopTime station={present} today={today} />
    </p>
  )
}

function StopTime({ station: { at, state }, today }: { station: Stop; today: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!at) return null
  const { date, time } = stationTime(at, today, language)
  const moment = date ? `${date} ${time}` : state === 'ahead' ? time : t('orders.todayAt', { time })
  return (
    <time className={css.time} dateTime={at}>
      {state === 'ahead' ? t('orders.about', { moment }) : moment}
    </time>
  )
}

const STATE_TEXTS = {
  done: 'orders.states.done',
  now: 'orders.states.now',
  ahead: 'orders.states.ahead',
  stopped: 'orders.states.stopped',
} as const satisfies Record<Stop['state'], TextKey>

const PICTURES: Record<Station, IconName> = {
  created: 'document',
  'in-preparation': 'crate',
  sent: 'upload',
  'on-the-way': 'truck',
  delivered: 'check',
}

function pictureOf({ name, state }: Stop): IconName {
  if (state === 'done') return 'check'
  return state === 'stopped' ? 'close' : PICTURES[name]
}
