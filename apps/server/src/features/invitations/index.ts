export { acceptInvitation } from './accept-invitation.ts'
export { INVITATION_TOPIC, invitationMessage, invitationOf } from './invitation-message.ts'
export { invitationsFeature } from './invitations.feature.ts'
export { createInvitations } from './invitations.service.ts'
export {
  createInvitationStore,
  INVITATION_STATES,
  type InvitedRole,
  type LockedInvitation,
} from './invitations.store.ts'
