import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { classNames } from '../class-names.ts'
import { Field, labelIdOf, type Described, type FieldWords } from '../form/field.tsx'
import { Icon } from '../icon.tsx'
import { onDemand, useWasOpened } from '../on-demand.tsx'
import type { SelectListProps, SelectOption } from './select-list.tsx'
import css from './select.module.css'

export type { SelectOption } from './select-list.tsx'

export type SelectProps<Value extends string> = FieldWords & {
  options: readonly SelectOption<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  disabled?: boolean
  /** `ruled` stands on a line, as in a docket cell; `boxed` is a form field. */
  look?: 'boxed' | 'ruled'
}

// A list comes with 35 KB that no first screen needs.
const List = onDemand<SelectListProps>(async () => (await import('./select-list.tsx')).SelectList)

export const preloadSelect = List.preload

/** One of a list, with a list of our own; the arrow goes when there is nothing to choose. */
export function Select<Value extends string>({ label, hint, name, error, ...choice }: SelectProps<Value>) {
  return (
    <Field label={label} hint={hint} name={name} error={error}>
      {(control) => <Choice {...choice} control={control} />}
    </Field>
  )
}

type ChoiceProps<Value extends string> = Omit<SelectProps<Value>, keyof FieldWords> & { control: Described }

const OPENING_KEYS: readonly string[] = ['ArrowDown', 'ArrowUp', 'Home', 'End']

function Choice<Value extends string>({ control, look = 'boxed', disabled = false, ...choice }: ChoiceProps<Value>) {
  const { t } = useTranslation()
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const wasOpened = useWasOpened(open)
  const { options, value, onChange } = choice
  const chosen = options.find((option) => option.value === value)

  const onKeyDown = (event: KeyboardEvent) => {
    if (open || !OPENING_KEYS.includes(event.key)) return
    event.preventDefault()
    setOpen(true)
  }
  const onChoose = (next: string) => {
    const option = options.find((one) => one.value === next)
    if (option && option !== chosen) onChange(option.value)
  }
  return (
    <>
      <button
        {...control}
        ref={trigger}
        type="button"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native one shows no second line
        role="combobox"
        className={classNames(css.trigger, look === 'ruled' && css.ruled)}
        disabled={disabled}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={`${control.id}-list`}
        onClick={() => setOpen(!open)}
        onKeyDown={onKeyDown}
      >
        <span className={css.value}>{chosen?.label ?? t('ui.choose')}</span>
        {options.length > 1 && <Icon name="chevron-down" size={18} />}
      </button>
      {wasOpened && (
        <List
          id={control.id}
          labelId={labelIdOf(control.id)}
          trigger={trigger}
          options={options}
          value={value}
          onChoose={onChoose}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </>
  )
}
