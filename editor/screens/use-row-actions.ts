import type { ApolloClient } from '@apollo/client'
import { useState } from 'react'
import { failureOf } from '../api/failure'
import { useApp } from '../app/app-context'
import type { Toast } from '../ui/toast-region'

/** Why something could not be done to a row, by the row's id. */
export type Refusals = ReadonlyMap<number, string>

export type UndoAction = () => Promise<unknown>

/** Something that is done to rows of a list, to one of them or to several. */
export interface RowAction<Row> {
  /** What was done: `Archived`. */
  readonly done: string
  /** Returns how to take it back; `null` where it cannot be undone. */
  readonly run: (client: ApolloClient, row: Row) => Promise<UndoAction | null>
}

/** How rows are named in what is said of them. */
interface RowNames<Row> {
  nameOf(row: Row): string
  /** `3 events`. */
  countOf(count: number): string
}

const NONE: Refusals = new Map()
/** So many rows are changed at a time. */
const AT_ONCE = 4

/** Runs actions on rows, says what became of each, and offers undo. `changed` fetches the list again. */
export function useRowActions<Row extends { readonly id: number }>(
  changed: () => void,
  { nameOf, countOf }: RowNames<Row>,
) {
  const { client } = useApp()
  const [toast, setToast] = useState<Toast | null>(null)
  const [refusals, setRefusals] = useState<Refusals>(NONE)
  const [isBusy, setIsBusy] = useState(false)
  return { toast, refusals, isBusy, run, tell }

  async function run(action: RowAction<Row>, rows: readonly Row[]): Promise<void> {
    if (isBusy || rows.length === 0) return
    setIsBusy(true)
    setRefusals(NONE)
    const refused = new Map<number, string>()
    const undos: UndoAction[] = []
    const done: Row[] = []
    await eachOf(rows, async (row) => {
      try {
        const undo = await action.run(client, row)
        done.push(row)
        if (undo) undos.push(undo)
      } catch (error) {
        refused.set(row.id, failureOf(error).message)
      }
    })
    setIsBusy(false)
    setRefusals(refused)
    // All of it can be undone or none: half would be worse.
    const hasWayBack = undos.length > 0 && undos.length === done.length
    tell(outcome(action, done, refused.size), hasWayBack ? () => void back(undos) : null)
    changed()
  }

  async function back(undos: readonly UndoAction[]): Promise<void> {
    let failed = 0
    let reason = ''
    await eachOf(undos, async (undo) => {
      try {
        await undo()
      } catch (error) {
        failed += 1
        reason = failureOf(error).message
      }
    })
    tell(failed === 0 ? 'Undone' : `${failed} could not be undone. ${reason}`, null)
    changed()
  }

  function tell(text: string, undo: (() => void) | null): void {
    setToast((before) => ({
      text,
      undo: false,
      action: undo && { label: 'Undo', run: undo },
      count: (before?.count ?? 0) + 1,
    }))
  }

  function outcome({ done: verb }: RowAction<Row>, done: readonly Row[], refused: number): string {
    const [first] = done
    const failure = refused === 0 ? '' : `${countOf(refused)} could not be changed: see the list.`
    if (!first) return failure
    const what = done.length === 1 ? `“${nameOf(first)}”` : countOf(done.length)
    return [`${verb} ${what}.`, failure].filter(Boolean).join(' ')
  }
}

/** Acts on each item, a few at a time. */
export async function eachOf<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns))

  async function takeTurns(): Promise<void> {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item)
  }
}
