export { doctorCommand } from './doctor.cli.ts'
export { createDoctor, type Finding } from './doctor.service.ts'
