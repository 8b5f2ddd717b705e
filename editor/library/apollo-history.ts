import { refusalMessage } from '../api/failure'
import { type ApiClient, fetchQuery, write } from '../api/fetch-query'
import type { DescribedPictureFragment } from '../api/operations/generated'
import { pictureHistory, restoreVersion } from '../api/operations/pictures'
import type { Picture, PicturePart, Pictures, PictureVersion } from './pictures'

/** Returns the operations on the saved versions of pictures. */
export function apolloHistory(client: ApiClient): Pick<Pictures, 'history' | 'restore'> {
  return { history, restore }

  async function history(id: string): Promise<readonly PictureVersion[]> {
    const { mediaHistory } = await fetchQuery(client, pictureHistory, { id })
    return mediaHistory.map(({ item, ...version }) => ({ ...version, picture: pictureOf(item) }))
  }

  async function restore(
    id: string,
    version: number,
    parts: readonly PicturePart[],
  ): Promise<void> {
    try {
      await write(client, restoreVersion, { id, version, parts: [...parts] })
    } catch (error) {
      throw new Error(refusalMessage(error))
    }
    client.recordsChanged('media')
  }
}

export function pictureOf(item: DescribedPictureFragment): Picture {
  return {
    ...item,
    id: String(item.id),
    crop: item.crop,
    texts: item.texts,
  }
}
