import { dutchHouseNumber, plainPostcode, reviewDutchPostcode } from '@fust/domain/account'
import { hasDutchAddresses } from '@fust/domain/market'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from '../../../../i18n/index.ts'
import { MARKET } from '../../../../lib/market/market.ts'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { dutchAddressQuery } from './api/dutch-address-query.ts'
import css from './goods-addresses.module.css'
import type { PlaceLines } from './review-door.ts'

/** Where it is, inside a form; in the Netherlands postcode and number fill in street and city. */
export function PlaceFields() {
  const { t } = useTranslation()
  const { register } = useFormContext<PlaceLines>()
  const told = useStreet()
  const line = (name: keyof PlaceLines) => ({ ...register(name), name })
  return (
    <>
      <div className={css.pair}>
        <TextField
          {...line('postcode')}
          onBlur={told.lookUp}
          label={t('addresses.postcode')}
          autoComplete="postal-code"
          autoCapitalize="characters"
        />
        <TextField
          {...line('houseNumber')}
          onBlur={told.lookUp}
          label={t('addresses.houseNumber')}
          hint={t('addresses.houseNumberHint')}
          autoComplete="off"
        />
      </div>
      <output className={css.told}>{told.text}</output>
      <div className={css.pair}>
        <TextField {...line('street')} label={t('addresses.street')} autoComplete="address-line1" />
        <TextField {...line('city')} label={t('addresses.city')} autoComplete="address-level2" />
      </div>
    </>
  )
}

/** Fills in street and city once postcode and number are whole; what somebody typed there stays. */
function useStreet() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { getValues, setValue, formState } = useFormContext<PlaceLines>()
  const [text, setText] = useState('')
  const filled = useRef({ street: '', city: '' })
  const lookUp = () => {
    const { postcode, houseNumber } = getValues()
    if (!hasDutchAddresses(MARKET) || reviewDutchPostcode(postcode) || !dutchHouseNumber(houseNumber)) return
    void client
      .fetchQuery(dutchAddressQuery(plainPostcode(postcode), houseNumber.trim()))
      // Whoever cannot be helped fills it in by hand.
      .catch(() => null)
      .then((found) => {
        if (!found) return setText(t('addresses.notFound'))
        setValue('postcode', found.postcode)
        for (const name of ['street', 'city'] as const) {
          const typed = getValues(name).trim()
          if (typed !== '' && typed !== filled.current[name]) continue
          setValue(name, found[name], { shouldValidate: formState.isSubmitted })
          filled.current[name] = found[name]
        }
        return setText(t('addresses.found', { street: found.street, city: found.city }))
      })
  }
  return { text, lookUp }
}
