export { exportCommand, importCommand, type CommandTools } from './import.cli.ts'
export { importBrewery, isImported } from './import.service.ts'
export { faultText } from './read/faults.ts'
