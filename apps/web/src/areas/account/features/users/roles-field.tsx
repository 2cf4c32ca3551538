import type { ManagedShipTos, RoleToGive } from '@fust/contract/rest'
import { ROLES, isCustomerType, isRole, type Role } from '@fust/domain/access'
import { useId } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { ROLE_TEXTS } from '../../../../session/index.ts'
import { FieldError } from '../../../../ui/form/field-error.tsx'
import { Select } from '../../../../ui/select/select.tsx'
import { ROLE_HINTS } from './user-words.ts'
import css from './users.module.css'

type ShipTo = ManagedShipTos['shipTos'][number]

/** Where somebody may have a role: a ship-to, for a customer type. */
export type Place = Pick<ShipTo, 'shipToId' | 'shipToName' | 'companyName' | 'customerType'>

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
  const options = [
    { value: 'none', label: t('users.noRole') },
    ...ROLES.map((role) => ({ value: role, label: t(ROLE_TEXTS[role]), detail: t(ROLE_HINTS[role]) })),
  ]
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
                  {[hasSeveralCompanies && place.companyName, place.shipToId].filter(Boolean).join(' · ')}
                </span>
              </div>
              <Select
                label={<span className={css.detail}>{t('users.roleAt', { shipTo: place.shipToName })}</span>}
                options={options}
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
