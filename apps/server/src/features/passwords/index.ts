export { createPasswordLinks } from './password-links.service.ts'
export { LINK_TOPIC, linkMessage, OF_NO_SHIP_TO } from './password-message.ts'
export { linkCommand, type LinkCommand } from './passwords.cli.ts'
export {
  PASSWORD_TRIES,
  type ChangeRefusal as PasswordChangeRefusal,
  type ChoosePasswords,
} from './passwords.service.ts'
export { createPasswordStore } from './password.store.ts'
export { passwordsServices } from './passwords.services.ts'
