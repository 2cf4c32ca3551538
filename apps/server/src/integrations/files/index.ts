export { chooseFiles } from './choose-files.ts'
export type { Files, KeptFile } from './files.port.ts'
