import type { ReactNode } from 'react'
import { useBreweryWords } from '../../../../i18n/brewery-words.ts'
import { BreweryScene } from '../../../../ui/illustrations/brewery-scene.tsx'
import { LanguagePicker } from '../../../../ui/language-picker.tsx'
import { Logo } from '../../../../ui/logo.tsx'
import css from './entrance.module.css'

type Props = {
  title: ReactNode
  intro?: ReactNode
  /** What was meant for who comes here, over what there is to do. */
  notice?: ReactNode
  children?: ReactNode
}

/** Every way in: the brewery at the left, one calm form at the right. */
export function Entrance({ title, intro, notice, children }: Props) {
  const slogan = useBreweryWords('slogan')
  return (
    <div className={css.page}>
      <header className={css.art}>
        <p className={css.logo}>
          <Logo on="paper" />
        </p>
        {slogan && <p className={css.claim}>{slogan}</p>}
        <div className={css.scene}>
          <BreweryScene height={620} />
        </div>
      </header>
      <main className={css.side} id="content" tabIndex={-1}>
        <div className={css.languages}>
          <LanguagePicker />
        </div>
        <div>
          <h1 className={css.title}>{title}</h1>
          {intro && <p className={css.intro}>{intro}</p>}
          {notice && <div className={css.notice}>{notice}</div>}
          {children}
        </div>
      </main>
    </div>
  )
}
