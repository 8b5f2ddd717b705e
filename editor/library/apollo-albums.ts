import { z } from 'zod/mini'
import { t } from '#schema/messages/t'
import { refusalMessage } from '../api/failure'
import { type ApiClient, fetchQuery, write } from '../api/fetch-query'
import {
  addToAlbum as addToAlbumMutation,
  albumItems,
  makeAlbum as makeAlbumMutation,
} from '../api/operations/pictures'
import type { NewAlbum, Pictures } from './pictures'

/** Returns the album operations of the media library. Albums are galleries. */
export function apolloAlbums(client: ApiClient): Pick<Pictures, 'addToAlbum' | 'makeAlbum'> {
  return { addToAlbum, makeAlbum }

  async function addToAlbum(album: string, ids: readonly number[]): Promise<void> {
    const { record } = await fetchQuery(client, albumItems, { key: album })
    const stored = albumValues.safeParse(record?.values)
    if (!record || !stored.success) throw new Error(t('This album no longer exists.'))
    const storedIds = stored.data.items
    const items = [...storedIds, ...ids.filter((id) => !storedIds.includes(id))].map(String)
    try {
      const expectedVersion = record.version
      await write(client, addToAlbumMutation, { id: record.id, items, expectedVersion })
    } catch (error) {
      throw new Error(refusalMessage(error))
    }
    client.recordsChanged('gallery')
  }

  async function makeAlbum({ name, locationId, ids, key }: NewAlbum): Promise<string> {
    try {
      const { createOrUpdateGallery } = await write(client, makeAlbumMutation, {
        ...{ name, locationId: String(locationId), items: ids.map(String) },
        idempotencyKey: key,
      })
      client.recordsChanged('gallery')
      return String(createOrUpdateGallery.id)
    } catch (error) {
      throw new Error(refusalMessage(error))
    }
  }
}

const albumValues = z.object({ items: z.array(z.int()) })
