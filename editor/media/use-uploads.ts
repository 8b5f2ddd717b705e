import { useEffect, useRef, useState } from 'react'
import { newKey } from '../api/new-key'
import type { StoredFile } from '../library/pictures'
import { useRecordSearch } from '../library/record-search'
import { createUploadQueue, SETTLED, type UploadItem } from './upload-queue'

export interface Uploads {
  readonly items: readonly UploadItem[]
  readonly isBusy: boolean
  /** Uploads files to the library in this order. `replaces` is the id of a picture to replace. */
  send(files: readonly File[], replaces?: string): void
  /** Retries refused files. */
  retry(): void
  remove(key: string): void
  /** Uses the known file of the library instead, for one file or for all. */
  takeKnown(key?: string): void
  /** Stores known files again, one or all. */
  storeAnyway(key?: string): void
  /** Removes settled files from the list. */
  clear(): void
}

/** Returns the upload queue of a location. Finished files are reported together, in their original order. */
export function useUploads(
  { locationId, picturesOnly }: { readonly locationId: number; readonly picturesOnly: boolean },
  take: (records: readonly StoredFile[]) => void,
): Uploads {
  const { pictures } = useRecordSearch()
  const [items, setItems] = useState<readonly UploadItem[]>([])
  const onDone = useRef(take)
  onDone.current = take
  // One queue while the component is mounted: a change of location must not cancel running uploads.
  const [queue] = useState(() =>
    createUploadQueue({
      pictures,
      onChange: setItems,
      onDone: (records) => onDone.current(records),
    }),
  )
  useEffect(() => () => queue.close(), [queue])
  const isBusy = items.some(({ state }) => !SETTLED.has(state))
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isBusy])
  return {
    ...{ items, isBusy },
    send: (files, replaces) =>
      queue.add(
        files.map((file) => ({
          ...{ file, key: newKey(), locationId, picturesOnly },
          ...(replaces !== undefined && { replaces }),
        })),
      ),
    retry: queue.retry,
    remove: queue.remove,
    takeKnown: queue.takeKnown,
    storeAnyway: queue.storeAnyway,
    clear: queue.clear,
  }
}
