import type { App } from '../app/app'
import { storeOriginal } from '../media/originals'
import type { FileStore } from '../media/store/file-store'
import { markPending } from '../people/pending-setup'
import { emptyNetwork } from './empty-network'
import { importNetwork } from './import-network'
import { isFilled } from './is-filled'
import { loadSample, type ReadSamplePicture } from './sample-network'

interface ContentParts {
  /** True to load the sample; otherwise the network starts empty and gets its name in the editor. */
  readonly withSample: boolean
  /** Store for the sample’s pictures. */
  readonly store: FileStore
  readonly samplePicture: ReadSamplePicture
}

/** Fills an empty database with its first content. The sample’s pictures are stored like uploads, byte for byte as shipped. */
export async function ensureContent(
  app: Pick<App, 'database' | 'changes'>,
  { withSample, store, samplePicture }: ContentParts,
): Promise<void> {
  if (await isFilled(app.database.orm)) return
  if (!withSample) {
    await importNetwork(app, emptyNetwork, { storePicture: noPicture, whenImported: markPending })
    return
  }
  const { sample } = await loadSample()
  await importNetwork(app, sample, {
    storePicture: async ({ id }) => {
      const picture = await samplePicture(id)
      return { original: await storeOriginal(store, picture), fileSize: picture.bytes.length }
    },
  })
}

function noPicture({ id }: { readonly id: number }): never {
  throw new Error(`The empty network has a picture ${id}`)
}
