export { TutorialAgain } from './tutorial.tsx'
