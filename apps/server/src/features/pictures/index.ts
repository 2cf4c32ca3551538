export { picturePolicy, pictureRoutes } from './pictures.routes.ts'
export { createPictures } from './pictures.service.ts'
export { brandMotifUrl, packPictureUrl } from './picture-urls.ts'
