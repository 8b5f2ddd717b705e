import type { EditorSession } from '../store/session'
import { askRecords, type RecordDesk } from './ask-records'
import { factsOf } from './block-facts'
import { type CheckedPage, checksOf } from './checks-of'
import type { KnownRecords } from './known-records'
import { readGrounds } from './read-grounds'
import { readHeadings } from './read-headings'
import { placedBlocks } from './shown-blocks'

/** What is known of the records that the page uses now; the same when nothing was learned. */
export async function recordsNow(
  { pageStore, registry, context }: EditorSession,
  desk: RecordDesk,
  before: KnownRecords,
): Promise<KnownRecords> {
  const facts = placedBlocks(pageStore.getState().page.tree)
    .filter(({ isShown }) => isShown)
    .map(({ block }) => factsOf(block, registry))
  const found = await askRecords(facts, before, desk, context)
  const isNew = Object.entries(found).some(
    ([name, map]) => before[name as keyof KnownRecords] !== map,
  )
  return isNew ? found : before
}

/** Checks the page as it is stored and as the canvas draws it. */
export function lookOver(
  { pageStore, registry, context }: EditorSession,
  records: KnownRecords,
): CheckedPage {
  const canvas = document.querySelector<HTMLElement>('[data-canvas]')
  return checksOf({
    tree: pageStore.getState().page.tree,
    registry,
    page: context,
    records,
    headings: canvas ? readHeadings(canvas) : [],
    grounds: canvas ? readGrounds(canvas) : [],
  })
}
