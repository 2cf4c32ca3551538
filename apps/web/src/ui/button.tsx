import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import css from './button.module.css'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { Spinner } from './progress.tsx'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'disabled'> & {
  children: ReactNode
  look?: ButtonLook
  small?: boolean
  wide?: boolean
  icon?: IconName
  /** Busy: keeps its place and focus, takes no second tap. */
  loading?: boolean
  /** Not to be used now; `ReasonedButton` says why. */
  disabled?: boolean
  /** Tapped, or sent by Enter, while it is busy or not to be used. */
  onStopped?: () => void
  ref?: Ref<HTMLButtonElement>
}

/** Does something here and now; `aria-disabled` keeps it reachable, so that its reason can be heard. */
export function Button(props: ButtonProps) {
  const { look, small, wide, icon, loading = false, disabled = false, children, onClick, onStopped, ...rest } = props
  const stopped = disabled || loading
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ look, small, wide }), rest.className)}
      aria-disabled={stopped || undefined}
      aria-busy={loading || undefined}
      onClick={(event) => {
        if (!stopped) return onClick?.(event)
        event.preventDefault()
        onStopped?.()
      }}
    >
      {loading ? <Spinner size={small ? 18 : 22} /> : icon && <Icon name={icon} size={small ? 18 : 22} />}
      {children}
    </button>
  )
}

/** A button that is only a picture; its words are for screen readers and the tooltip. */
export function IconButton({
  label,
  icon,
  size,
  ...rest
}: Omit<ButtonProps, 'children' | 'icon'> & { label: string; icon: IconName; size?: number }) {
  return (
    <Button look="quiet" {...rest} aria-label={label} title={label} className={classNames(css.icon, rest.className)}>
      <Icon name={icon} {...(size && { size })} />
    </Button>
  )
}

export type ButtonStyle = { look?: ButtonLook | undefined; small?: boolean | undefined; wide?: boolean | undefined }

/** The classes of a button, for a link that looks like one. */
export function buttonClass({ look = 'primary', small = false, wide = false }: ButtonStyle = {}): string {
  return classNames(css.button, css[look], small && css.small, wide && css.wide)
}
