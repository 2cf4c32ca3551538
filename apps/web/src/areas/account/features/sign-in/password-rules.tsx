import {
  brokenPasswordRules,
  PASSWORD_MAXIMUM,
  PASSWORD_MINIMUM,
  PASSWORD_RULES,
  type PasswordRule,
} from '@fust/domain/account'
import { useTranslation, type TextKey } from '../../../../i18n/index.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import css from './password-rules.module.css'

const RULE_KEYS: Readonly<Record<PasswordRule, TextKey>> = {
  'long-enough': 'password.rules.long',
  'lower-case': 'password.rules.lower',
  'upper-case': 'password.rules.upper',
  numeral: 'password.rules.numeral',
  'not-common': 'password.rules.uncommon',
}

/** What a password has to be, each with a tick as soon as it is. It stands in a sentence's place: under its field. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useTranslation()
  const broken = new Set(brokenPasswordRules(password))
  return (
    <span className={css.rules}>
      {PASSWORD_RULES.map((rule) => {
        const isMet = !broken.has(rule)
        return (
          <span key={rule} className={classNames(css.rule, isMet && css.met)}>
            <span className={css.mark}>{isMet && <Icon name="check" size={14} />}</span>
            <span>
              {t(RULE_KEYS[rule], { least: PASSWORD_MINIMUM, most: PASSWORD_MAXIMUM })}
              <VisuallyHidden>{`: ${isMet ? t('password.met') : t('password.open')}. `}</VisuallyHidden>
            </span>
          </span>
        )
      })}
    </span>
  )
}
