import { Toast as Parts } from '@base-ui/react/toast'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import css from './toast.module.css'

export const TOAST_MS = 5000
export const CART_TOAST_MS = 2000

export type ToastTone = 'ok' | 'warn' | 'bad' | 'info'

export type ToastWords = {
  text: ReactNode
  tone?: ToastTone
  /** How long it stays; 0 keeps it until it is closed. */
  durationMs?: number
  action?: { label: string; onSelect: () => void }
}

type ShowToast = (words: ToastWords) => void

const ToastContext = createContext<ShowToast>(() => undefined)

/** Gives the function that shows a message for a while. */
export function useToast(): ShowToast {
  return use(ToastContext)
}

const ICONS: Record<ToastTone, IconName> = { ok: 'check', warn: 'warning', bad: 'error', info: 'info' }

/** Holds the messages; stands once, around the app. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Parts.Provider timeout={TOAST_MS} limit={3}>
      <ToastSource>{children}</ToastSource>
      <Parts.Portal>
        <Parts.Viewport className={css.viewport}>
          <ToastList />
        </Parts.Viewport>
      </Parts.Portal>
    </Parts.Provider>
  )
}

function ToastSource({ children }: { children: ReactNode }) {
  const { add, close } = Parts.useToastManager()
  const show = useMemo<ShowToast>(() => {
    return ({ text, tone = 'ok', durationMs = TOAST_MS, action }) => {
      const id = add({
        title: text,
        type: tone,
        timeout: durationMs,
        priority: tone === 'bad' ? 'high' : 'low',
        ...(action && {
          actionProps: {
            children: action.label,
            onClick: () => {
              action.onSelect()
              close(id)
            },
          },
        }),
      })
    }
  }, [add, close])
  return <ToastContext value={show}>{children}</ToastContext>
}

function ToastList() {
  const { toasts } = Parts.useToastManager()
  const { t } = useTranslation()
  return toasts.map((toast) => {
    const tone = toneOf(toast.type)
    return (
      <Parts.Root key={toast.id} toast={toast} className={classNames(css.toast, css[tone])}>
        <Parts.Content className={css.content}>
          <Icon name={ICONS[tone]} size={20} />
          <Parts.Title className={css.text} render={<p />} />
          <Parts.Action className={css.action} />
          <Parts.Close className={css.close} aria-label={t('ui.close')}>
            <Icon name="close" size={18} />
          </Parts.Close>
        </Parts.Content>
      </Parts.Root>
    )
  })
}

function toneOf(type: string | undefined): ToastTone {
  return type === 'warn' || type === 'bad' || type === 'info' ? type : 'ok'
}
