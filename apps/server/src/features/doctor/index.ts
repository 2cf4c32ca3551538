export { doctorCommand } from './doctor.cli.ts'
