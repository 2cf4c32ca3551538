import { useEffect, useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { Icon } from './icon.tsx'
import { keepBeside } from './keep-beside.ts'
import { nextOption, optionTyped } from './next-option.ts'
import css from './select.module.css'

const TYPING_MS = 500

export type SelectOption<Value extends string> = { value: Value; label: string; detail?: string; disabled?: boolean }

type Props<Value extends string> = {
  id: string
  labelId: string
  trigger: RefObject<HTMLElement | null>
  options: readonly SelectOption<Value>[]
  value: Value | undefined
  onChoose: (value: Value) => void
  /** Nothing was chosen: the focus goes back. */
  onClose: () => void
  /** Nothing was chosen, and the person is elsewhere already. */
  onLeave: () => void
}

/** The open list of a select: over everything else, beside its trigger, its focus on an option. */
export function OptionList<Value extends string>(props: Props<Value>) {
  const { id, labelId, trigger, options, value, onChoose, onClose, onLeave } = props
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = useOptionKeys(props)

  const open = useEffectEvent(() => {
    if (!list.current || !trigger.current) return undefined
    // In the top layer no docket cuts it off; in the tree it stays inside its landmark.
    list.current.showPopover()
    const release = keepBeside(list.current, trigger.current)
    const chosen = options.findIndex((option) => option.value === value)
    focusOption(list.current, chosen < 0 ? nextOption(options, -1, 'Home') : chosen)
    return release
  })
  useLayoutEffect(() => open(), [])

  const leave = useEffectEvent(({ target }: Event) => {
    const isInside = [list, trigger].some(({ current }) => target instanceof Node && current?.contains(target))
    if (!isInside) onLeave()
  })
  useEffect(() => {
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [])

  return (
    <div
      ref={list}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      tabIndex={-1}
      popover="manual"
      aria-labelledby={labelId}
      className={css.popup}
      onKeyDown={(event) => {
        // A dialog around it stays open.
        if (event.key === 'Escape') event.stopPropagation()
        // Tab goes on from the trigger, as from any field.
        if (event.key === 'Escape' || event.key === 'Tab') onClose()
        else onKeyDown(event)
      }}
    >
      {options.map((option) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list hears the keys
        <div
          key={option.value}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          tabIndex={-1}
          aria-selected={option.value === value}
          aria-disabled={option.disabled}
          className={css.item}
          onClick={() => !option.disabled && onChoose(option.value)}
          onPointerMove={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
        >
          <span>
            <span className={css.text}>{option.label}</span>
            {option.detail && <span className={css.detail}>{option.detail}</span>}
          </span>
          {option.value === value && <Icon name="check" size={18} />}
        </div>
      ))}
    </div>
  )
}

/** Keys on an open list: they choose, or move the focus by step, page, end or first letters. */
function useOptionKeys<Value extends string>({ options, onChoose }: Pick<Props<Value>, 'options' | 'onChoose'>) {
  const typed = useRef({ text: '', atMs: 0 })
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, timeStamp, currentTarget } = event
    if (event.ctrlKey || event.metaKey) return
    const at = [...currentTarget.children].findIndex((element) => element === event.target)
    const option = options[at]
    const isTyping = timeStamp - typed.current.atMs < TYPING_MS
    if (key === 'Enter' || (key === ' ' && !isTyping)) {
      event.preventDefault()
      if (option && !option.disabled) onChoose(option.value)
      return
    }
    let next = nextOption(options, at, key)
    if (key.length === 1) {
      typed.current = { text: (isTyping ? typed.current.text : '') + key, atMs: timeStamp }
      next = optionTyped(options, at, typed.current.text)
    }
    if (key.length === 1 || next !== undefined) event.preventDefault()
    focusOption(currentTarget, next)
  }
}

function focusOption(list: HTMLElement, place: number | undefined): void {
  const option = place === undefined ? undefined : list.children[place]
  if (option instanceof HTMLElement) option.focus()
}
