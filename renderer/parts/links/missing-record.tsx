import { kindInWords } from '../words/record-words'
import { messagesFor } from '../words/words'
import { NotFound } from './not-found'

/** In the place of a record: Not Found when it is gone, nothing while none has been chosen. */
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
      {messagesFor(language).recordMissing(kindInWords(kind, language))}
    </NotFound>
  )
}

interface MissingRecordProps {
  /** What was looked for, as declarations call it: `newsArticle`. */
  readonly kind: string
  /** Whether the block or its page names a record at all. */
  readonly isChosen: boolean
  /** Where others of its kind are. */
  readonly href: string
  readonly more: string
  readonly language: string
  /** 1 where the record is the page. */
  readonly level?: 1 | 2
}
