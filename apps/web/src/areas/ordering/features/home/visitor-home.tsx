import { PATHS } from '../../../../paths.ts'
import { useBreweryWords } from '../../../../i18n/brewery-words.ts'
import { useTranslation, type TextKey } from '../../../../i18n/index.ts'
import { BREWERY } from '../../../../lib/market/brewery.ts'
import { Icon, type IconName } from '../../../../ui/icon.tsx'
import { BreweryScene } from '../../../../ui/illustrations/brewery-scene.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Wrap } from '../../../../ui/page.tsx'
import css from './visitor-home.module.css'

const PROMISES = [
  { icon: 'truck', title: 'home.promises.load', text: 'home.promiseTexts.load' },
  { icon: 'repeat', title: 'home.promises.again', text: 'home.promiseTexts.again' },
  { icon: 'pin', title: 'home.promises.follow', text: 'home.promiseTexts.follow' },
] as const satisfies readonly { icon: IconName; title: TextKey; text: TextKey }[]

/** The brewery at its door: who it is and where to sign in. */
export function VisitorHome() {
  const { t } = useTranslation()
  const slogan = useBreweryWords('slogan') || BREWERY.name
  return (
    <>
      <section className={css.hero}>
        <Wrap className={css.words}>
          <h1>{slogan}</h1>
          <p className={css.intro}>{t('session.intro', { brand: BREWERY.name })}</p>
          <div className={css.ways}>
            <LinkButton to={PATHS.login}>{t('home.signIn')}</LinkButton>
          </div>
        </Wrap>
        <BreweryScene height={520} whole />
      </section>
      <Wrap>
        <ul className={css.promises}>
          {PROMISES.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} size={32} />
              <h2>{t(title)}</h2>
              <p>{t(text)}</p>
            </li>
          ))}
        </ul>
      </Wrap>
    </>
  )
}
