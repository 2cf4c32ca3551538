import { useTranslation } from '../../../../i18n/index.ts'
import { TextField, type TextFieldProps } from '../../../../ui/form/text-field.tsx'

/** A code of an app, which the device may fill in. */
export function CodeField(field: Omit<TextFieldProps, 'label'>) {
  const { t } = useTranslation()
  return (
    <TextField
      {...field}
      label={t('secondFactor.code')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={32}
    />
  )
}
