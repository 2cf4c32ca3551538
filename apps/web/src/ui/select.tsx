import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { classNames } from './class-names.ts'
import { Field, labelIdOf, type Described, type FieldWords } from './field.tsx'
import { Icon } from './icon.tsx'
import { OptionList, type SelectOption } from './option-list.tsx'
import css from './select.module.css'

export type { SelectOption } from './option-list.tsx'

export type SelectProps<Value extends string> = FieldWords & {
  options: readonly SelectOption<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  disabled?: boolean
  /** `ruled` stands on a line, as in a docket cell; `boxed` is a form field. */
  look?: 'boxed' | 'ruled'
}

/** One of a list, with a list of our own; the arrow goes when there is nothing to choose. */
export function Select<Value extends string>({ label, hint, error, ...choice }: SelectProps<Value>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <Choice {...choice} control={control} />}
    </Field>
  )
}

type ChoiceProps<Value extends string> = Omit<SelectProps<Value>, keyof FieldWords> & { control: Described }

const OPENING_KEYS: readonly string[] = ['ArrowDown', 'ArrowUp', 'Home', 'End']

function Choice<Value extends string>({ control, look = 'boxed', disabled = false, ...choice }: ChoiceProps<Value>) {
  const { t } = useTranslation()
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { options, value, onChange } = choice
  const chosen = options.find((option) => option.value === value)
  const listId = `${control.id}-list`

  const onKeyDown = (event: KeyboardEvent) => {
    if (isOpen || !OPENING_KEYS.includes(event.key)) return
    event.preventDefault()
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    trigger.current?.focus()
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
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={onKeyDown}
      >
        <span className={css.value}>{chosen?.label ?? t('ui.choose')}</span>
        {options.length > 1 && <Icon name="chevron-down" size={18} />}
      </button>
      {isOpen && (
        <OptionList
          id={listId}
          labelId={labelIdOf(control.id)}
          trigger={trigger}
          options={options}
          value={value}
          onChoose={(next) => {
            close()
            if (next !== value) onChange(next)
          }}
          onClose={close}
          onLeave={() => setOpen(false)}
        />
      )}
    </>
  )
}
