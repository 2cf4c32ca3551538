import type { NewSecondFactor, OwnSecondFactor } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage, useTranslation } from '../../../../../i18n/index.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { FailedPart } from '../../../../../ui/states.tsx'
import { useToast } from '../../../../../ui/toast.tsx'
import { secondFactorQuery, useBeginFactor, useRemoveFactor, useRenewCodes } from '../api/use-second-factor.ts'
import { momentText } from '../moment-text.ts'
import { ConfirmFactorForm } from './confirm-factor-form.tsx'
import { FactorPasswordForm } from './factor-password-form.tsx'
import css from './profile.module.css'
import { RecoveryCodeList } from './recovery-code-list.tsx'

type Doing =
  | { step: 'nothing' | 'set-up' | 'renew' | 'off' }
  | { step: 'confirm'; factor: NewSecondFactor }
  | { step: 'codes'; codes: string[] }

/**
 * A code that is asked after the password: set up, switched off, and what to do without a phone. `onSetUp` is for a page that
 * is left as soon as there is one.
 */
export function SecondFactor({ onSetUp }: { onSetUp?: () => Promise<void> }) {
  const { t } = useTranslation()
  const asked = useQuery(secondFactorQuery)
  return (
    <section className={css.part} aria-labelledby="second-factor">
      <h2 id="second-factor">{t('secondFactor.title')}</h2>
      {asked.isError && <FailedPart text={t('secondFactor.failed')} onRetry={() => void asked.refetch()} />}
      {asked.isPending && <Skeleton height={128} />}
      {asked.data && <OwnFactor state={asked.data} onSetUp={onSetUp} />}
    </section>
  )
}

function OwnFactor({ state, onSetUp }: { state: OwnSecondFactor; onSetUp: (() => Promise<void>) | undefined }) {
  const { t } = useTranslation()
  const showToast = useToast()
  const [doing, setDoing] = useState<Doing>({ step: 'nothing' })
  const begin = useBeginFactor()
  const renew = useRenewCodes()
  const remove = useRemoveFactor()
  const stop = () => setDoing({ step: 'nothing' })
  const showCodes = ({ codes }: { codes: string[] }) => setDoing({ step: 'codes', codes })

  switch (doing.step) {
    case 'set-up':
      return (
        <FactorPasswordForm
          key="set-up"
          send={begin.mutateAsync}
          onDone={(factor) => setDoing({ step: 'confirm', factor })}
          onCancel={stop}
        />
      )
    case 'renew':
      return <FactorPasswordForm key="renew" send={renew.mutateAsync} onDone={showCodes} onCancel={stop} />
    case 'off':
      return (
        <FactorPasswordForm
          key="off"
          send={remove.mutateAsync}
          onDone={() => {
            stop()
            showToast({ text: t('secondFactor.isOff') })
          }}
          onCancel={stop}
        />
      )
    case 'confirm':
      return <ConfirmFactorForm factor={doing.factor} onDone={showCodes} onCancel={stop} />
    case 'codes':
      return (
        <RecoveryCodeList
          codes={doing.codes}
          onKept={() => {
            stop()
            showToast({ text: t('secondFactor.isOn') })
            void onSetUp?.()
          }}
        />
      )
    default:
      return <FactorState state={state} onDo={(step) => setDoing({ step })} />
  }
}

function FactorState({
  state: { since, recoveryCodesLeft, isRequired, passkeys },
  onDo,
}: {
  state: OwnSecondFactor
  onDo: (step: 'set-up' | 'renew' | 'off') => void
}) {
  const { t } = useTranslation()
  const language = useLanguage()
  // The server would refuse it.
  const isKept = isRequired && passkeys.length === 0
  if (since === null)
    return (
      <>
        <p>{t('secondFactor.none')}</p>
        {passkeys.length > 0 && <p>{t('secondFactor.left', { count: recoveryCodesLeft })}</p>}
        <div className={css.buttons}>
          <Button look="secondary" onClick={() => onDo('set-up')}>
            {t('secondFactor.setUp')}
          </Button>
          {passkeys.length > 0 && (
            <Button look="secondary" onClick={() => onDo('renew')}>
              {t('secondFactor.renew')}
            </Button>
          )}
        </div>
      </>
    )
  return (
    <>
      <p>{t('secondFactor.on', { moment: momentText(since, language) })}</p>
      <p>{t('secondFactor.left', { count: recoveryCodesLeft })}</p>
      <div className={css.buttons}>
        <Button look="secondary" onClick={() => onDo('renew')}>
          {t('secondFactor.renew')}
        </Button>
        {!isKept && (
          <Button look="secondary" onClick={() => onDo('off')}>
            {t('secondFactor.off')}
          </Button>
        )}
      </div>
      {isKept && <p className={css.quiet}>{t('secondFactor.kept')}</p>}
    </>
  )
}
