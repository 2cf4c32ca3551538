export { doctorCommand } from './doctor.cli.ts'
export { watchCommand } from './doctor.watch.ts'
