export { contentFeature } from './content.feature.ts'
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
export { createContent, type Asking, type Content } from './content.service.ts'
export { createFindRoutedPage } from './routed-page.ts'
export { createSurvey } from './survey.service.ts'
export { previewCommand } from './preview.cli.ts'
export { createPublicContent, type PublicAddress, type PublicContent, type PublicPage } from './public-content.store.ts'
