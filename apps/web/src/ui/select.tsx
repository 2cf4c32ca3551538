import { Select as Parts } from '@base-ui/react/select'
import { useTranslation } from 'react-i18next'
import { classNames } from './class-names.ts'
import { Field, type FieldWords } from './field.tsx'
import { Icon } from './icon.tsx'
import css from './select.module.css'

export type SelectOption<Value extends string> = { value: Value; label: string; detail?: string; disabled?: boolean }

export type SelectProps<Value extends string> = FieldWords & {
  options: readonly SelectOption<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  disabled?: boolean
  /** `ruled` stands on a line, as in a docket cell; `boxed` is a form field. */
  look?: 'boxed' | 'ruled'
}

/** One of a list, with a list of our own; the arrow goes when there is nothing to choose. */
export function Select<Value extends string>({ label, hint, error, look = 'boxed', ...choice }: SelectProps<Value>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <Choice {...choice} look={look} control={control} />}
    </Field>
  )
}

type ChoiceProps<Value extends string> = Pick<
  SelectProps<Value>,
  'options' | 'value' | 'onChange' | 'disabled' | 'look'
> & {
  control: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }
}

function Choice<Value extends string>({ options, value, onChange, disabled, look, control }: ChoiceProps<Value>) {
  const { t } = useTranslation()
  const chosen = options.find((option) => option.value === value)
  return (
    <Parts.Root<Value>
      value={value ?? null}
      onValueChange={(next) => next !== null && onChange(next)}
      disabled={disabled ?? false}
      id={control.id}
    >
      <Parts.Trigger
        className={classNames(css.trigger, look === 'ruled' && css.ruled)}
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
      >
        <span className={css.value}>{chosen?.label ?? t('ui.choose')}</span>
        {options.length > 1 && <Icon name="chevron-down" size={18} />}
      </Parts.Trigger>
      <Parts.Portal>
        <Parts.Positioner className={css.positioner} sideOffset={4} alignItemWithTrigger={false}>
          <Parts.Popup className={css.popup}>
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
  )
}
