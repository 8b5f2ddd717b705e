import { templateTitles } from '#renderer/templates/template-titles'
import type { EditorSession } from '../store/session'
import { factsOf } from './block-facts'
import { type CheckedPage, checksOf } from './checks-of'
import { fetchRecords, type RecordLookup } from './fetch-records'
import { readEmptyRegions } from './read-empty-regions'
import { readGrounds } from './read-grounds'
import { readHeadings } from './read-headings'
import type { RecordAnswers } from './record-answers'
import { placedBlocks } from './shown-blocks'

/** Returns the known records that the page uses now; the same object if nothing new was fetched. */
export async function recordsNow(
  { pageStore, registry, context }: EditorSession,
  lookup: RecordLookup,
  before: RecordAnswers,
): Promise<RecordAnswers> {
  const facts = placedBlocks(pageStore.getState().page.tree)
    .filter(({ isShown }) => isShown)
    .map(({ block }) => factsOf(block, registry))
  const found = await fetchRecords(facts, before, lookup, context)
  const isNew = Object.entries(found).some(
    ([name, map]) => before[name as keyof RecordAnswers] !== map,
  )
  return isNew ? found : before
}

/** Checks the stored page and its rendering on the canvas. */
export function runChecks(
  { pageStore, registry, context, target }: EditorSession,
  records: RecordAnswers,
): CheckedPage {
  const canvas = document.querySelector<HTMLElement>('[data-canvas]')
  const { tree, settings } = pageStore.getState().page
  // Layouts and shared blocks have no description and no headings of their own: the pages that show them do.
  const isLayout = target === 'layout' || target === 'shared'
  return checksOf({
    tree,
    settings: isLayout ? null : settings,
    registry,
    page: context,
    templateTitles,
    records,
    headings: canvas && !isLayout && tree.blocks.size > 0 ? readHeadings(canvas) : null,
    grounds: canvas ? readGrounds(canvas) : [],
    empties: canvas ? readEmptyRegions(canvas) : [],
  })
}
