import type { App } from '../app'
import type { PictureMaker } from '../media/maker/picture-jobs'
import { isFilled } from './is-filled'

/** Loads the sample into an empty database. Its code is loaded for that only: later starts are without it. */
export async function ensureContent(
  app: Pick<App, 'database' | 'changes'>,
  maker: Pick<PictureMaker, 'thumbnail'>,
): Promise<void> {
  if (await isFilled(app.database.orm)) return
  const { loadSample, sample, drawPicture } = await import('./sample-loading')
  await loadSample(app, sample, {
    thumbnail: ({ id, width }) => maker.thumbnail({ svg: drawPicture(id), width }),
  })
}
