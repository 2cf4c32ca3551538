import type { ManagedShipTos, UserInfo } from '@fust/contract/rest'
import { isRole, type Role } from '@fust/domain/access'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from '../../../../i18n/index.ts'
import { GraphqlError } from '../../../../lib/server/graphql.ts'
import { PATHS } from '../../../../paths.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { TextLink } from '../../../../ui/link-button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import { ProfileFrame } from './profile/profile-frame.tsx'
import { managedShipTosQuery, userQuery } from './api/user-queries.ts'
import { ChangeList } from './change-list.tsx'
import { placeKey, placesToGive, type ChosenRoles, type Place } from './roles-field.tsx'
import { InvitationPart } from './invitation-part.tsx'
import { InvitationDetail } from './invitation-detail.tsx'
import { StatusMark } from './status-mark.tsx'
import { UserForm } from './user-form.tsx'
import { UserStatusPart } from './user-status-part.tsx'
import css from './users.module.css'

/** One person of one's company: what is said of them, what they may do where, and whether they can sign in. */
export function UserPage() {
  const { t } = useTranslation()
  const { user: id } = useParams({ from: PATHS.user })
  const asked = useQuery(userQuery(id))
  const shipTos = useQuery(managedShipTosQuery)
  const user = useArrived(asked.data)
  const isUnknown = asked.error instanceof GraphqlError && asked.error.category === 'graphql-no-such-entity'
  const managed = useArrived(shipTos.data)
  const places = user && managed ? placesOf(user, managed) : undefined
  return (
    <ProfileFrame
      title={user ? `${user.firstName} ${user.lastName}` : t('titles.user')}
      intro={user?.email}
      aside={
        user && (
          <div>
            <StatusMark status={user.status} />
            {user.invitation && <InvitationDetail {...user.invitation} />}
          </div>
        )
      }
    >
      {isUnknown ? (
        <EmptyState
          icon="user"
          title={t('users.notFound')}
          action={<TextLink to={PATHS.users}>{t('users.back')}</TextLink>}
        />
      ) : (
        <UnknownState query={user ? shipTos : asked} skeleton={<Skeleton height={480} />} />
      )}
      {user && places && (
        <>
          <UserForm key={user.version} user={user} places={places} roles={rolesAt(user)} />
          {user.invitation ? (
            <InvitationPart user={user} invitation={user.invitation} />
          ) : (
            <UserStatusPart user={user} />
          )}
          <section className={css.part} aria-labelledby="user-changes">
            <h2 id="user-changes">{t('titles.userChanges')}</h2>
            <ChangeList id={user.UID} />
          </section>
        </>
      )}
    </ProfileFrame>
  )
}

/** Where the caller may give roles, and where the person has one that can only be taken away. */
function placesOf(user: UserInfo, { shipTos }: ManagedShipTos): Place[] {
  const places = placesToGive(shipTos)
  const given = new Set(places.map(placeKey))
  const roles = rolesAt(user)
  return shipTos.flatMap((shipTo) => {
    const held = user.permissionSchema.find(({ shipToId }) => shipToId === shipTo.shipToId)?.rpDetails ?? []
    const more = held.map(({ customerType }) => ({ ...shipTo, customerType }))
    return [
      ...places.filter(({ shipToId }) => shipToId === shipTo.shipToId),
      ...more.flatMap((place) => {
        const role = roles[placeKey(place)]
        return role && !given.has(placeKey(place)) ? [{ ...place, roles: [role] }] : []
      }),
    ]
  })
}

function rolesAt({ permissionSchema }: UserInfo): ChosenRoles {
  const roles = permissionSchema.flatMap(({ shipToId, rpDetails }) =>
    rpDetails.flatMap(({ customerType, roleid }): [string, Role][] => {
      const [role = ''] = roleid.split('.')
      return isRole(role) ? [[placeKey({ shipToId, customerType }), role]] : []
    }),
  )
  return Object.fromEntries(roles)
}
