export * from './mail.port.ts'
export { createSmtpMailer, type SmtpSettings } from './smtp-mailer.ts'
