import type { RawProps } from '#schema/block/block'
import type { AnyField, Fields } from '#schema/fields'
import { useFound } from '../../panel/pickers/use-found'
import { textOf } from '../../revisions/word-diff'
import { WordDifference } from '../../revisions/word-difference'
import { sameValue } from '../../store/use-same'
import { fieldWords, pictureIdsIn } from './field-words'
import '../../revisions/difference-list.css'

/** The differences between two versions of a record, field by field. */
export function RecordDifferences({ fields, before, after }: RecordDifferencesProps) {
  const changed = (Object.entries(fields) as [string, AnyField][]).filter(
    ([name]) => !sameValue(before[name], after[name]) && !isEmpty(before[name], after[name]),
  )
  const ids = [before, after].flatMap((values) => pictureIdsIn(fields, values)).map(String)
  const found = useFound('media', [...new Set(ids)])
  const nameOf = (id: number) =>
    found.records.get(String(id))?.title ??
    (found.state === 'loading' ? 'Loading…' : 'A picture that is gone')
  if (changed.length === 0) return <p className="ed-quiet">The fields are the same.</p>
  return (
    <dl className="ed-difference-fields">
      {changed.map(([name, field]) => {
        const [from, to] = fieldWords(field, [before[name], after[name]], nameOf)
        return (
          <div key={name}>
            <dt>{field.label}</dt>
            <dd>
              <WordDifference before={from} after={to} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

interface RecordDifferencesProps {
  readonly fields: Fields
  readonly before: RawProps
  readonly after: RawProps
}

/** Whether both say nothing, though they are stored differently: an empty text is no change of one. */
function isEmpty(before: unknown, after: unknown): boolean {
  return textOf(before).trim() === '' && textOf(after).trim() === ''
}
