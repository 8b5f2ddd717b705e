import { useAnswer } from '../app/use-answer'
import { usePage, useSession } from '../store/session'
import type { Entries } from './entry-list'

/** What the pages are called that entries lead to. */
export function usePageTitles(): ReadonlyMap<number, string> {
  const { source } = useSession()
  // A text, so that typing in a label asks for nothing.
  const ids = usePage(({ page }) => {
    const values = page.tree.blocks.get('record')?.fields ?? []
    const entries = values.flatMap(({ name, value }) =>
      name === 'entries' || name === 'footer' ? (value as Entries) : [],
    )
    return [...new Set(entries.flatMap(({ link }) => link?.pageId ?? []))].sort().join()
  })
  const { answer } = useAnswer(ids, async () =>
    ids === '' ? [] : source.pages(ids.split(',').map(Number)),
  )
  return new Map(answer.state === 'ready' ? answer.value.map(({ id, title }) => [id, title]) : [])
}
