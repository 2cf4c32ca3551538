import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../../../i18n/index.ts'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import css from './profile.module.css'

/** Ten codes that are shown this once, to be written down or saved. */
export function RecoveryCodeList({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <h3 ref={title} tabIndex={-1}>
        {t('secondFactor.codesTitle')}
      </h3>
      <p>{t('secondFactor.codesText')}</p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code className={css.secret}>{code}</code>
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        <Button onClick={onKept}>{t('secondFactor.done')}</Button>
        <a
          className={buttonClass({ look: 'secondary' })}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`}
          download="codes.txt"
        >
          {t('secondFactor.save')}
        </a>
      </div>
    </>
  )
}
