import type { LinkBody } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { PHONE } from '../../../../../i18n/brewery-words.ts'
import { useTranslation, type TextKey } from '../../../../../i18n/index.ts'
import { BREWERY } from '../../../../../lib/market/brewery.ts'
import { writeSession } from '../../../../../lib/storage/storage.ts'
import { PATHS } from '../../../../../paths.ts'
import { Banner } from '../../../../../ui/banner.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { Entrance } from '../entrance.tsx'
import { linkQuery } from './api/link-query.ts'
import { ChoosePasswordForm } from './choose-password-form.tsx'
import css from './new-password.module.css'
import { passwordFaultKey } from '../password-faults.ts'

/** A new password, by the link from the mail. */
export function ResetPasswordPage() {
  return <ChoosePassword purpose="password-reset" />
}

/** The first password, by the link of an invitation. */
export function InvitationPage() {
  return <ChoosePassword purpose="invitation" />
}

function ChoosePassword({ purpose }: { purpose: LinkBody['purpose'] }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  // Behind `#`: no browser sends it to a server, and no log holds it.
  const token = useRouterState({ select: ({ location }) => location.hash })
  const link = { purpose, token }
  const { data: answer, isError, isFetching, refetch } = useQuery({ ...linkQuery(link), enabled: token !== '' })

  if (token === '' || (answer && !answer.ok && isClosed(answer.problem.code)))
    return <Closed purpose={purpose} code={answer?.ok === false ? answer.problem.code : 'invalid-input'} />
  if (isError || answer?.ok === false) {
    const code = answer?.ok === false ? answer.problem.code : 'unreachable'
    return (
      <Entrance title={t('password.newTitle')} notice={<Banner tone="bad">{t(passwordFaultKey(code))}</Banner>}>
        <Button wide loading={isFetching} onClick={() => void refetch()}>
          {t('password.tryAgain')}
        </Button>
      </Entrance>
    )
  }
  if (!answer)
    return (
      <Entrance title={t('password.newTitle')}>
        <Skeleton height={280} />
      </Entrance>
    )

  const { email, firstName } = answer.value
  const isInvited = purpose === 'invitation'
  const onChosen = async () => {
    writeSession('email', email)
    if (isInvited) await navigate({ to: PATHS.registered, replace: true })
    else await navigate({ to: PATHS.login, search: { reason: 'password-set' }, replace: true })
  }
  return (
    <Entrance
      title={isInvited ? t('password.welcome', { name: firstName }) : t('password.newTitle')}
      intro={isInvited ? t('password.welcomeText', { brand: BREWERY.name }) : t('password.newText')}
    >
      <ChoosePasswordForm link={link} email={email} onChosen={onChosen} onClosed={() => void refetch()} />
    </Entrance>
  )
}

const isClosed = (code: string) => code === 'link-expired' || code === 'link-used' || code === 'invalid-input'

const LINK_TITLES: Readonly<Record<string, TextKey>> = { 'link-used': 'password.usedTitle' }
const INVITATION_TITLES: Readonly<Record<string, TextKey>> = {
  'link-used': 'verification.already',
  'invalid-input': 'verification.failed',
}

/** The link is too old, or was used: why, and the way on. */
function Closed({ purpose, code }: { purpose: LinkBody['purpose']; code: string }) {
  const { t } = useTranslation()
  const isInvited = purpose === 'invitation'
  const wasUsed = code === 'link-used'
  const text = isInvited ? 'password.invitationExpired' : 'password.linkExpired'
  const toLogin = (
    <LinkButton to={PATHS.login} wide look={wasUsed ? 'primary' : 'secondary'}>
      {t('shell.login')}
    </LinkButton>
  )
  return (
    <Entrance
      title={t((isInvited ? INVITATION_TITLES : LINK_TITLES)[code] ?? 'password.expiredTitle')}
      notice={
        <Banner tone="warn" live>
          {wasUsed ? t('password.linkUsed') : t(text, { brand: BREWERY.name, phone: PHONE })}
        </Banner>
      }
    >
      <div className={css.ways}>
        {wasUsed && toLogin}
        <LinkButton to={PATHS.forgotPassword} wide look={wasUsed ? 'secondary' : 'primary'}>
          {t('password.newLink')}
        </LinkButton>
        {isInvited && !wasUsed && toLogin}
      </div>
    </Entrance>
  )
}
