import { join } from 'node:path'
import type { App } from '../app/app'
import { registerServer } from '../database/server-registry'
import type { FileTarget } from '../file-target/file-target'
import type { PictureMaker } from './maker/picture-jobs'
import { createPictureAccess, type PictureAccess } from './picture-access'
import { createPictureStore, type PictureStore } from './picture-store'
import { createSharedSizes } from './shared-sizes'
import { createSizeCache } from './size-cache'
import type { FileStore } from './store/file-store'
import { originalsFolder } from './store/open-store'
import type { S3Options } from './store/s3-client'
import { sweepRegularly } from './sweep-originals'

export interface Media {
  readonly store: FileStore
  readonly pictures: PictureStore
  readonly access: PictureAccess
  /** Returns why this server can’t share pictures with others on its database; `null` if it can. */
  problem(): string | null
  stop(): Promise<void>
}

export interface MediaConfiguration {
  /** `null` for the embedded database. */
  readonly databaseUrl: string | null
  /** Absolute path of the folder for the embedded database and the pictures. */
  readonly dataDir: string
  /** The store of uploaded pictures; `null` for the folder `originals` of `dataDir`. */
  readonly s3: S3Options | null
  /** Disk space for cached picture sizes, in bytes. */
  readonly pictureCacheBytes: number
}

interface MediaParts {
  readonly store: FileStore
  readonly maker: PictureMaker
  readonly configuration: MediaConfiguration
  /** Files shared by all servers on the database. */
  readonly files: () => Promise<FileTarget>
}

/** Sets up the storing, encoding and serving of pictures; the database already has its content. */
export async function startMedia(
  app: App,
  { store, maker, configuration, files }: MediaParts,
): Promise<Media> {
  const { log } = app
  const { dataDir, s3, databaseUrl } = configuration
  if (databaseUrl !== null && !s3)
    log.warn(
      `Pictures are stored in ${originalsFolder(dataDir)} on this server. A second server on this database needs the same shared folder, or an S3-compatible store for both: see S3_ENDPOINT in the README.`,
    )
  const registration = await registerServer(app, store.identity)
  // A folder belongs to one server as a rule, and has its sizes beside it.
  const shared = s3
    ? createSharedSizes({
        files,
        onError: (error) => log.warn({ err: error }, 'picture sizes can’t be shared with servers'),
      })
    : null
  const stopSweeping = sweepRegularly(app, { store, shared })
  const sizes = createSizeCache({
    folder: join(dataDir, 'sizes'),
    limit: configuration.pictureCacheBytes,
    onError: (error) => log.warn({ err: error }, 'the picture cache can’t be used'),
  })
  const pictures = createPictureStore({
    originals: store,
    sizes,
    shared,
    maker,
    onError: (error) => log.error({ err: error }, 'failed to resize a picture'),
  })
  return {
    store,
    pictures,
    access: createPictureAccess(app),
    problem: registration.problem,
    async stop() {
      stopSweeping()
      await registration.leave()
      store.close()
    },
  }
}
