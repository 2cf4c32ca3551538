import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { PHONE } from '../../../../../i18n/brewery-words.ts'
import { formatDate } from '../../../../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../../../../i18n/index.ts'
import { BREWERY } from '../../../../../lib/market/brewery.ts'
import { PATHS } from '../../../../../paths.ts'
import { canOrder, useSelectedShipTo, useSession } from '../../../../../session/index.ts'
import { TextLink } from '../../../../../ui/link-button.tsx'
import { Select } from '../../../../../ui/select/select.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { EmptyState, UnknownState } from '../../../../../ui/states.tsx'
import { companyQuery, managedShipTosQuery } from '../api/user-queries.ts'
import { CompanyShipTos } from '../company-ship-tos.tsx'
import { ShipToPeople } from '../ship-to-people.tsx'
import { ProfileFrame } from './profile-frame.tsx'
import css from './profile.module.css'

/** The company, or the people of one of its ship-tos for who looks after them. */
export function CompanyPage() {
  const { user } = useSession()
  const { shipTo } = useSearch({ from: PATHS.company })
  if (shipTo !== undefined && user?.managesUsers) return <ShipToPeople shipToId={shipTo} />
  return <Company />
}

/** What the brewery knows of one's company, and its ship-tos: all of them for who looks after its people, else one's own. */
function Company() {
  const { t } = useTranslation()
  const { user } = useSession()
  const { shipTo } = useSelectedShipTo()
  const [chosen, setChosen] = useState<string>()
  const schema = user?.permissionSchema ?? []
  const companies = [...new Map(schema.map(({ companyId, companyName }) => [companyId, companyName]))]
  const companyId = chosen ?? shipTo?.companyId ?? schema[0]?.companyId ?? ''
  const own = schema.filter((entry) => entry.companyId === companyId)
  const managed = useQuery({ ...managedShipTosQuery, enabled: user?.managesUsers === true })
  const isManaged = managed.data?.shipTos.some((entry) => entry.companyId === companyId) ?? false
  return (
    <ProfileFrame
      title={t('titles.company')}
      intro={t('profile.companyIntro', { brand: BREWERY.name, phone: PHONE })}
      aside={
        companies.length > 1 && (
          <Select
            label={t('profile.company')}
            options={companies.map(([value, label]) => ({ value, label }))}
            value={companyId}
            onChange={setChosen}
          />
        )
      }
    >
      {companyId === '' ? (
        <EmptyState icon="pin" title={t('profile.noShipTos')} />
      ) : (
        <div className={isManaged ? css.stacked : css.parts}>
          <Facts companyId={companyId} />
          <section className={css.part} aria-labelledby="company-ship-tos">
            <h2 id="company-ship-tos">{t(isManaged ? 'profile.companyShipTos' : 'profile.shipTos')}</h2>
            {isManaged ? (
              <CompanyShipTos companyId={companyId} />
            ) : (
              <ul className={css.rows}>
                {own.map(({ shipToId, shipToName, shipToAddress }) => (
                  <li key={shipToId} className={css.row}>
                    <div>
                      <strong>{shipToName}</strong>
                      <p className={css.quiet}>{shipToAddress}</p>
                    </div>
                    <span className={css.quiet}>{shipToId}</span>
                  </li>
                ))}
              </ul>
            )}
            {user && canOrder(user) && (
              <TextLink to={PATHS.newAddress} className={css.more}>
                {t('profile.newAddress')}
              </TextLink>
            )}
          </section>
        </div>
      )}
    </ProfileFrame>
  )
}

function Facts({ companyId }: { companyId: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const asked = useQuery(companyQuery(companyId))
  const company = asked.data
  if (!company) return <UnknownState query={asked} skeleton={<Skeleton height={320} />} />
  const { street, houseNumber, postcode, city, licenceNumber, licenceEndsOn } = company
  const licence = licenceEndsOn
    ? t('profile.licenceUntil', { number: licenceNumber ?? '', day: formatDate(licenceEndsOn, language, 'withYear') })
    : licenceNumber
  const facts = [
    [t('profile.number'), company.companyId],
    [t('profile.address'), `${street} ${houseNumber}, ${postcode} ${city}`],
    [t('profile.chamber'), company.chamberOfCommerce],
    [t('profile.vat'), company.vatNumber],
    [t('profile.licence'), licence],
  ] as const
  return (
    <section className={css.part} aria-labelledby="company-facts">
      <h2 id="company-facts">{company.name}</h2>
      <dl className={css.facts}>
        {facts.map(([name, value]) => value && <Fact key={name} name={name} value={value} />)}
      </dl>
    </section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}
