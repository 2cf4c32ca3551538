import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PATHS } from '../../apps/web/src/paths.ts'
import { ROOT } from '../gate/run-command.ts'
import { isOfProduct } from './product-files.ts'
import { syntaxNodes, textOf } from './syntax-tree.ts'

type PageName = keyof typeof PATHS

/** Where the server writes an address of the web, and of which pages: those that move in the web move there, too. */
const LEADS_TO: Readonly<Record<string, readonly PageName[]>> = {
  'features/content/content-kinds.ts': [
    'article',
    'brand',
    'businessPartnerPage',
    'faq',
    'help',
    'knowledgePage',
    'sustainabilityPage',
  ],
  'features/content/content.wire.ts': ['materials', 'survey'],
  'features/content/preview.cli.ts': ['legalPage'],
  'features/messages/letter-previews.ts': ['invitations', 'resetPassword', 'verification'],
  'features/messages/letters/ticket-answered.letter.ts': ['ticket'],
  'features/messages/letters/ticket-opened.letter.ts': ['ticket'],
  'features/users/invitation-mail.service.ts': ['invitations'],
  'features/messages/letters/visitor-question.letter.ts': ['ticket'],
  'features/messages/order-parts.ts': ['orderHistory'],
  'features/notifications/notification-choices.service.ts': ['unsubscribe'],
  'features/notifications/notifications.wire.ts': ['article', 'notifications', 'order', 'ticket'],
  'features/one-time-links/one-time-links.ts': ['resetPassword', 'verification'],
  'features/orders/paying/return-url.ts': ['payment'],
  'features/public-pages/public-pages.routes.ts': ['payment'],
  'features/public-pages/public-pages.service.ts': ['faq'],
  'features/public-pages/public-places.ts': [
    'article',
    'becomePartner',
    'brand',
    'brands',
    'businessPartner',
    'businessPartnerPage',
    'contacts',
    'faq',
    'legalPage',
    'login',
    'news',
    'sustainability',
  ],
  'features/service-sign-on/service-sign-on.routes.ts': ['login', 'signOnError'],
  'features/service-sign-on/sign-out.routes.ts': ['logOut', 'login'],
  'features/single-sign-on/single-sign-on.routes.ts': ['signOnError'],
}

test('the server leads to pages by the paths that the web has them at', () => {
  expect(pagesWrittenIn('apps/server/src')).toEqual(LEADS_TO)
})

test('in the web a path stands in paths.ts alone', () => {
  expect(Object.keys(pagesWrittenIn('apps/web/src'))).toEqual([
    // What it asks by this name is the server.
    'areas/account/features/notification-choices/api/use-unsubscribe.ts',
    'paths.ts',
  ])
})

/** The pages whose paths a source writes out, by its file. */
function pagesWrittenIn(folder: string): Record<string, string[]> {
  const cwd = path.join(ROOT, folder)
  const files = globSync('**/*.{ts,tsx}', { cwd }).filter(isOfProduct).toSorted()
  const found = files.map((file) => [file, pagesIn(path.join(cwd, file))] as const)
  return Object.fromEntries(found.filter(([, pages]) => pages.length > 0))
}

function pagesIn(file: string): string[] {
  const starts = new Set(syntaxNodes(file).flatMap((node) => textOf(node)?.split(/[?#]/, 1) ?? []))
  return Object.entries(PATHS)
    .flatMap(([name, page]) => (page !== PATHS.home && starts.has(startOf(page)) ? [name] : []))
    .toSorted()
}

/** What stands before the part that names one of many. */
const startOf = (page: string): string => page.split('$', 1)[0] ?? page
