export { PICTURE_WIDTHS, pictureSources } from './picture-sources.ts'
