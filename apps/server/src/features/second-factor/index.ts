export { removeSecondFactorCommand } from './second-factor.cli.ts'
export { createTakeAway } from './take-away.service.ts'
