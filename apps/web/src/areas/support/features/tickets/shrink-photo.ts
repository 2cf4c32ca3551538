import { ATTACHMENT_MAXIMUM_BYTES } from '@fust/domain/support'

const LONGEST_SIDE = 2_560
// Below that sending it as it is takes no longer.
const LARGE_BYTES = 1_500_000
const QUALITY = 0.85

/** A photo as small as a screen needs it, without what the camera wrote into it; any other file, or one that this browser cannot read, as it is. */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!/^image\/(jpeg|webp)$/.test(file.type) || file.size < LARGE_BYTES) return file
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    if (!small || small.size >= Math.min(file.size, ATTACHMENT_MAXIMUM_BYTES)) return file
    return new File([small], file.name.replace(/\.\w{1,5}$/, '.jpg'), { type: 'image/jpeg' })
  } catch {
    return file
  }
}
