import path from 'node:path'
import type { Settings } from '#platform/env.ts'
import { filesInFolder } from './files-in-folder.ts'
import { filesInS3 } from './files-in-s3.ts'
import type { Files } from './files.port.ts'

type Chosen = Pick<
  Settings,
  | 'FILES_FOLDER'
  | 'FILES_S3_ENDPOINT'
  | 'FILES_S3_REGION'
  | 'FILES_S3_BUCKET'
  | 'FILES_S3_KEY_ID'
  | 'FILES_S3_SECRET'
  | 'FILES_S3_PATH_STYLE'
>

/** Where what people send is kept: in a bucket where one is named, else in the folder. */
export function chooseFiles(settings: Chosen): Files {
  if (settings.FILES_S3_ENDPOINT === '') return filesInFolder(path.resolve(settings.FILES_FOLDER))
  return filesInS3({
    endpoint: settings.FILES_S3_ENDPOINT,
    region: settings.FILES_S3_REGION,
    bucket: settings.FILES_S3_BUCKET,
    keyId: settings.FILES_S3_KEY_ID,
    secret: settings.FILES_S3_SECRET,
    isPathStyle: settings.FILES_S3_PATH_STYLE === 'on',
  })
}
