import type { App } from '../app/app'
import { QueueFull } from './maker/job-queue'
import { formatOf } from './originals'
import { pictureOf } from './picture-access'
import { MissingOriginal, type PictureStore } from './picture-store'

/** Widths of lists and cards, and of a column; they substitute for others until those are ready. */
const WIDTHS = [320, 1024]

/**
 * Prepares the most requested sizes of a new picture when the queue is idle. Skips PDFs, which are only downloaded, and deleted
 * pictures. If the queue is full, sizes are created on request.
 */
export async function prepareUpload(
  app: Pick<App, 'database'>,
  pictures: Pick<PictureStore, 'prepare'>,
  id: number,
): Promise<void> {
  const picture = await pictureOf(app, id)
  if (!picture || formatOf(picture.original) === 'pdf') return
  for (const width of WIDTHS)
    try {
      await pictures.prepare(picture, width, 'webp')
    } catch (error) {
      if (!(error instanceof QueueFull || error instanceof MissingOriginal)) throw error
    }
}
