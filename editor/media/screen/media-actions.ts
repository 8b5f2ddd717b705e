import { EyeOff, RotateCcw, Trash2 } from 'lucide-react'
import { t } from '#schema/messages/t'
import type { LibraryPicture, Pictures } from '../../library/pictures'
import type { OfferedAction, RowAction } from '../../screens/list/use-row-actions'

/** A selected file as a row of a bulk action. */
export type MediaRow = { readonly id: number } & Pick<
  LibraryPicture,
  'key' | 'title' | 'altText' | 'isDecorative' | 'isPicture'
>

type Writes = Pick<Pictures, 'describe' | 'dispose' | 'addToAlbum'>

export function rowOf(picture: LibraryPicture): MediaRow {
  return { ...picture, id: Number(picture.key) }
}

/** Returns the bulk actions that need no further input. */
export function mediaActions(pictures: Writes, isInTrash: boolean): OfferedAction<MediaRow>[] {
  return isInTrash ? [restore(pictures)] : [markDecorative(pictures), trash(pictures)]
}

/** Returns the action that gives all selected pictures the same alt text, e.g. forty pictures of one procession. */
export function describeAll(pictures: Writes, altText: string): RowAction<MediaRow> {
  return {
    done: ({ count, name }) =>
      t('{count, plural, one {Described “{name}”.} other {Described # files.}}', { count, name }),
    run: (_client, row) => describe(pictures, row, { altText, isDecorative: false }),
  }
}

/** Appends pictures to an album in a single mutation: all succeed, or each reports the reason. */
export function addAllToAlbum(
  pictures: Writes,
  album: { readonly id: string; readonly name: string },
  rows: readonly MediaRow[],
): RowAction<MediaRow> {
  const written = pictures.addToAlbum(
    album.id,
    rows.map(({ id }) => id),
  )
  return {
    done: ({ count, name }) =>
      t('{count, plural, one {Added “{name}” to “{album}”.} other {Added # files to “{album}”.}}', {
        count,
        name,
        album: album.name,
      }),
    async run() {
      await written
      return null
    },
  }
}

function markDecorative(pictures: Writes): OfferedAction<MediaRow> {
  return {
    label: t('Mark as decorative'),
    icon: EyeOff,
    isFor: ({ isPicture, isDecorative, altText }) => isPicture && !isDecorative && altText === '',
    run: (_client, row) => describe(pictures, row, { isDecorative: true }),
    done: ({ count, name }) =>
      t(
        '{count, plural, one {Marked “{name}” as decorative.} other {Marked # files as decorative.}}',
        { count, name },
      ),
  }
}

function trash(pictures: Writes): OfferedAction<MediaRow> {
  return {
    label: t('Move to the trash'),
    icon: Trash2,
    danger: true,
    isFor: () => true,
    async run(_client, { key }) {
      await pictures.dispose(key, 'delete')
      return () => pictures.dispose(key, 'restore')
    },
    done: ({ count, name }) =>
      t('{count, plural, one {Moved “{name}” to the trash.} other {Moved # files to the trash.}}', {
        count,
        name,
      }),
  }
}

function restore(pictures: Writes): OfferedAction<MediaRow> {
  return {
    label: t('Restore'),
    icon: RotateCcw,
    isFor: () => true,
    async run(_client, { key }) {
      await pictures.dispose(key, 'restore')
      return () => pictures.dispose(key, 'delete')
    },
    done: ({ count, name }) =>
      t('{count, plural, one {Restored “{name}”.} other {Restored # files.}}', { count, name }),
  }
}

/** Sets texts of a picture; returns the undo action. */
async function describe(
  pictures: Writes,
  { key, altText, isDecorative }: MediaRow,
  words: Partial<Pick<MediaRow, 'altText' | 'isDecorative'>>,
) {
  await pictures.describe(key, words)
  return () => pictures.describe(key, { altText, isDecorative })
}
