import { createContext, use, useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import css from './toast.module.css'

export const TOAST_MS = 5000
export const CART_TOAST_MS = 2000

type ToastTone = 'ok' | 'warn' | 'bad' | 'info'

type ToastWords = {
  text: ReactNode
  tone?: ToastTone
  /** How long it stays; 0 keeps it until it is closed. */
  durationMs?: number
  action?: { label: string; onSelect: () => void }
}

type ShowToast = (words: ToastWords) => void
type ShownToast = ToastWords & { id: number }

const SHOWN_AT_ONCE = 3
const ICONS: Record<ToastTone, IconName> = { ok: 'check', warn: 'warning', bad: 'error', info: 'info' }

const ToastContext = createContext<ShowToast>(() => undefined)

/** Gives the function that shows a message for a while. */
export function useToast(): ShowToast {
  return use(ToastContext)
}

/** Holds the messages; stands once, around the app. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ShownToast[]>([])
  const lastId = useRef(0)
  const show = useCallback<ShowToast>((words) => {
    lastId.current += 1
    const id = lastId.current
    // Said again, it takes the place of what said it before.
    const others = (shown: ShownToast[]) => shown.filter(({ text }) => text !== words.text)
    setToasts((shown) => [...others(shown), { ...words, id }].slice(-SHOWN_AT_ONCE))
  }, [])
  const close = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), [])
  const urgent = toasts.filter(({ tone }) => tone === 'bad')
  const calm = toasts.filter(({ tone }) => tone !== 'bad')

  return (
    <ToastContext value={show}>
      {children}
      <div className={css.stack}>
        <ToastList toasts={calm} onClose={close} live="polite" />
        <ToastList toasts={urgent} onClose={close} live="assertive" />
      </div>
    </ToastContext>
  )
}

type ToastListProps = { toasts: ShownToast[]; onClose: (id: number) => void; live: 'polite' | 'assertive' }

// The region is there before its first message: only then is the message read out.
function ToastList({ toasts, onClose, live }: ToastListProps) {
  return (
    <div className={css.list} aria-live={live}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />
      ))}
    </div>
  )
}

function Toast({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const { t } = useTranslation()
  const { text, tone = 'ok', durationMs = TOAST_MS, action } = toast
  const [held, setHeld] = useState(false)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    if (held || durationMs === 0) return undefined
    const timer = setTimeout(() => close(), durationMs)
    return () => clearTimeout(timer)
  }, [held, durationMs])

  const onAction = () => {
    action?.onSelect()
    onClose()
  }

  return (
    <div
      className={classNames(css.toast, css[tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={ICONS[tone]} size={20} />
      <p className={css.text}>{text}</p>
      {action && (
        <button type="button" className={css.action} onClick={onAction}>
          {action.label}
        </button>
      )}
      <button type="button" className={css.close} aria-label={t('ui.close')} onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}
