import type { OwnSecondFactor } from '@fust/contract/rest'
import { MOST_PASSKEYS } from '@fust/domain/account'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../../../i18n/index.ts'
import { hasPasskeys } from '../../../../../lib/page/passkeys.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { FailedPart } from '../../../../../ui/states.tsx'
import { useToast } from '../../../../../ui/toast.tsx'
import { secondFactorQuery } from '../api/use-second-factor.ts'
import { AddPasskeyForm } from './add-passkey-form.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import css from './profile.module.css'
import { RecoveryCodeList } from './recovery-code-list.tsx'

type Doing = { step: 'nothing' | 'add' } | { step: 'codes'; codes: string[] }

/** The passkeys of a person. `onSetUp` is for a page that is left as soon as there is one. */
export function Passkeys({ onSetUp }: { onSetUp?: () => Promise<void> }) {
  const { t } = useTranslation()
  const asked = useQuery(secondFactorQuery)
  return (
    <section className={css.part} aria-labelledby="passkeys">
      <h2 id="passkeys">{t('passkey.title')}</h2>
      {asked.isError && <FailedPart text={t('passkey.failed')} onRetry={() => void asked.refetch()} />}
      {asked.isPending && <Skeleton height={128} />}
      {asked.data && <OwnPasskeys state={asked.data} onSetUp={onSetUp} />}
    </section>
  )
}

function OwnPasskeys({
  state: { since, passkeys, isRequired },
  onSetUp,
}: {
  state: OwnSecondFactor
  onSetUp: (() => Promise<void>) | undefined
}) {
  const { t } = useTranslation()
  const showToast = useToast()
  const [doing, setDoing] = useState<Doing>({ step: 'nothing' })
  const stop = () => setDoing({ step: 'nothing' })
  const finish = () => {
    stop()
    showToast({ text: t('passkey.added') })
    void onSetUp?.()
  }

  if (doing.step === 'codes') return <RecoveryCodeList codes={doing.codes} onKept={finish} />
  if (doing.step === 'add')
    return (
      <AddPasskeyForm
        onDone={({ codes }) => (codes.length > 0 ? setDoing({ step: 'codes', codes }) : finish())}
        onCancel={stop}
      />
    )
  const isLast = passkeys.length === 1 && since === null
  return (
    <>
      <p>{t('passkey.what')}</p>
      {passkeys.length > 0 && (
        <ul className={css.rows}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} isKept={isRequired && isLast} />
          ))}
        </ul>
      )}
      {isRequired && isLast && <p className={css.quiet}>{t('secondFactor.kept')}</p>}
      {!hasPasskeys() ? (
        <p className={css.quiet}>{t('passkey.notHere')}</p>
      ) : passkeys.length >= MOST_PASSKEYS ? (
        <p className={css.quiet}>{t('passkey.tooMany')}</p>
      ) : (
        <div className={css.buttons}>
          <Button look="secondary" onClick={() => setDoing({ step: 'add' })}>
            {t('passkey.add')}
          </Button>
        </div>
      )}
    </>
  )
}
