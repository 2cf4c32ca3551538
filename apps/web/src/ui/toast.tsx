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
  const held = useRef<ReadonlySet<number>>(new Set())
  const hold = useCallback((id: number, isHeld: boolean) => {
    const others = [...held.current].filter((own) => own !== id)
    held.current = new Set(isHeld ? [...others, id] : others)
  }, [])
  const show = useCallback<ShowToast>((words) => {
    lastId.current += 1
    const id = lastId.current
    // Said again, it takes the place of what said it before.
    const others = (shown: ShownToast[]) => shown.filter(({ text }) => text !== words.text)
    setToasts((shown) => withoutOldest([...others(shown), { ...words, id }], held.current))
  }, [])
  const close = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), [])
  const urgent = toasts.filter(({ tone }) => tone === 'bad')
  const calm = toasts.filter(({ tone }) => tone !== 'bad')

  return (
    <ToastContext value={show}>
      {children}
      <div className={css.stack}>
        <ToastList toasts={calm} onClose={close} onHold={hold} live="polite" />
        <ToastList toasts={urgent} onClose={close} onHold={hold} live="assertive" />
      </div>
    </ToastContext>
  )
}

/** As many as are shown at once; the oldest go first, but for those that somebody is at. */
function withoutOldest(toasts: ShownToast[], held: ReadonlySet<number>): ShownToast[] {
  const tooMany = toasts.length - SHOWN_AT_ONCE
  const gone = toasts.filter(({ id }) => !held.has(id)).slice(0, Math.max(0, tooMany))
  return toasts.filter((toast) => !gone.includes(toast))
}

type ToastListProps = {
  toasts: ShownToast[]
  onClose: (id: number) => void
  onHold: (id: number, isHeld: boolean) => void
  live: 'polite' | 'assertive'
}

// The region is there before its first message: only then is the message read out.
function ToastList({ toasts, onClose, onHold, live }: ToastListProps) {
  return (
    <div className={css.list} aria-live={live}>
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
          onClose={() => onClose(toast.id)}
          onHold={(isHeld) => onHold(toast.id, isHeld)}
        />
      ))}
    </div>
  )
}

type ToastProps = { toast: ShownToast; onClose: () => void; onHold: (isHeld: boolean) => void }

function Toast({ toast, onClose, onHold }: ToastProps) {
  const { t } = useTranslation()
  const { text, tone = 'ok', durationMs = TOAST_MS, action } = toast
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const cameFrom = useRef<Element | null>(null)
  const held = isPointedAt || isFocused
  const close = useEffectEvent(onClose)
  const hold = useEffectEvent(onHold)

  useEffect(() => {
    hold(held)
    return () => hold(false)
  }, [held])
  useEffect(() => {
    if (held || durationMs === 0) return undefined
    const timer = setTimeout(() => close(), durationMs)
    return () => clearTimeout(timer)
  }, [held, durationMs])

  const leave = () => {
    // Who came here with the keyboard goes back to where they were.
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    onClose()
  }
  const onAction = () => {
    action?.onSelect()
    leave()
  }

  return (
    <div
      className={classNames(css.toast, css[tone])}
      // A pointer that rests where it appears does not keep it: it may be about to press what is under it.
      onPointerMove={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setFocused(true)
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
      }}
      onBlur={() => setFocused(false)}
    >
      <Icon name={ICONS[tone]} size={20} />
      <p className={css.text}>{text}</p>
      {action && (
        <button type="button" className={css.action} onClick={onAction}>
          {action.label}
        </button>
      )}
      <button type="button" className={css.close} aria-label={t('ui.close')} onClick={leave}>
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}
