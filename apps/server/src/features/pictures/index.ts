export { brandMotifUrl, packPictureUrl } from './picture-urls.ts'
