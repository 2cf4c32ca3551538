import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as Parts } from '@base-ui/react/select'
import type { RefObject } from 'react'
import { Icon } from '../icon.tsx'
import css from './select.module.css'

export type SelectOption<Value extends string> = { value: Value; label: string; detail?: string; disabled?: boolean }

export type SelectListProps = {
  /** Its own id is this with `-list`. */
  id: string
  labelId: string
  /** Beside what it stands, and where the focus returns. */
  trigger: RefObject<HTMLElement | null>
  options: readonly SelectOption<string>[]
  value: string | undefined
  onChoose: (value: string) => void
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The list itself; `Select` fetches it. */
export function SelectList({ id, labelId, trigger, options, value, onChoose, open, onOpenChange }: SelectListProps) {
  return (
    // The content policy lets no script write a style sheet; this one would only hide a bar that is not there.
    <CSPProvider disableStyleElements>
      <Parts.Root
        id={id}
        value={value ?? null}
        onValueChange={(next) => next !== null && onChoose(next)}
        open={open}
        onOpenChange={(next, { event }) => {
          // A press on its trigger is the trigger's own to answer.
          if (!(event.target instanceof Node && trigger.current?.contains(event.target))) onOpenChange(next)
        }}
        modal={false}
      >
        <Parts.Portal className={css.portal} container={trigger.current?.parentElement}>
          <Parts.Positioner
            ref={showOverAll}
            popover="manual"
            className={css.layer}
            anchor={trigger}
            positionMethod="fixed"
            align="start"
            sideOffset={4}
            collisionPadding={8}
            alignItemWithTrigger={false}
          >
            <Parts.Popup className={css.popup} aria-labelledby={labelId} finalFocus={trigger}>
              {options.map((option) => (
                <Parts.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled ?? false}
                  className={css.item}
                >
                  <span>
                    <Parts.ItemText className={css.text}>{option.label}</Parts.ItemText>
                    {option.detail && <span className={css.detail}>{option.detail}</span>}
                  </span>
                  <Parts.ItemIndicator>
                    <Icon name="check" size={18} />
                  </Parts.ItemIndicator>
                </Parts.Item>
              ))}
            </Parts.Popup>
          </Parts.Positioner>
        </Parts.Portal>
      </Parts.Root>
    </CSPProvider>
  )
}

// In the top layer no docket cuts it off; in the tree it stays inside its landmark.
function showOverAll(layer: HTMLElement | null): void {
  layer?.showPopover()
}
