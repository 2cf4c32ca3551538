/** What a client may offer as reasons for a cancellation; any other text is taken as well. */
export const CANCELLATION_REASONS = [
  { nl: 'Per ongeluk besteld', en: 'Ordered by mistake' },
  { nl: 'De leverdag past niet meer', en: 'The delivery day no longer suits' },
  { nl: 'Ik bestel iets anders', en: 'I order something else' },
  { nl: 'Andere reden', en: 'Other' },
] as const
