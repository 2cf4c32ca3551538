import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { useFormats } from './use-formats.ts'
import css from './load-message.module.css'

/** What the rules say about a load: the three capacity texts and the progress messages by rule. */
export const LOAD_MESSAGES = [
  'capacity-minimum-not-reached',
  'capacity-ok',
  'capacity-exceeded',
  'minimum-pallets-not-reached',
  'maximum-pallets-exceeded',
  'maximum-weight-exceeded',
  'minimum-weight-not-reached',
  'order-capacity-reached',
] as const
export type LoadMessageCode = (typeof LOAD_MESSAGES)[number]

/** How far the load is from what the message asks for. */
export type LoadGap = { unit: 'pallets' | 'kg' | 'litres'; amount: number; over: boolean }

type Props = { code: LoadMessageCode; gap?: LoadGap | undefined }

/** The rule's exact words with colour and sign, and at the right what is missing or too much. */
export function LoadMessage({ code, gap }: Props) {
  const { t } = useTranslation()
  const tone = toneOf(code)
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

const toneOf = (code: LoadMessageCode): 'ok' | 'short' | 'over' => {
  if (code === 'capacity-ok' || code === 'order-capacity-reached') return 'ok'
  return code.includes('minimum') ? 'short' : 'over'
}
