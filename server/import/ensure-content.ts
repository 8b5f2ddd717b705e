import type { App } from '../app/app'
import type { PictureMaker } from '../media/maker/picture-jobs'
import { storeOriginal } from '../media/originals'
import type { FileStore } from '../media/store/file-store'
import { markPending } from '../setup/pending-setup'
import { emptyNetwork } from './empty-network'
import { importNetwork } from './import-network'
import { isFilled } from './is-filled'
import { loadSample } from './sample-network'

interface ContentParts {
  /** Whether the sample is loaded; else the network starts empty and is named in the editor. */
  readonly withSample: boolean
  /** Where the sample's pictures go, and what makes the stand-ins of them. */
  readonly store: FileStore
  readonly maker: Pick<PictureMaker, 'thumbnail'>
}

/**
 * Gives an empty database its first content. The sample's pictures are stored like uploads, as drawings: made 30 ms each
 * where JPEG files would take seconds each, and sharp in every size.
 */
export async function ensureContent(
  app: Pick<App, 'database' | 'changes'>,
  { withSample, store, maker }: ContentParts,
): Promise<void> {
  if (await isFilled(app.database.orm)) return
  if (!withSample) {
    await importNetwork(app, emptyNetwork, { storePicture: noPicture, whenImported: markPending })
    return
  }
  const { sample, drawPicture } = await loadSample()
  await importNetwork(app, sample, {
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

function noPicture({ id }: { readonly id: number }): never {
  throw new Error(`The empty network has a picture ${id}`)
}
