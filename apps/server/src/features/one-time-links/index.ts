export { createOneTimeLinks, whyClosed, type LinkRefusal } from './one-time-links.ts'
export { LINK_PURPOSES, type FoundLink, type LinkPurpose } from './one-time-link.store.ts'
