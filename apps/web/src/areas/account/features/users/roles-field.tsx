import type { ManagedShipTos, RoleToGive } from '@fust/contract/rest'
import { isCustomerType, isRole, type Role } from '@fust/domain/access'
import { useId } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { ROLE_TEXTS } from '../../../../session/index.ts'
import { FieldError } from '../../../../ui/form/field-error.tsx'
import { Select } from '../../../../ui/select/select.tsx'
import { ROLE_HINTS, TYPE_TEXTS } from './user-words.ts'
import css from './users.module.css'

type ShipTo = ManagedShipTos['shipTos'][number]

/** Where somebody may have a role: a ship-to, for a customer type, with the roles that can be chosen. */
export type Place = Pick<ShipTo, 'shipToId' | 'shipToName' | 'companyName' | 'customerType'> & { roles: Role[] }

/** The places where the caller may give a role to somebody new. */
export const placesToGive = (shipTos: readonly ShipTo[]): Place[] =>
  shipTos.flatMap(({ choices, ...shipTo }) => choices.map((choice) => ({ ...shipTo, ...choice })))

/** The role at each place, by `placeKey`; none where there is none. */
export type ChosenRoles = Readonly<Record<string, Role | undefined>>

export const placeKey = ({ shipToId, customerType }: Pick<Place, 'shipToId' | 'customerType'>): string =>
  `${shipToId} ${customerType}`

/** What the server is sent of it. */
export function rolesOf(places: readonly Place[], chosen: ChosenRoles): RoleToGive[] {
  return places.flatMap((place) => {
    const role = chosen[placeKey(place)]
    if (!role || !isCustomerType(place.customerType)) return []
    return [{ shipToId: place.shipToId, role, customerType: place.customerType }]
  })
}

type Props = {
  places: readonly Place[]
  chosen: ChosenRoles
  onChange: (chosen: ChosenRoles) => void
  error?: string | undefined
}

/** What somebody may do at each ship-to. */
export function RolesField({ places, chosen, onChange, error }: Props) {
  const { t } = useTranslation()
  const legend = useId()
  const errorId = useId()
  const hasSeveralCompanies = new Set(places.map(({ companyName }) => companyName)).size > 1
  const hasSeveralTypes = new Set(places.map(({ shipToId }) => shipToId)).size < places.length
  const optionsOf = ({ roles }: Place) => [
    { value: 'none', label: t('users.noRole') },
    ...roles.map((role) => ({ value: role, label: t(ROLE_TEXTS[role]), detail: t(ROLE_HINTS[role]) })),
  ]
  const typeOf = ({ customerType }: Place) => (isCustomerType(customerType) ? t(TYPE_TEXTS[customerType]) : '')
  const nameOf = (place: Place) => (hasSeveralTypes ? `${place.shipToName} (${typeOf(place)})` : place.shipToName)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be laid out with its legend
    <div role="group" aria-labelledby={legend} aria-describedby={error ? errorId : undefined}>
      <h2 id={legend}>{t('users.roles')}</h2>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <div className={css.places}>
        {places.map((place) => {
          const key = placeKey(place)
          return (
            <div key={key} className={css.place}>
              <div>
                <strong>{place.shipToName}</strong>
                <span className={css.detail}>
                  {[hasSeveralCompanies && place.companyName, place.shipToId, hasSeveralTypes && typeOf(place)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </div>
              <Select
                label={<span className={css.detail}>{t('users.roleAt', { shipTo: nameOf(place) })}</span>}
                options={optionsOf(place)}
                value={chosen[key] ?? 'none'}
                onChange={(role) => onChange({ ...chosen, [key]: isRole(role) ? role : undefined })}
              />
            </div>
          )
        })}
      </div>
    </div>
  )
}
