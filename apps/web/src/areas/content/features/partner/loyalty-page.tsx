import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { TextLink } from '../../../../ui/link-button.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Story } from '../../shown/story.tsx'
import { UnknownContent } from '../../shown/unknown-content.tsx'
import { loyaltyQuery } from './partner-queries.ts'
import css from './partner.module.css'

/** What counts for the loyalty programme, and what points are good for. */
export function LoyaltyPage() {
  const { t } = useTranslation()
  const asked = useQuery(loyaltyQuery())
  const known = useArrived(asked.data)
  return (
    <Page>
      <UnknownContent query={asked} />
      {known && (
        <>
          <Story page={known.program}>
            {known.program.pointsPerHectolitre > 0 && (
              <p>
                <strong>{t('loyalty.rate', { count: known.program.pointsPerHectolitre })}</strong>
              </p>
            )}
          </Story>
          {known.brands.length > 0 && (
            <section className={css.part} aria-labelledby="loyalty-brands">
              <h2 id="loyalty-brands">{t('loyalty.brands')}</h2>
              <ul className={css.brands}>
                {known.brands.map(({ id, title }) => (
                  <li key={id}>
                    <TextLink to={PATHS.brand} params={{ path: id }}>
                      {title}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {known.program.rewards.length > 0 && (
            <section className={css.part} aria-labelledby="loyalty-rewards">
              <h2 id="loyalty-rewards">{t('loyalty.rewards')}</h2>
              <ul className={css.rewards}>
                {known.program.rewards.map(({ title, points }) => (
                  <li key={title} className={css.reward}>
                    {title}
                    <span className={css.points}>
                      {t('loyalty.points', { count: points, number: formatNumber(points) })}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </Page>
  )
}
