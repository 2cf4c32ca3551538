export { pageContentQuery, tutorialQuery } from './support-queries.ts'
