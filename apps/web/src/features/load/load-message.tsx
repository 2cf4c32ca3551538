import type { CapacityMessage, ProgressMessage } from '@fust/domain/capacity'
import { useTranslation } from '../../i18n/index.ts'
import { formatNumber } from '../../i18n/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { useFormats } from './use-formats.ts'
import css from './load-message.module.css'

/** What is said about a load: by status in order bar and mini-cart, by rule on cart and checkout. */
export type LoadMessageCode = CapacityMessage | ProgressMessage

type Tone = 'ok' | 'short' | 'over'

/** Green on success, red otherwise; what is short stands on another ground than what is too much. */
const TONES: Record<LoadMessageCode, Tone> = {
  'minimum-not-reached': 'short',
  'order-ok': 'ok',
  'maximum-exceeded': 'over',
  'minimum-pallets-not-reached': 'short',
  'minimum-weight-not-reached': 'short',
  'minimum-capacity-reached': 'ok',
  'maximum-pallets-exceeded': 'over',
  'maximum-weight-exceeded': 'over',
}

/** How far the load is from what the message asks for. */
export type LoadGap = { unit: 'pallets' | 'kg' | 'litres'; amount: number; over: boolean }

type Props = { code: LoadMessageCode; gap?: LoadGap | undefined }

/** The rule's exact words with colour and sign, and at the right what is missing or too much. */
export function LoadMessage({ code, gap }: Props) {
  const { t } = useTranslation()
  const tone = TONES[code]
  return (
    <output className={css.message} data-tone={tone}>
      <Icon name={tone === 'ok' ? 'check' : 'warning'} size={20} />
      <span>{t(`messages.${code}`)}</span>
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
