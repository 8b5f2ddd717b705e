import { t } from '#schema/messages/t'
import type { LocationVersion } from '../../../store/location-version'
import { NoThumbnail, Thumbnail } from '../../pickers/record-option'
import { useFound } from '../../pickers/use-found'
import { RemovedList, useRemovedItems } from '../list/item-origin'

/** In a location's version: the network's pictures that were removed from a list here, with the way back. */
export function RemovedPictures(props: RemovedPicturesProps) {
  const removed = useRemovedItems(props.version, props.path)
  const { records, state } = useFound(
    'media',
    removed.map(({ item }) => String(item)),
  )
  const items = removed.map(({ index, item }) => {
    const record = records.get(String(item))
    return {
      index,
      name: record?.title ?? (state === 'loading' ? t('Loading…') : t('Unknown picture')),
      picture: record?.thumbnail ? <Thumbnail src={record.thumbnail} /> : <NoThumbnail />,
    }
  })
  return <RemovedList {...props} items={items} />
}

interface RemovedPicturesProps {
  readonly version: LocationVersion
  /** Path of the list. */
  readonly path: string
  readonly locked: boolean
  /** True if the list can take no more pictures. */
  readonly isFull: boolean
}
