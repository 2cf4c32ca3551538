import { TANK_VOICEMAIL, type TankBlock } from '@fust/domain/tank'
import { PHONE } from '../../../../../i18n/brewery-words.ts'
import { clockText } from '../../../../../i18n/format.ts'
import { useTranslation, type TextKey } from '../../../../../i18n/index.ts'
import { Banner } from '../../../../../ui/banner.tsx'
import css from './tank-catalogue.module.css'

const BLOCK_TEXTS = {
  'tank-not-agreed': { what: 'tank.notAgreed', next: 'tank.callAgree' },
  'tank-financially-blocked': { what: 'tank.blocked', next: 'tank.callBlocked' },
  'tank-ordered-by-phone': { what: 'tank.byPhone', next: 'tank.callOrder' },
} as const satisfies Record<TankBlock['code'], { what: TextKey; next: TextKey }>

/** Why nothing can be ordered here, and whom to call about it. */
export function TankBlockNote({ block: { code } }: { block: TankBlock }) {
  const { t } = useTranslation()
  const { what, next } = BLOCK_TEXTS[code]
  return (
    <Banner tone={code === 'tank-ordered-by-phone' ? 'info' : 'bad'} live>
      <strong>{t(what)}</strong> {t(next, { phone: PHONE })}
    </Banner>
  )
}

/** Whom to call at the weekend, when nobody answers but the voicemail (TNK-12). */
export function TankHelp() {
  const { t } = useTranslation()
  const { saturday, sunday } = TANK_VOICEMAIL
  return (
    <p className={css.help}>
      {t('tank.weekend', {
        phone: PHONE,
        saturdayFrom: clockText(saturday.from),
        saturdayTo: clockText(saturday.to),
        sunday: clockText(sunday),
      })}
    </p>
  )
}
