import type { ToldHere } from '@fust/contract/rest'
import type { NotificationKind } from '@fust/domain/support'
import { useTranslation, type TextKey } from '../../../../i18n/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { NotToldHere, useForgetElsewhere, useTellHere } from './api/told-here.ts'
import { pushState } from './browser-push.ts'
import css from './notification-choices.module.css'

type ToldHereBoxProps = { kind: NotificationKind; name: TextKey; here: ToldHere }

/** Whether this browser shows what is new of a kind. The browser asks its person on the first tick. */
export function ToldHereBox({ kind, name, here }: ToldHereBoxProps) {
  const { t } = useTranslation()
  const showToast = useToast()
  const { mutate: tell } = useTellHere()
  const isTicked = here.kinds.includes(kind)
  const onChange = () =>
    tell(
      {
        kind,
        isWanted: !isTicked,
        before: here,
        permission: isTicked ? Promise.resolve('granted') : Notification.requestPermission(),
      },
      { onError: (fault) => showToast({ tone: 'bad', text: t(reasonOf(fault)) }) },
    )
  return (
    <Checkbox
      label={<VisuallyHidden>{`${t(name)}: ${t('choices.onDevice')}`}</VisuallyHidden>}
      checked={isTicked}
      disabled={pushState() === 'refused' && !isTicked}
      onChange={onChange}
    />
  )
}

const REASONS: Readonly<Record<string, TextKey>> = {
  refused: 'choices.deviceRefused',
  undecided: 'choices.deviceUndecided',
  unreachable: 'choices.deviceUnreachable',
  'push-service-unknown': 'choices.deviceServiceUnknown',
  'too-many-devices': 'choices.deviceTooMany',
}

const reasonOf = (fault: Error): TextKey =>
  (fault instanceof NotToldHere ? REASONS[fault.message] : undefined) ?? 'choices.notSaved'

/** What there is to say of this browser, and of the other devices. */
export function AboutDevices({ here }: { here: ToldHere }) {
  const { t } = useTranslation()
  const showToast = useToast()
  const { mutate: forget, isPending } = useForgetElsewhere()
  const state = pushState()
  const onForget = () =>
    forget(undefined, {
      onSuccess: () => showToast({ text: t('choices.deviceElsewhereStopped') }),
      onError: () => showToast({ tone: 'bad', text: t('choices.notSaved') }),
    })
  return (
    <>
      <output className={css.about}>{t(STATES[state])}</output>
      {here.elsewhere > 0 && (
        <p className={css.elsewhere}>
          {t('choices.deviceElsewhere', { count: here.elsewhere })}
          <Button look="secondary" small loading={isPending} onClick={onForget}>
            {t('choices.deviceStopElsewhere')}
          </Button>
        </p>
      )}
    </>
  )
}

const STATES = {
  can: 'choices.deviceHint',
  cannot: 'choices.deviceCannot',
  refused: 'choices.deviceRefused',
} as const satisfies Record<ReturnType<typeof pushState>, TextKey>
