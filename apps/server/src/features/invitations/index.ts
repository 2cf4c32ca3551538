export { acceptInvitation } from './accept-invitation.ts'
export { INVITATION_TOPIC, invitationMessage, invitationOf } from './invitation-message.ts'
export { createInvitationStore, type LockedInvitation } from './invitations.store.ts'
