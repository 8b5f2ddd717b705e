import { useEffect, useRef, useState } from 'react'
import { newKey } from '../api/new-key'
import type { StoredFile } from '../library/pictures'
import { useRecordSearch } from '../library/record-search'
import { createUploadQueue, SETTLED, type UploadItem } from './upload-queue'

export interface Uploads {
  readonly items: readonly UploadItem[]
  readonly isBusy: boolean
  /** Sends files to the library; they stay in this order. `replaces` names a picture that gets another one. */
  send(files: readonly File[], replaces?: string): void
  /** Tries what was refused again. */
  retry(): void
  remove(key: string): void
  /** Takes what the library has in place of a file that it has already, or of all such. */
  takeKnown(key?: string): void
  /** Stores such a file, or all, once more. */
  storeAnyway(key?: string): void
  /** Takes away what has come to its end. */
  clear(): void
}

/** Uploads pictures to a location; those that were stored are passed on together, in the order of the files. */
export function useUploads(
  { locationId, picturesOnly }: { readonly locationId: number; readonly picturesOnly: boolean },
  take: (records: readonly StoredFile[]) => void,
): Uploads {
  const { pictures } = useRecordSearch()
  const [items, setItems] = useState<readonly UploadItem[]>([])
  const onDone = useRef(take)
  onDone.current = take
  // One for as long as it is shown: another location on the screen is no reason to drop what is on its way.
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
