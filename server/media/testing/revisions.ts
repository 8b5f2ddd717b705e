import { eq } from 'drizzle-orm'
import type { Orm } from '../../database/orm'
import { mediaItems, mediaRevisions } from '../../database/tables'

/** For tests: a media item said something else before, which is version 1 of its history. */
export async function insertRevision(orm: Orm, mediaId: number): Promise<void> {
  const [row] = await orm.select().from(mediaItems).where(eq(mediaItems.id, mediaId))
  if (!row) throw new Error(`There is no media item ${mediaId}`)
  const state = { ...row, altText: 'As it was', texts: [] }
  const made = {
    mediaId,
    version: 1,
    savedAt: new Date(),
    savedByName: '',
    action: 'upload' as const,
  }
  await orm.insert(mediaRevisions).values({ ...state, ...made })
}
