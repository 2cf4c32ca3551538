import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { BREWERY } from '../lib/market/brewery.ts'
import { LEGAL, MARKET } from '../lib/market/market.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { Docket, TearLine } from '../ui/docket.tsx'
import { BreweryScene } from '../ui/illustrations/brewery-scene.tsx'
import { LanguagePicker } from '../ui/language-picker.tsx'
import { Logo } from '../ui/logo.tsx'
import { confirmAge } from './age-confirmation.ts'
import css from './age-gate.module.css'

/** Before any content: are you old enough? */
export function AgeGate() {
  const { t } = useTranslation()
  const [refused, setRefused] = useState(false)

  useEffect(() => {
    const title = refused ? t('ageGate.refusedTitle') : t('ageGate.title', LEGAL)
    document.title = t('shell.titleSuffix', { title, brand: BREWERY.name })
  }, [t, refused])

  return (
    <main className={css.gate}>
      <div className={css.scene}>
        <BreweryScene height={500} />
      </div>
      <Docket className={css.docket}>
        <Logo on="paper" named={false} />
        {refused ? <Refused onBack={() => setRefused(false)} /> : <Question onNo={() => setRefused(true)} />}
        <TearLine />
        <div className={css.foot}>
          <LanguagePicker />
          <span className={css.note}>{t('shell.aboutAlcohol', LEGAL)}</span>
        </div>
      </Docket>
    </main>
  )
}

function Question({ onNo }: { onNo: () => void }) {
  const { t } = useTranslation()
  const [remember, setRemember] = useState(true)
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => yes.current?.focus(), [])
  return (
    <>
      <h1 className={css.title}>{t('ageGate.title', LEGAL)}</h1>
      <p className={css.text}>{t('ageGate.text')}</p>
      <div className={css.answers}>
        <Button ref={yes} onClick={() => confirmAge(remember)}>
          {t('ageGate.yes')}
        </Button>
        <Button look="secondary" onClick={onNo}>
          {t('ageGate.no')}
        </Button>
      </div>
      <Checkbox
        label={t('ageGate.remember')}
        checked={remember}
        onChange={(event) => setRemember(event.target.checked)}
      />
    </>
  )
}

function Refused({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <h1 className={css.title}>{t('ageGate.refusedTitle')}</h1>
      <p className={css.text}>{t('ageGate.refusedText', LEGAL)}</p>
      <div className={css.answers}>
        <a className={buttonClass()} href={MARKET.responsibleDrinking.site} rel="noopener noreferrer">
          {t('ageGate.refusedLink', LEGAL)}
        </a>
        <Button look="secondary" onClick={onBack}>
          {t('ageGate.back')}
        </Button>
      </div>
    </div>
  )
}
