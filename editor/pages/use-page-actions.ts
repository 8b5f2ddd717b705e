import { useState } from 'react'
import type { DocumentSummary } from '../api/answers'
import { failureOf } from '../api/failure'
import { useApp } from '../app/app-context'
import type { Toast } from '../ui/toast-region'
import type { PageAction, UndoAction } from './page-actions'

/** Why something could not be done to a page, by the page's id. */
export type Refusals = ReadonlyMap<number, string>

const NONE: Refusals = new Map()
/** So many pages are changed at a time. */
const AT_ONCE = 4

/** Runs actions on pages, notifies of the result, and offers undo. `changed` refetches the list. */
export function usePageActions(changed: () => void) {
  const { client } = useApp()
  const [toast, setToast] = useState<Toast | null>(null)
  const [refusals, setRefusals] = useState<Refusals>(NONE)
  const [isBusy, setIsBusy] = useState(false)
  return { toast, refusals, isBusy, run, tell }

  async function run(action: PageAction, pages: readonly DocumentSummary[]): Promise<void> {
    if (isBusy || pages.length === 0) return
    setIsBusy(true)
    setRefusals(NONE)
    const refused = new Map<number, string>()
    const undos: UndoAction[] = []
    const done: DocumentSummary[] = []
    await eachOf(pages, async (page) => {
      try {
        const undo = await action.run(client, page)
        done.push(page)
        if (undo) undos.push(undo)
      } catch (error) {
        refused.set(page.id, failureOf(error).message)
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
}

function outcome(
  { done: verb, takesOffSite }: PageAction,
  done: readonly DocumentSummary[],
  refused: number,
): string {
  const [first] = done
  const failure = refused === 0 ? '' : `${pagesWords(refused)} could not be changed: see the list.`
  if (!first) return failure
  const what = done.length === 1 ? `“${first.title || 'Untitled page'}”` : pagesWords(done.length)
  const warning = takesOffSite && done.some(({ type }) => type === 'LAYOUT') ? FRAME_OFF : ''
  return [`${verb} ${what}.`, warning, failure].filter(Boolean).join(' ')
}

const FRAME_OFF =
  'The pages of the location are shown with the network’s header and footer now, or without any.'

function pagesWords(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`
}

async function eachOf<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns))

  async function takeTurns(): Promise<void> {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item)
  }
}
