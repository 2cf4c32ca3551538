import { TITLE_MAXIMUM_CHARACTERS } from '@fust/domain/order'
import { asOneLine, characterCount } from '@fust/domain/text'
import { useTranslation } from '../../../../i18n/index.ts'
import { TextField, type TextFieldProps } from '../../../../ui/form/text-field.tsx'

type Props = Pick<TextFieldProps, 'ref' | 'name' | 'onBlur' | 'onKeyDown' | 'disabled'> & {
  title: string
  onTitle: (title: string) => void
}

/** The order title of what is put aside. More than it may have is kept and said, not cut off. */
export function TitleField({ title, onTitle, ...input }: Props) {
  const { t } = useTranslation()
  return (
    <TextField
      {...input}
      label={t('checkout.title')}
      value={title}
      error={isTitleTooLong(title) ? t('messages.title-too-long') : undefined}
      autoComplete="off"
      enterKeyHint="done"
      onChange={(event) => onTitle(asOneLine(event.target.value))}
    />
  )
}

export const isTitleTooLong = (title: string): boolean => characterCount(title) > TITLE_MAXIMUM_CHARACTERS
