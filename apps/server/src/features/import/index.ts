export { exportCommand, importCommand, refusalLines, takenByNpm, type CommandTools } from './import.cli.ts'
export { breweryOf, importBrewery, isImported, storedBrewery } from './import.service.ts'
export { whyNoFolder } from './read/folder.ts'
