import type { ListedRecord } from '../api/record-desk'
import { stateWords } from './record-state'

type Marked = Parameters<typeof stateWords>[0]

/** What becomes of a record: words, with a mark of a shape of its own (`app.css`): colour alone says nothing to many. */
export function StateMark({ record }: { readonly record: Marked | ListedRecord }) {
  const words = stateWords(record)
  return (
    <span className="ed-status-mark">
      <i data-shape={words} aria-hidden />
      {words}
    </span>
  )
}
