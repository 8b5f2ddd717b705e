import { recordKindLabel } from '../words/record-words'
import { messagesFor } from '../words/words'
import { NotFound } from './not-found'

/** Replaces a missing record: Not Found if it is gone, nothing if none has been chosen. */
export function MissingRecord({
  kind,
  isChosen,
  href,
  more,
  language,
  level = 2,
}: MissingRecordProps) {
  if (!isChosen) return null
  return (
    <NotFound href={href} more={more} language={language} level={level}>
      {messagesFor(language).recordMissing(recordKindLabel(kind, language))}
    </NotFound>
  )
}

interface MissingRecordProps {
  /** The kind of record, as in declarations: `newsArticle`. */
  readonly kind: string
  /** True if the block or its page refers to a record at all. */
  readonly isChosen: boolean
  /** The list of records of this kind. */
  readonly href: string
  readonly more: string
  readonly language: string
  /** 1 if the record is the main content of the page. */
  readonly level?: 1 | 2
}
