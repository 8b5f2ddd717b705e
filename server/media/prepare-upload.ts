import type { App } from '../app/app'
import { QueueFull } from './maker/job-queue'
import { formatOf } from './originals'
import { pictureOf } from './picture-access'
import { MissingOriginal, type PictureStore } from './picture-store'

/** Those of lists and cards, and of a column: others are answered with them until they are made. */
const WIDTHS = [320, 1024]

/**
 * Makes the sizes of a new picture that are asked for first, while nobody waits for others. Skips a PDF, which is only downloaded; where too many
 * are waiting already, a size is made when it is asked for. A picture that was deleted meanwhile needs none.
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
