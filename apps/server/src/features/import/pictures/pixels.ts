import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Sharp } from 'sharp'

/** More than any camera that a picture of a crate is taken with; all of them are in memory at once. */
export const MOST_PIXELS = 50_000_000
const SECONDS = 30

export type PixelFault = { code: 'too-many-pixels' | 'not-readable' }
export type Size = { width: number; height: number }

/** Reads pictures into pixels and writes them out again; loaded by what imports only. */
export async function openPixels() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)

  const open = (content: Buffer, density?: number): Sharp =>
    sharp(content, {
      limitInputPixels: MOST_PIXELS,
      failOn: 'warning',
      ...(density !== undefined && { density }),
    }).timeout({ seconds: SECONDS })

  /** How large it is, in pixels or, of a drawing, in its own units. */
  async function sizeOf(content: Buffer): Promise<Outcome<Size, PixelFault>> {
    try {
      const { autoOrient } = await sharp(content, { limitInputPixels: false }).metadata()
      const { width, height } = autoOrient
      if (width * height > MOST_PIXELS) return refuse({ code: 'too-many-pixels' })
      return width > 0 && height > 0 ? accept({ width, height }) : refuse({ code: 'not-readable' })
    } catch {
      return refuse({ code: 'not-readable' })
    }
  }

  /** A drawing or a picture as wide and high as asked, whole; on a ground, or with what is left over transparent. */
  async function drawn(content: Buffer, from: Size, { width, height }: Size, ground?: string): Promise<Sharp> {
    // At its own size a drawing of 40 units would have 40 pixels.
    const density = (72 * Math.max(width / from.width, height / from.height)).toFixed(2)
    const opened = open(content, Math.min(Math.max(Number(density), 1), 100_000))
    const sized = opened.rotate().resize({ width, height, fit: 'contain', background: ground ?? TRANSPARENT })
    return ground === undefined ? sized : sized.flatten({ background: ground })
  }

  /** What was asked for as a file; a file that ends too early, or is no picture after all, is not readable. */
  async function written(make: () => Promise<Sharp> | Sharp): Promise<Outcome<Buffer, PixelFault>> {
    try {
      return accept(await (await make()).toBuffer())
    } catch {
      return refuse({ code: 'not-readable' })
    }
  }

  /** Reads it to its end, as a picture that is cut off tells only there. */
  async function whyNotReadable(content: Buffer): Promise<PixelFault['code'] | undefined> {
    const size = await sizeOf(content)
    if (!size.ok) return size.refusal.code
    const read = await written(() => open(content).resize({ width: 16 }).raw())
    return read.ok ? undefined : read.refusal.code
  }

  return { open, sizeOf, drawn, written, whyNotReadable }
}

export type Pixels = Awaited<ReturnType<typeof openPixels>>

export const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 }
