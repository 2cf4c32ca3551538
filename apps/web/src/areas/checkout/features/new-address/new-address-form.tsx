import { ADDRESS_MAXIMUM } from '@fust/domain/account'
import { hasDutchAddresses } from '@fust/domain/market'
import { asOneLine, isLongerThan } from '@fust/domain/text'
import type { ShipToPermission } from '@fust/contract/rest'
import { useForm } from 'react-hook-form'
import { useTranslation } from '../../../../i18n/index.ts'
import { MARKET } from '../../../../lib/market/market.ts'
import { newId } from '../../../../lib/server/request.ts'
import { FormFault } from '../../../../ui/form/form-fault.tsx'
import { byReview, Form, Submit } from '../../../../ui/form/form.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useDraft, useKeptForm } from '../../../../ui/form/use-draft.ts'
import { useToast } from '../../../../ui/toast.tsx'
import { DOOR_FAULTS, PlaceFields, reviewPlace, type PlaceLines } from '../goods-addresses/index.ts'
import { useAskForAddress } from './api/asked-addresses.ts'
import css from './new-address.module.css'

type Fields = PlaceLines & {
  note: string
  /** Another wish has another one: a first one that nobody answered is not asked for twice. */
  key: string
}

const empty = (): Fields => ({ postcode: '', houseNumber: '', street: '', city: '', note: '', key: newId() })
// The wire has ten characters for a number with its addition.
const HOUSE_NUMBER_MOST = 10

const placeFaults = reviewPlace(hasDutchAddresses(MARKET))
const review = ({ note, ...place }: Fields) => ({
  ...placeFaults(place),
  ...(isLongerThan(place.houseNumber, HOUSE_NUMBER_MOST) && { houseNumber: 'too-long' }),
  ...(isLongerThan(note, ADDRESS_MAXIMUM.note) && { note: 'too-long' }),
})

/** Asks for deliveries at another address, for the ship-to that is chosen. */
export function NewAddressForm({ shipTo }: { shipTo: ShipToPermission }) {
  const { t } = useTranslation()
  const showToast = useToast()
  const ask = useAskForAddress(shipTo.shipToId)
  const draft = useDraft(`new-address ${shipTo.shipToId}`, empty)
  const form = useForm<Fields>({ defaultValues: draft.start, resolver: byReview(review) })
  useKeptForm(form, draft)
  const { isSubmitting } = form.formState
  const words = (code: string) => t(DOOR_FAULTS.get(code) ?? 'newAddress.failed')

  const send = async (fields: Fields) => {
    const of = (name: keyof Fields) => asOneLine(fields[name]).trim()
    const wish = {
      street: of('street'),
      houseNumber: of('houseNumber'),
      postcode: of('postcode'),
      city: of('city'),
      note: of('note'),
    }
    const answer = await ask.mutateAsync({ wish, key: fields.key }).catch(() => null)
    if (!answer?.ok) return form.setError('root', { message: answer?.problem.code ?? 'unreachable' })
    form.reset(empty())
    draft.forget()
    return showToast({ text: t('newAddress.sent') })
  }

  return (
    <Form form={form} words={words} onSubmit={send} label={t('titles.newAddress')} className={css.form}>
      <p className={css.quiet}>{t('newAddress.forShipTo', { shipTo: shipTo.shipToName })}</p>
      <FormFault />
      <PlaceFields />
      <TextField
        {...form.register('note')}
        label={t('newAddress.note')}
        hint={t('newAddress.noteHint')}
        maxLength={ADDRESS_MAXIMUM.note}
      />
      <Submit loading={isSubmitting}>{t('newAddress.send')}</Submit>
    </Form>
  )
}
