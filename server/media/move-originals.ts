import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { App } from '../app/app'
import { announce } from '../database/changes'
import { mediaItems } from '../database/tables'
import { isMissing } from '../disk/write-whole'
import { type Original, storeOriginal } from './originals'
import { type FileStore, StoreUnavailable } from './store/file-store'
import { openFolderStore } from './store/folder-store'
import { originalsFolder, type StoreOptions } from './store/open-store'

const AT_ONCE = 100

interface MoveOptions extends StoreOptions {
  /** The drawing of a sample picture, which earlier releases made at every request; `null` for any other. */
  readonly draw: (id: number) => Promise<Buffer | null>
}

/**
 * Brings originals to where this release looks for them: those of earlier releases (`DATA_DIR/media/12/uploaded.jpeg`, and
 * the sample's drawings), and those of the folder once an S3-compatible store is configured. What could not be moved
 * is tried again at the next start; the site is served meanwhile.
 */
export async function moveOriginals(
  app: Pick<App, 'changes' | 'database' | 'log'>,
  store: FileStore,
  options: MoveOptions,
): Promise<void> {
  try {
    await moveEarlierReleases(app, store, options)
    if (options.s3) await moveFolder(app, store, options)
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    app.log.error({ err: error }, 'originals could not be moved to the file store')
  }
}

async function moveEarlierReleases(
  app: Pick<App, 'changes' | 'database' | 'log'>,
  store: FileStore,
  { dataDir, draw }: MoveOptions,
): Promise<void> {
  const folder = join(dataDir, 'media')
  let after = 0
  for (;;) {
    const rows = await app.database.orm
      .select({ id: mediaItems.id })
      .from(mediaItems)
      .where(and(isNull(mediaItems.original), gt(mediaItems.id, after)))
      .orderBy(asc(mediaItems.id))
      .limit(AT_ONCE)
    for (const { id } of rows) await moveOne(app, store, { id, folder, draw })
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

async function moveOne(
  app: Pick<App, 'changes' | 'log'>,
  store: FileStore,
  {
    id,
    folder,
    draw,
  }: { readonly id: number; readonly folder: string; readonly draw: MoveOptions['draw'] },
): Promise<void> {
  const earlier = join(folder, String(id))
  const original = (await uploadIn(earlier)) ?? (await drawingOf(id, draw))
  if (!original) {
    app.log.error({ media: id }, `the original of media item ${id} is not in ${earlier}`)
    return
  }
  const name = await storeOriginal(store, original)
  await app.changes.write(async (tx) => {
    await tx
      .update(mediaItems)
      .set({ original: name })
      .where(and(eq(mediaItems.id, id), isNull(mediaItems.original)))
    // Pages and whoever remembers it know the picture by its old address.
    announce(tx, [`media:${id}`])
  })
  await rm(earlier, { recursive: true, force: true })
}

async function uploadIn(folder: string): Promise<Original | null> {
  for (const format of ['jpeg', 'webp'] as const)
    try {
      return { bytes: await readFile(join(folder, `uploaded.${format}`)), format }
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  return null
}

async function drawingOf(id: number, draw: MoveOptions['draw']): Promise<Original | null> {
  const bytes = await draw(id)
  return bytes && { bytes, format: 'svg' }
}

async function moveFolder(
  { log }: Pick<App, 'log'>,
  store: FileStore,
  { dataDir }: MoveOptions,
): Promise<void> {
  if (!existsSync(originalsFolder(dataDir))) return
  const folder = await openFolderStore(originalsFolder(dataDir))
  let moved = 0
  for (let page = await folder.list(); ; page = await folder.list(page.next)) {
    for (const name of page.names) {
      const bytes = await folder.get(name)
      if (bytes) await store.put(name, bytes)
      await folder.delete(name)
      moved += 1
    }
    if (page.next === null) break
  }
  if (moved > 0) log.info({ moved }, 'originals were moved to the S3-compatible store')
}
