import type { ReactNode } from 'react'
import type { PostalAddress } from '../../lib/market/postal-address.ts'
import css from './address-list.module.css'

type Props = { addresses: readonly (PostalAddress & { what?: ReactNode })[] }

/** Where goods go, and what of them. */
export function AddressList({ addresses }: Props) {
  if (addresses.length === 0) return null
  return (
    <ul className={css.addresses}>
      {addresses.map(({ name, place, what }, nth) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may be alike, and none moves
        <li key={nth}>
          <strong>{name}</strong>
          <span>{place}</span>
          {what && <span>{what}</span>}
        </li>
      ))}
    </ul>
  )
}
