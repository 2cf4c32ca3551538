import { useTranslation } from '../../../../i18n/index.ts'
import { TextField, type TextFieldProps } from '../../../../ui/form/text-field.tsx'

/** The e-mail address that somebody signs in with. */
export function EmailField(field: Omit<TextFieldProps, 'label'>) {
  const { t } = useTranslation()
  return (
    <TextField
      {...field}
      label={t('session.email')}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      inputMode="email"
    />
  )
}
