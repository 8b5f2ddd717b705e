import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { failureOf } from '../../api/failure'
import type { ApiClient } from '../../api/fetch-query'
import { useApp } from '../../app/app-context'
import { useToast } from '../../ui/screen-toast'
import { forEachItem } from './for-each-item'
import { isStep, type StepResult, stepsMessage, type UndoAction } from './step-result'

/** Reasons for refused actions, by the id of the row. */
export type Refusals = ReadonlyMap<number | string, string>

/** An action on one or more rows of a list. */
export interface RowAction<Row> {
  /** Returns the message: `Archived “Diwali”.` or `Archived 3 pages.` */
  readonly done: (rows: ChangedRows) => string
  /** Returns the undo action, `null` if it can't be undone; for publishing steps with what the message is derived from. */
  readonly run: (client: ApiClient, row: Row) => Promise<UndoAction | StepResult | null>
  /** Maximum number of rows processed concurrently; higher if one request changes many. */
  readonly atOnce?: number
  /** Returns an addition to the message for the processed rows; empty for none. */
  readonly warning?: (rows: readonly Row[]) => string
}

interface ChangedRows {
  readonly count: number
  /** The name of the first, for a message about one. */
  readonly name: string
}

/** An action offered in the menu of a row and in the bulk bar. */
export interface OfferedAction<Row> extends RowAction<Row> {
  readonly label: string
  readonly icon: LucideIcon
  readonly danger?: boolean
  /** Returns whether it applies to the row's state. The server checks the permission. */
  readonly isFor: (row: Row) => boolean
}

/** Names of rows in messages. */
interface RowNames<Row> {
  nameOf(row: Row): string
  /** Returns why an action failed; if absent, the server's error is used. */
  reasonOf?(error: unknown): string
}

const NONE: Refusals = new Map()
/** Result of `useRowActions`. */
export type RowActions<Row extends { readonly id: number | string }> = ReturnType<
  typeof useRowActions<Row>
>

/**
 * Returns functions that run actions on rows, report each result, and offer undo. `changed` refetches the list. Call it outside
 * the list, because the message must stay when the last row disappears.
 */
export function useRowActions<Row extends { readonly id: number | string }>(
  changed: () => void,
  { nameOf, reasonOf = (error) => failureOf(error).message }: RowNames<Row>,
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
    const steps: StepResult[] = []
    const act = async (row: Row) => {
      try {
        const result = await action.run(client, row)
        const undo = isStep(result) ? result.undo : result
        done.push(row)
        if (isStep(result)) steps.push(result)
        if (undo) undos.push(undo)
      } catch (error) {
        refused.set(row.id, reasonOf(error))
      }
    }
    await forEachItem(rows, act, action.atOnce)
    const told = await stepsMessage(steps, done.map(nameOf))
    setIsBusy(false)
    setRefusals(refused)
    // Undo is offered only if it covers all rows.
    const canUndo = undos.length > 0 && undos.length === done.length
    showToast(
      outcome(action, { done, told }, refused.size),
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

  function outcome(action: RowAction<Row>, { done, told }: Result<Row>, refused: number): string {
    const [first] = done
    const failure =
      refused === 0
        ? ''
        : t(
            '{refused, plural, one {# couldn’t be changed. The reason is shown beside it.} other {# couldn’t be changed. The reasons are shown beside them.}}',
            { refused },
          )
    if (!first) return failure
    const text = told.whole ?? action.done({ count: done.length, name: nameOf(first) })
    return [text, told.more, action.warning?.(done), failure].filter(Boolean).join(' ')
  }
}

interface Result<Row> {
  readonly done: readonly Row[]
  readonly told: Awaited<ReturnType<typeof stepsMessage>>
}
