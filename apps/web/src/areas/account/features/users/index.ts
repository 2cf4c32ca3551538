export { momentText } from './moment-text.ts'
