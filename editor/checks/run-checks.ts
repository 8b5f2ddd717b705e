import { templateTitles } from '#renderer/templates/template-titles'
import type { EditorSession } from '../store/session'
import { factsOf } from './block-facts'
import { type CheckedPage, checksOf } from './checks-of'
import { fetchRecords, type RecordLookup } from './fetch-records'
import type { KnownRecords } from './known-records'
import { readEmptyRegions } from './read-empty-regions'
import { readGrounds } from './read-grounds'
import { readHeadings } from './read-headings'
import { placedBlocks } from './shown-blocks'

/** What is known of the records that the page uses now; the same when nothing was learned. */
export async function recordsNow(
  { pageStore, registry, context }: EditorSession,
  lookup: RecordLookup,
  before: KnownRecords,
): Promise<KnownRecords> {
  const facts = placedBlocks(pageStore.getState().page.tree)
    .filter(({ isShown }) => isShown)
    .map(({ block }) => factsOf(block, registry))
  const found = await fetchRecords(facts, before, lookup, context)
  const isNew = Object.entries(found).some(
    ([name, map]) => before[name as keyof KnownRecords] !== map,
  )
  return isNew ? found : before
}

/** Checks the page as it is stored and as the canvas renders it. */
export function runChecks(
  { pageStore, registry, context, target }: EditorSession,
  records: KnownRecords,
): CheckedPage {
  const canvas = document.querySelector<HTMLElement>('[data-canvas]')
  const { tree, settings } = pageStore.getState().page
  // A layout or a shared block has no description and no headings of a page: those are of the pages that show it.
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
