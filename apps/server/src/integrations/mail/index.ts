export * from './mail.port.ts'
export { createSmtpMailer } from './smtp-mailer.ts'
