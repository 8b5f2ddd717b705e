import type { App } from '../app/app'
import type { PictureMaker } from '../media/maker/picture-jobs'
import { storeOriginal } from '../media/originals'
import type { FileStore } from '../media/store/file-store'
import { isFilled } from './is-filled'

/** Where the sample's pictures go, and what makes the stand-ins of them. */
export interface ContentParts {
  readonly store: FileStore
  readonly maker: Pick<PictureMaker, 'thumbnail'>
}

/**
 * Loads the sample into an empty database. Its code is loaded for that only: later starts are without it. Its pictures
 * are stored like uploads, as drawings: made 30 ms each where JPEG files would take seconds each, and sharp in every size.
 */
export async function ensureContent(
  app: Pick<App, 'database' | 'changes'>,
  { store, maker }: ContentParts,
): Promise<void> {
  if (await isFilled(app.database.orm)) return
  const { loadSample, sample, drawPicture } = await import('./sample-loading')
  await loadSample(app, sample, {
    async storePicture({ id, width }) {
      const svg = drawPicture(id)
      const [original, thumbnail] = await Promise.all([
        storeOriginal(store, { bytes: Buffer.from(svg), format: 'svg' }),
        maker.thumbnail({ svg, width }),
      ])
      return { original, thumbnail }
    },
  })
}
