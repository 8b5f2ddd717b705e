import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { failureOf } from '../../api/failure'
import type { ApiClient } from '../../api/fetch-query'
import { useApp } from '../../app/app-context'
import { useToast } from '../../ui/screen-toast'

/** Why an action was refused, by the id of the row. */
export type Refusals = ReadonlyMap<number | string, string>

export type UndoAction = () => Promise<unknown>

/** Something that is done to rows of a list, to one of them or to several. */
export interface RowAction<Row> {
  /** The message about it: `Archived “Diwali”.`; `what` is the row, or how many they are. */
  readonly done: (what: string) => string
  /** Returns how to undo it; `null` where it cannot be undone. */
  readonly run: (client: ApiClient, row: Row) => Promise<UndoAction | null>
  /** How many rows it is run on at the same time: more than a few where one call changes many. */
  readonly atOnce?: number
  /** What the message says besides, of the rows it was done to; empty for nothing. */
  readonly warning?: (rows: readonly Row[]) => string
}

/** An action that the menu of a row and the bulk bar offer. */
export interface OfferedAction<Row> extends RowAction<Row> {
  readonly label: string
  readonly icon: LucideIcon
  readonly danger?: boolean
  /** Whether it applies to the row as it is. Who is allowed to is decided by the server. */
  readonly isFor: (row: Row) => boolean
}

/** How messages name rows. */
interface RowNames<Row> {
  nameOf(row: Row): string
  /** `3 events`. */
  countOf(count: number): string
  /** Why an action failed; absent where it fails with what the server answered. */
  reasonOf?(error: unknown): string
}

const NONE: Refusals = new Map()
/** How many rows are changed at the same time. */
const USUALLY_AT_ONCE = 4

/** What runs actions on rows of a list. */
export type RowActions<Row extends { readonly id: number | string }> = ReturnType<
  typeof useRowActions<Row>
>

/**
 * Runs actions on rows, reports the result of each, and offers undo. `changed` fetches the list again. To be called
 * outside of what the list shows: the message has to stay when the last row is gone.
 */
export function useRowActions<Row extends { readonly id: number | string }>(
  changed: () => void,
  { nameOf, countOf, reasonOf = (error) => failureOf(error).message }: RowNames<Row>,
) {
  const { client } = useApp()
  const { toast, showToast } = useToast()
  const [refusals, setRefusals] = useState<Refusals>(NONE)
  const [isBusy, setIsBusy] = useState(false)
  return { toast, showToast, refusals, isBusy, run }

  async function run(action: RowAction<Row>, rows: readonly Row[]): Promise<void> {
    if (isBusy || rows.length === 0) return
    setIsBusy(true)
    setRefusals(NONE)
    const refused = new Map<number | string, string>()
    const undos: UndoAction[] = []
    const done: Row[] = []
    const act = async (row: Row) => {
      try {
        const undo = await action.run(client, row)
        done.push(row)
        if (undo) undos.push(undo)
      } catch (error) {
        refused.set(row.id, reasonOf(error))
      }
    }
    await forEachItem(rows, act, action.atOnce)
    setIsBusy(false)
    setRefusals(refused)
    // All of it can be undone or none: half would be worse.
    const canUndo = undos.length > 0 && undos.length === done.length
    showToast(
      outcome(action, done, refused.size),
      canUndo ? () => void undoAll(undos, action) : null,
    )
    changed()
  }

  async function undoAll(undos: readonly UndoAction[], { atOnce }: RowAction<Row>): Promise<void> {
    let failed = 0
    let reason = ''
    const act = async (undo: UndoAction) => {
      try {
        await undo()
      } catch (error) {
        failed += 1
        reason = reasonOf(error)
      }
    }
    await forEachItem(undos, act, atOnce)
    showToast(
      failed === 0
        ? t('Undone')
        : joinSentences(t('{failed} couldn’t be undone.', { failed }), reason),
    )
    changed()
  }

  function outcome(action: RowAction<Row>, done: readonly Row[], refused: number): string {
    const [first] = done
    const failure =
      refused === 0
        ? ''
        : t('{count} couldn’t be changed: see the list.', { count: countOf(refused) })
    if (!first) return failure
    const what = done.length === 1 ? `“${nameOf(first)}”` : countOf(done.length)
    return [action.done(what), action.warning?.(done), failure].filter(Boolean).join(' ')
  }
}

/** Acts on each item, a few at the same time. */
export async function forEachItem<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
  atOnce = USUALLY_AT_ONCE,
): Promise<void> {
  const waiting = [...items]
  await Promise.all(Array.from({ length: atOnce }, takeTurns))

  async function takeTurns(): Promise<void> {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item)
  }
}
