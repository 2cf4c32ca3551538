import type { OwnInvitations } from '@fust/contract/rest'
import { isRole } from '@fust/domain/access'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useLanguage, useTranslation, type TextKey } from '../../../../i18n/index.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { landing, ROLE_TEXTS, useSession, useSignOut } from '../../../../session/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import { Entrance } from '../sign-in/index.ts'
import { momentText } from '../users/index.ts'
import { invitationsQuery, useAnswerInvitation, type InvitationAnswer } from './api/invitations-query.ts'
import css from './invitations.module.css'

type Invitation = OwnInvitations['invitations'][number]

/** The invitations that wait: each is accepted or declined, and nothing changes before. */
export function InvitationsPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const signOut = useSignOut()
  const navigate = useNavigate()
  const { back = PATHS.home } = useSearch({ from: PATHS.invitations })
  const query = useQuery(invitationsQuery)
  const found = useArrived(query.data)
  const hasRoles = (user?.permissionSchema.length ?? 0) > 0
  return (
    <Entrance title={t('titles.invitations')} intro={t('invitations.intro')}>
      <UnknownState query={query} skeleton={<Skeleton height={240} />} />
      {found?.invitations.length === 0 && <EmptyState icon="user" title={t('invitations.none')} />}
      {found && found.invitations.length > 0 && (
        <ul className={css.list}>
          {found.invitations.map((invitation) => (
            <Card key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
      <div className={css.buttons}>
        {hasRoles && (
          <Button look="secondary" onClick={() => void navigate(landing(user, back))}>
            {t('invitations.goOn')}
          </Button>
        )}
        <Button look="quiet" onClick={() => void signOut()}>
          {t('shell.logout')}
        </Button>
      </div>
    </Entrance>
  )
}

const FAULTS: ReadonlyMap<string, TextKey> = new Map<string, TextKey>([
  ['invitation-over', 'invitations.over'],
  ['not-found', 'invitations.over'],
  ['other-account-needed', 'invitations.otherAccount'],
])

/** One invitation: who invites, to which company, with which role where. */
function Card({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const showToast = useToast()
  const answering = useAnswerInvitation()
  const { id, invitedBy, expiresAt, roles } = invitation
  const companies = [...new Set(roles.map(({ companyName }) => companyName))].join(', ')
  const give = (answer: InvitationAnswer['answer']) =>
    answering.mutate(
      { id, answer },
      {
        onSuccess: (done) =>
          done.ok
            ? showToast({
                text: t(answer === 'acceptance' ? 'invitations.accepted' : 'invitations.declined', { companies }),
              })
            : showToast({
                tone: 'bad',
                text: t(FAULTS.get(done.problem.code) ?? 'messages.something-went-wrong', { companies }),
              }),
        onError: () => showToast({ tone: 'bad', text: t('session.unreachable') }),
      },
    )
  return (
    <li className={css.card}>
      <h2>{companies}</h2>
      <p>{t('invitations.by', { name: invitedBy, companies })}</p>
      <ul className={css.roles}>
        {roles.map(({ shipToId, shipToName, customerType, role }) => (
          <li key={`${shipToId} ${customerType} ${role}`}>
            <strong>{isRole(role) ? t(ROLE_TEXTS[role]) : role}</strong> {shipToName}
          </li>
        ))}
      </ul>
      <p className={css.until}>{t('invitations.until', { moment: momentText(expiresAt, language) })}</p>
      <div className={css.buttons}>
        <Button loading={answering.isPending} onClick={() => give('acceptance')}>
          {t('invitations.accept')}
        </Button>
        <Button look="secondary" disabled={answering.isPending} onClick={() => give('refusal')}>
          {t('invitations.decline')}
        </Button>
      </div>
    </li>
  )
}
