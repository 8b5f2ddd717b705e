import { useEffect, useState } from 'react'
import type { AnyBlock } from '#schema/block/block'
import { type ListedRecords, listedRecords } from '#schema/block/listed-records'
import { propsOf } from '#schema/page/stored-props'
import { usePage, useSession, useUi } from '../store/session'
import { useSame } from '../store/use-same'

/** Debounce before the block's records are read again, in ms. */
const DEBOUNCE_MS = 300
const NONE: readonly ListedRecords[] = []

/** Returns the records that a block queries, updated when its fields or a record change. The canvas has already fetched them. */
export function useListedRecords(id: string, definition: AnyBlock): readonly ListedRecords[] {
  const { context, source } = useSession()
  const changes = useUi(({ recordChanges }) => recordChanges)
  const [lists, setLists] = useState(NONE)
  const loads = definition.load !== undefined
  const props = usePage(
    useSame(({ page: { tree } }) => {
      const block = loads ? tree.blocks.get(id) : undefined
      return block ? propsOf(definition, block) : null
    }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed record is asked for again
  useEffect(() => {
    if (props === null) return
    let isCurrent = true
    const page = { ...context, title: '', outline: [] }
    const timer = setTimeout(() => {
      listedRecords(definition, props, page, source).then(
        (found) => isCurrent && setLists(found),
        // The canvas reports the failure and offers a retry.
        () => isCurrent && setLists(NONE),
      )
    }, DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [props, definition, context, source, changes])
  return props === null ? NONE : lists
}
