import { Menu as Parts } from '@base-ui/react/menu'
import type { ReactElement } from 'react'
import { Icon, type IconName } from './icon.tsx'
import css from './select.module.css'

export type MenuAction = { key: string; label: string; icon?: IconName; onSelect: () => void; disabled?: boolean }

/** Actions behind one button. */
export function Menu({ trigger, actions }: { trigger: ReactElement; actions: readonly MenuAction[] }) {
  return (
    <Parts.Root>
      <Parts.Trigger render={trigger} />
      <Parts.Portal>
        <Parts.Positioner className={css.positioner} sideOffset={4} align="end">
          <Parts.Popup className={css.popup}>
            {actions.map((action) => (
              <Parts.Item
                key={action.key}
                className={css.item}
                disabled={action.disabled ?? false}
                onClick={action.onSelect}
              >
                {action.label}
                {action.icon && <Icon name={action.icon} size={18} />}
              </Parts.Item>
            ))}
          </Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
    </Parts.Root>
  )
}
