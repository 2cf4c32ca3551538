import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { classNames } from '../class-names.ts'
import css from './hover-panel.module.css'

const CLOSE_AFTER_MS = 160

export type HoverPanelProps = {
  /** What stands on the button. */
  face: ReactNode
  label?: string
  buttonClassName?: string | undefined
  align?: 'start' | 'end'
  panelClassName?: string | undefined
  /** The panel; `close` is for a link in it. */
  children: (close: () => void) => ReactNode
}

/** A panel under a button: opens on hover, on click and on the keyboard, and closes on leaving, Escape or a tap outside. */
export function HoverPanel({
  face,
  label,
  buttonClassName,
  align = 'start',
  panelClassName,
  children,
}: HoverPanelProps) {
  const panelId = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedByHover = useRef(false)
  const [open, setOpen] = useState(false)

  useEffect(() => () => clearTimeout(closing.current), [])
  useEffect(() => {
    if (!open) return undefined
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    // Also while it is only hovered, and the focus is somewhere else.
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      if (root.current?.contains(document.activeElement)) button.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [open])

  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(closing.current)
    if (!open) openedByHover.current = true
    setOpen(true)
  }
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    closing.current = setTimeout(() => setOpen(false), CLOSE_AFTER_MS)
  }
  const onClick = () => {
    // The hover that came with this click has just opened it: do not close it at once.
    const keep = openedByHover.current
    openedByHover.current = false
    setOpen((now) => keep || !now)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') moveFocus(event)
  }
  const moveFocus = (event: KeyboardEvent) => {
    const inField = event.target instanceof HTMLInputElement
    if (inField) return
    event.preventDefault()
    if (!open) setOpen(true)
    requestAnimationFrame(() => focusNext(root.current, event.key === 'ArrowDown' ? 1 : -1))
  }
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) setOpen(false)
  }

  return (
    <div
      ref={root}
      className={css.root}
      role="presentation"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        className={buttonClassName}
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={label}
        onClick={onClick}
      >
        {face}
      </button>
      <div id={panelId} className={classNames(css.panel, css[align], panelClassName)} hidden={!open}>
        {open && children(() => setOpen(false))}
      </div>
    </div>
  )
}

function focusNext(root: HTMLElement | null, step: 1 | -1): void {
  const stops = [...(root?.querySelectorAll<HTMLElement>('a[href], button:not([disabled])') ?? [])]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus()
}
