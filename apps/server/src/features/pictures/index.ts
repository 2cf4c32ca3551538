export { picturesFeature } from './pictures.feature.ts'
export { createPictures } from './pictures.service.ts'
export { brandMotifUrl, packPictureUrl } from './picture-urls.ts'
