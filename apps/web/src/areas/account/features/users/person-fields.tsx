import { PERSON_NAME_MAXIMUM, PHONE_MAXIMUM } from '@fust/domain/account'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from '../../../../i18n/index.ts'
import { TextField } from '../../../../ui/form/text-field.tsx'

export type PersonValues = { firstName: string; lastName: string; phone: string }

/** Name and phone in a form; a browser fills in those of the one who sits before it. */
export function PersonFields({ isOneself = false }: { isOneself?: boolean }) {
  const { t } = useTranslation()
  const { register } = useFormContext<PersonValues>()
  return (
    <>
      <TextField
        {...register('firstName')}
        label={t('users.firstName')}
        autoComplete={isOneself ? 'given-name' : 'off'}
        maxLength={PERSON_NAME_MAXIMUM}
      />
      <TextField
        {...register('lastName')}
        label={t('users.lastName')}
        autoComplete={isOneself ? 'family-name' : 'off'}
        maxLength={PERSON_NAME_MAXIMUM}
      />
      <TextField
        {...register('phone')}
        label={t('users.phone')}
        type="tel"
        autoComplete={isOneself ? 'tel' : 'off'}
        maxLength={PHONE_MAXIMUM}
      />
    </>
  )
}
