import { useState } from 'react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { write } from '../api/fetch-query'
import {
  resetDifferencesMutation,
  undoDifferenceResetMutation,
} from '../api/operations/differences'
import type { DifferenceResetPartsFragment } from '../api/operations/generated'
import { useApp } from '../app/app-context'
import { useToast } from '../ui/screen-toast'
import type { DifferingPage, Narrowed } from './differing-page'

type ResetTarget = Pick<Narrowed, 'block' | 'field'> & { readonly differenceId?: string }

/**
 * Returns a function that resets locations to the network's content, one step per page, with undo. `changed` refetches the list.
 */
export function useReset(changed: () => void) {
  const { client } = useApp()
  const { toast, showToast } = useToast()
  const [isBusy, setIsBusy] = useState(false)
  return { toast, isBusy, reset, undo, changed, say }

  /** Shows a message after another step and refetches the list. */
  function say(words: string): void {
    showToast(words)
    changed()
  }

  function reset(rows: readonly DifferingPage[], what: ResetTarget): Promise<void> {
    return take(async () => {
      const done: DifferenceResetPartsFragment[] = []
      for (const documentId of new Set(rows.map((row) => row.documentId)))
        done.push(await resetPage(documentId, rows, what))
      const [only] = done
      showToast(
        doneMessage(done),
        only && done.length === 1 ? () => void undo(String(only.id)) : null,
      )
    })
  }

  async function resetPage(
    documentId: DifferingPage['documentId'],
    rows: readonly DifferingPage[],
    { block, field, differenceId }: ResetTarget,
  ) {
    const { resetDifferences } = await write(client, resetDifferencesMutation, {
      documentId,
      ...(block && { blockId: block }),
      ...(field && { field }),
      ...(differenceId && { differenceId }),
      places: rows
        .filter((row) => row.documentId === documentId)
        .map(({ locationId, language, version }) => ({
          ...{ locationId, language, expectedVersion: version },
        })),
    })
    return resetDifferences
  }

  function undo(id: string): Promise<void> {
    return take(async () => {
      await write(client, undoDifferenceResetMutation, { id })
      showToast(t('Undone. The locations have their changes back.'))
    })
  }

  async function take(step: () => Promise<void>): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    try {
      await step()
    } catch (error) {
      showToast(failureOf(error).message)
    }
    setIsBusy(false)
    changed()
  }
}

function doneMessage(done: readonly DifferenceResetPartsFragment[]): string {
  const [only] = done
  if (!only || done.length > 1)
    return t('{count} pages were reset to the network’s version.', { count: done.length })
  return t(
    '{placeCount, plural, one {{places} was reset to the network’s page.} other {# locations were reset to the network’s page.}}',
    { placeCount: only.placeCount, places: only.places },
  )
}
