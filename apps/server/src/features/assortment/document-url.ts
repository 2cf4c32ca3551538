const DOCUMENTS = 'documents/'

/** Where documents of the brewery are served. */
export const DOCUMENTS_URL = '/media/documents'

/** Where a file of the brewery's folder is served as a document: `documents/blad.pdf` is `/media/documents/blad.pdf`. */
export function documentUrl(file: string): string {
  const path = file.startsWith(DOCUMENTS) ? file.slice(DOCUMENTS.length) : file
  return `${DOCUMENTS_URL}/${path.split('/').map(encodeURIComponent).join('/')}`
}

/** The files of the folder that an address may mean; the one that a product names is served. */
export function documentFiles(path: string): string[] {
  return [`${DOCUMENTS}${path}`, path]
}
