import { asOneLine, characterCount } from '@fust/domain/text'
import { useTranslation } from '../../i18n/index.ts'
import { TextField } from '../../ui/text-field.tsx'
import css from './counted-field.module.css'

type Props = {
  name: string
  label: string
  hint: string
  value: string
  maximum: number
  error: string | undefined
  onChange: (value: string) => void
}

/** A line of text with a limit, counted as people see characters. More is kept and said, not cut off. */
export function CountedField({ name, label, hint, value, maximum, error, onChange }: Props) {
  const { t } = useTranslation()
  const count = characterCount(value)
  return (
    <TextField
      name={name}
      label={label}
      hint={hint}
      value={value}
      error={error}
      autoComplete="off"
      onChange={(event) => onChange(asOneLine(event.target.value))}
      after={
        <span className={css.count} data-over={count > maximum || undefined}>
          <span aria-hidden="true">
            {count}/{maximum}
          </span>
          <output className={css.spoken}>
            {count > maximum - NEAR ? t('checkout.charactersLeft', { count: maximum - count }) : ''}
          </output>
        </span>
      }
    />
  )
}

/** Closer than this to the limit it is also said aloud. */
const NEAR = 10
