export { readList, readTable } from '@fust/domain/list'
export { readTableFile } from '../../../../lib/files/table-file/table-file.ts'
