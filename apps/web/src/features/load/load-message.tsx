import type { CapacityMessage, ProgressMessage } from '@fust/domain/capacity'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { useFormats } from './use-formats.ts'
import css from './load-message.module.css'

/** What is said about a load: by status in order bar and mini-cart, by rule on cart and checkout. */
export type LoadMessageCode = CapacityMessage | ProgressMessage

type Tone = 'ok' | 'short' | 'over'

/** Where each message stands in the dictionaries, and its colour: green on success, red otherwise. */
const MESSAGES = {
  'minimum-not-reached': { key: 'capacity-minimum-not-reached', tone: 'short' },
  'order-ok': { key: 'capacity-ok', tone: 'ok' },
  'maximum-exceeded': { key: 'capacity-exceeded', tone: 'over' },
  'minimum-pallets-not-reached': { key: 'minimum-pallets-not-reached', tone: 'short' },
  'minimum-weight-not-reached': { key: 'minimum-weight-not-reached', tone: 'short' },
  'minimum-capacity-reached': { key: 'order-capacity-reached', tone: 'ok' },
  'maximum-pallets-exceeded': { key: 'maximum-pallets-exceeded', tone: 'over' },
  'maximum-weight-exceeded': { key: 'maximum-weight-exceeded', tone: 'over' },
} as const satisfies Record<LoadMessageCode, { key: string; tone: Tone }>

/** How far the load is from what the message asks for. */
export type LoadGap = { unit: 'pallets' | 'kg' | 'litres'; amount: number; over: boolean }

type Props = { code: LoadMessageCode; gap?: LoadGap | undefined }

/** The rule's exact words with colour and sign, and at the right what is missing or too much. */
export function LoadMessage({ code, gap }: Props) {
  const { t } = useTranslation()
  const { key, tone } = MESSAGES[code]
  return (
    <output className={css.message} data-tone={tone}>
      <Icon name={tone === 'ok' ? 'check' : 'warning'} size={20} />
      <span>{t(`messages.${key}`)}</span>
      {gap && <GapText gap={gap} />}
    </output>
  )
}

function GapText({ gap }: { gap: LoadGap }) {
  const { t } = useTranslation()
  const { palletsToGo } = useFormats()
  const amount = gap.unit === 'pallets' ? palletsToGo(gap.amount) : formatNumber(Math.ceil(gap.amount))
  const key = gap.over ? (`load.over.${gap.unit}` as const) : (`load.toGo.${gap.unit}` as const)
  return <span className={css.gap}>{t(key, { amount, count: gap.amount })}</span>
}
