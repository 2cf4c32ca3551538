import { hasDutchAddresses } from '@fust/domain/market'
import { asOneLine } from '@fust/domain/text'
import { useForm } from 'react-hook-form'
import { useTranslation } from '../../../../i18n/index.ts'
import { MARKET } from '../../../../lib/market/market.ts'
import { postalAddress } from '../../../../lib/market/postal-address.ts'
import { Button } from '../../../../ui/button.tsx'
import { byReview, Form, Submit } from '../../../../ui/form/form.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import type { Goal } from './address-plan.ts'
import css from './goods-addresses.module.css'
import { PlaceFields } from './place-fields.tsx'
import { DOOR_FAULTS, reviewDoor, type DoorFields } from './review-door.ts'

const EMPTY: DoorFields = {
  name: '',
  company: '',
  postcode: '',
  houseNumber: '',
  street: '',
  city: '',
  telephone: '',
}

type Props = { onAdd: (goal: Omit<Goal, 'key' | 'pieces'>) => void; onCancel: () => void }

/** An address that is no ship-to. */
export function NewDoor({ onAdd, onCancel }: Props) {
  const { t } = useTranslation()
  const form = useForm<DoorFields>({ defaultValues: EMPTY, resolver: byReview(reviewDoor(hasDutchAddresses(MARKET))) })
  const line = (name: keyof DoorFields) => ({ ...form.register(name), name })
  const add = (fields: DoorFields) => {
    const { name, company, postcode, houseNumber, street, city, telephone } = trimmed(fields)
    const written = {
      name,
      company,
      street: [street, houseNumber].filter(Boolean).join(' '),
      postcode,
      city,
      country: MARKET.country,
      telephone,
    }
    const label = postalAddress({ ...written, firstname: name, lastname: '', street: [written.street] })
    onAdd({ label, shipToId: null, pointId: null, written, note: null })
  }
  return (
    <Form
      form={form}
      words={(code) => t(DOOR_FAULTS.get(code) ?? 'messages.something-went-wrong')}
      onSubmit={add}
      label={t('addresses.newDoor')}
      className={css.form}
    >
      <TextField {...line('name')} label={t('addresses.name')} autoComplete="name" />
      <TextField {...line('company')} label={t('addresses.company')} autoComplete="organization" />
      <PlaceFields />
      <TextField {...line('telephone')} label={t('addresses.telephone')} type="tel" autoComplete="tel" />
      <div className={css.buttons}>
        <Submit>{t('addresses.add')}</Submit>
        <Button look="quiet" onClick={onCancel}>
          {t('addresses.cancel')}
        </Button>
      </div>
    </Form>
  )
}

function trimmed(fields: DoorFields): DoorFields {
  const of = (name: keyof DoorFields) => asOneLine(fields[name]).trim()
  return {
    name: of('name'),
    company: of('company'),
    postcode: of('postcode'),
    houseNumber: of('houseNumber'),
    street: of('street'),
    city: of('city'),
    telephone: of('telephone'),
  }
}
