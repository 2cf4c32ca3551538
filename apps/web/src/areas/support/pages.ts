import { PATHS } from '../../paths.ts'
import type { PageEntry } from '../../routing/index.ts'
import { notificationSearch } from './features/notifications/notification-search.ts'
import { ticketSearch } from './features/tickets/ticket-search.ts'

const TICKETS = { requireAuthentication: true, permissions: ['Support'] } as const

export const SUPPORT_PAGES = {
  tickets: {
    ...TICKETS,
    path: PATHS.tickets,
    titleKey: 'titles.tickets',
    menu: { in: 'support', textKey: 'shell.tickets' },
    search: ticketSearch,
    screen: async () => (await import('./features/tickets/tickets-page.tsx')).TicketsPage,
  },
  otherRequests: {
    ...TICKETS,
    path: PATHS.otherRequests,
    titleKey: 'titles.otherRequests',
    menu: { in: 'support', textKey: 'shell.otherRequests' },
    search: ticketSearch,
    screen: async () => (await import('./features/tickets/tickets-page.tsx')).OtherRequestsPage,
  },
  ticket: {
    ...TICKETS,
    path: PATHS.ticket,
    titleKey: 'titles.ticket',
    screen: async () => (await import('./features/tickets/ticket-page.tsx')).TicketPage,
  },
  notifications: {
    path: PATHS.notifications,
    titleKey: 'titles.notifications',
    requireAuthentication: true,
    permissions: ['My Profile'],
    search: notificationSearch,
    screen: async () => (await import('./features/notifications/notifications-page.tsx')).NotificationsPage,
  },
  contacts: {
    path: PATHS.contacts,
    titleKey: 'titles.contacts',
    menu: { in: 'support', textKey: 'shell.contacts' },
    screen: async () => (await import('./features/contacts/contacts-page.tsx')).ContactsPage,
  },
  // The footer of older pages leads here.
  contact: {
    path: PATHS.contact,
    titleKey: 'titles.contacts',
    screen: async () => (await import('./features/contacts/to-contacts.tsx')).ToContacts,
  },
} as const satisfies Record<string, PageEntry>
