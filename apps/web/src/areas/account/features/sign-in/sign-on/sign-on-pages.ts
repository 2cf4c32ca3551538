// Both are seldom opened: one file that is loaded for them weighs less on every other page than two.
export { LogOutPage } from './log-out-page.tsx'
export { SignOnErrorPage } from './sign-on-error-page.tsx'
