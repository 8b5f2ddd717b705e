import { NotFound } from './not-found'

/** In the place of a record: Not Found when it is gone, a quiet line while none has been chosen. */
export function MissingRecord({ kind, isChosen, href, more, level = 2 }: MissingRecordProps) {
  if (!isChosen) return <p className="list-none">No {kind} is chosen.</p>
  return (
    <NotFound href={href} more={more} level={level}>
      This {kind} is not there: it may have been taken back, or the address may have a slip in it.
    </NotFound>
  )
}

export interface MissingRecordProps {
  /** What was looked for: 'event'. */
  readonly kind: string
  /** Whether the block or its page names a record at all. */
  readonly isChosen: boolean
  /** Where others of its kind are. */
  readonly href: string
  readonly more: string
  /** 1 where the record is the page. */
  readonly level?: 1 | 2
}
