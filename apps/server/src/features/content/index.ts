export { contentHtml, safeHtml, type PictureSizes } from './content-html.ts'
export {
  addressOf,
  CONTENT_KINDS,
  EVERY_PAGE,
  isContentKind,
  KIND_NAMES,
  matterOf,
  type ContentKind,
} from './content-kinds.ts'
export type { Asking, Content } from './content.service.ts'
export { previewCommand } from './preview.cli.ts'
export type { PublicAddress, PublicContent, PublicPage } from './public-content.store.ts'
export { contentServices } from './content.services.ts'
