import { useTranslation } from '../../../../i18n/index.ts'
import { TextField, type TextFieldProps } from '../../../../ui/form/text-field.tsx'
import { InsideButton } from './inside-button.tsx'

type Props = TextFieldProps & { isShown: boolean; onShow: (isShown: boolean) => void }

/** A password, to be seen by whoever wants to see it. */
export function PasswordField({ isShown, onShow, ...field }: Props) {
  const { t } = useTranslation()
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      after={
        <InsideButton
          label={isShown ? t('session.hidePassword') : t('session.showPassword')}
          onClick={() => onShow(!isShown)}
        >
          {isShown ? t('session.hide') : t('session.show')}
        </InsideButton>
      }
    />
  )
}
