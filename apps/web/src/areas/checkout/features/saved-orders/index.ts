export { isTitleTooLong, TitleField } from './title-field.tsx'
