import type { CapacityMessage, ProgressMessage } from '@fust/domain/capacity'
import type { ReactNode } from 'react'
import { useTranslation, type TextKey } from '../i18n/index.ts'
import { formatNumber } from '../i18n/format.ts'
import { Icon } from '../ui/icon.tsx'
import { useFormats } from './use-formats.ts'
import css from './load-message.module.css'

/** What is said about a load: by status in order bar and mini-cart, by rule on cart and checkout. */
export type LoadMessageCode = CapacityMessage | ProgressMessage

type Tone = 'ok' | 'short' | 'over'

/** Green on success, red otherwise; what is short stands on another ground than what is too much. */
const MESSAGES: Readonly<Record<LoadMessageCode, { tone: Tone; text: TextKey }>> = {
  'minimum-not-reached': { tone: 'short', text: 'messages.minimum-not-reached' },
  'order-ok': { tone: 'ok', text: 'messages.order-ok' },
  'maximum-exceeded': { tone: 'over', text: 'messages.maximum-exceeded' },
  'minimum-pallets-not-reached': { tone: 'short', text: 'messages.minimum-pallets-not-reached' },
  'minimum-weight-not-reached': { tone: 'short', text: 'messages.minimum-weight-not-reached' },
  'minimum-capacity-reached': { tone: 'ok', text: 'messages.minimum-capacity-reached' },
  'maximum-pallets-exceeded': { tone: 'over', text: 'messages.maximum-pallets-exceeded' },
  'maximum-weight-exceeded': { tone: 'over', text: 'messages.maximum-weight-exceeded' },
}

/** How far the load is from what the message asks for. */
export type LoadGap = { unit: 'pallets' | 'kg' | 'litres'; amount: number; over: boolean }

type Props = {
  code: LoadMessageCode
  gap?: LoadGap | undefined
  /** What one can do about it, under it. */
  children?: ReactNode
}

/** The rule's exact words with colour and sign, and at the right what is missing or too much. */
export function LoadMessage({ code, gap, children }: Props) {
  const { t } = useTranslation()
  const { tone, text } = MESSAGES[code]
  return (
    <>
      <output className={css.message} data-tone={tone}>
        <Icon name={tone === 'ok' ? 'check' : 'warning'} size={20} />
        <span>{t(text)}</span>
        {gap && <GapText gap={gap} />}
      </output>
      {children}
    </>
  )
}

function GapText({ gap }: { gap: LoadGap }) {
  const { t } = useTranslation()
  const { palletsToGo } = useFormats()
  const amount = gap.unit === 'pallets' ? palletsToGo(gap.amount) : formatNumber(Math.ceil(gap.amount))
  const text = (gap.over ? OVER_TEXTS : TO_GO_TEXTS)[gap.unit]
  return <span className={css.gap}>{t(text, { amount, count: gap.amount })}</span>
}

const OVER_TEXTS = {
  pallets: 'load.over.pallets',
  kg: 'load.over.kg',
  litres: 'load.over.litres',
} as const satisfies Record<LoadGap['unit'], TextKey>

const TO_GO_TEXTS = {
  pallets: 'load.toGo.pallets',
  kg: 'load.toGo.kg',
  litres: 'load.toGo.litres',
} as const satisfies Record<LoadGap['unit'], TextKey>
