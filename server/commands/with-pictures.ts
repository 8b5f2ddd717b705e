import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { App } from '../app/app'
import { createPictureMaker } from '../media/maker/picture-maker'
import { createPictureAccess } from '../media/picture-access'
import { createPictureStore } from '../media/picture-store'
import { createSizeCache } from '../media/size-cache'
import type { FileStore } from '../media/store/file-store'
import type { PictureSource } from '../static-export/static-pictures'
import type { CommandContext } from './command'

interface PictureParts {
  readonly app: App
  readonly store: FileStore
  readonly context: CommandContext
}

/** Number of pictures made at a time: a process each, of 60 to 85 MiB, which gives way to the server. */
const ENCODERS = Math.min(4, Math.max(2, availableParallelism()))

/** Creates pictures as a server does, in its picture folder. */
export async function withPictures<Result>(
  { app, store, context: { configuration, root, log } }: PictureParts,
  work: (pictures: PictureSource) => Promise<Result>,
): Promise<Result> {
  const { dataDir, pictureCacheBytes } = configuration()
  const onError = (error: unknown) => log.error({ err: error }, 'failed to make a picture')
  const maker = createPictureMaker({
    program: join(root, 'dist/server/picture-process.cjs'),
    onError,
    limits: { processes: ENCODERS },
  })
  const sizes = createSizeCache({
    folder: join(dataDir, 'sizes'),
    limit: pictureCacheBytes,
    onError,
  })
  try {
    return await work({
      store: createPictureStore({
        ...{ originals: store, sizes, maker, onError },
        concurrency: ENCODERS,
      }),
      publicPicture: createPictureAccess(app).publicPicture,
    })
  } finally {
    maker.close()
  }
}
