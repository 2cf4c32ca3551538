import type { NewAddress } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { PHONE } from '../../../../i18n/brewery-words.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../../../i18n/index.ts'
import { BREWERY } from '../../../../lib/market/brewery.ts'
import { marketDay } from '../../../../lib/market/market-time.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { useSelectedShipTo } from '../../../../session/index.ts'
import { TextLink } from '../../../../ui/link-button.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { UnknownState } from '../../../../ui/states.tsx'
import { askedAddressesQuery } from './api/asked-addresses.ts'
import { NewAddressForm } from './new-address-form.tsx'
import css from './new-address.module.css'

/** Where a ship-to would like deliveries besides: the brewery makes a ship-to of it, until then nothing goes there. */
export function NewAddressPage() {
  const { t } = useTranslation()
  const { shipTo } = useSelectedShipTo()
  return (
    <Page>
      <PageHead
        title={t('titles.newAddress')}
        intro={t('newAddress.intro', { brand: BREWERY.name, phone: PHONE })}
        aside={<TextLink to={PATHS.company}>{t('newAddress.back')}</TextLink>}
      />
      {shipTo && (
        <div className={css.parts}>
          <NewAddressForm key={shipTo.shipToId} shipTo={shipTo} />
          <AskedAddresses shipToId={shipTo.shipToId} />
        </div>
      )}
    </Page>
  )
}

function AskedAddresses({ shipToId }: { shipToId: string }) {
  const { t } = useTranslation()
  const asked = useQuery(askedAddressesQuery(shipToId))
  const addresses = useArrived(asked.data)
  return (
    <section aria-labelledby="asked-addresses">
      <h2 id="asked-addresses">{t('newAddress.asked')}</h2>
      <UnknownState query={asked} skeleton={<Skeleton height={120} />} />
      {addresses?.length === 0 && <p className={css.quiet}>{t('newAddress.none')}</p>}
      {addresses && addresses.length > 0 && (
        <ul className={css.asked}>
          {addresses.map((address) => (
            <AskedAddress key={address.id} address={address} />
          ))}
        </ul>
      )}
    </section>
  )
}

function AskedAddress({ address }: { address: NewAddress }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { street, houseNumber, postcode, city, note, requestedAt } = address
  return (
    <li>
      <strong>
        {street} {houseNumber}, {postcode} {city}
      </strong>
      {note && <p>{note}</p>}
      <p className={css.quiet}>
        {t('newAddress.since', { day: formatDate(marketDay(new Date(requestedAt)), language) })}
      </p>
    </li>
  )
}
