import type { Database } from '#platform/database/database.ts'
import type { Settings } from '#platform/env.ts'
import type { Mailer } from '#integrations/mail/index.ts'
import { createOneTimeLinks } from '#features/one-time-links/index.ts'
import type { Portal } from '#features/portal/index.ts'
import { sessionServices } from '#features/session/index.ts'
import type { Feature } from '../../feature.ts'
import { createPasswordLinks } from './password-links.service.ts'
import { createLinkMail, createPasswordChangedMail } from './password-letters.service.ts'
import { CHANGED_TOPIC, LINK_TOPIC } from './password-message.ts'
import { passwordPolicy, passwordResolvers } from './passwords.resolvers.ts'
import { passwordRoutePolicy, passwordRoutes } from './passwords.routes.ts'
import { passwordsServices } from './passwords.services.ts'

const SWEEP_EVERY_MS = 600_000

export const passwordsFeature = {
  policy: { ...passwordPolicy, ...passwordRoutePolicy },
  resolvers: (kernel) =>
    passwordResolvers(passwordsServices(kernel).choosePasswords, sessionServices(kernel).mayTrySignIn),
  routes: {
    open: (app, kernel) => passwordRoutes(app, { ...passwordsServices(kernel), ...sessionServices(kernel) }),
  },
  handlers: (work: { db: Database; settings: Settings; mailer: Mailer; portal: Portal; publicUrl: string }) => ({
    [LINK_TOPIC]: createLinkMail({ ...work, links: createPasswordLinks(work) }),
    [CHANGED_TOPIC]: createPasswordChangedMail(work),
  }),
  jobs: ({ db }: { db: Database }) => [
    { name: 'sweep-one-time-links', everyMs: SWEEP_EVERY_MS, run: createOneTimeLinks(db).sweep },
  ],
} satisfies Feature
