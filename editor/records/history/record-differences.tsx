import type { RawProps } from '#schema/block/block'
import type { AnyField, Fields } from '#schema/fields'
import { useApp } from '../../app/app-context'
import { useAnswer } from '../../app/use-answer'
import { fetchedRecordSearch } from '../../library/fetched-record-search'
import { textOf } from '../../revisions/word-diff'
import { WordDifference } from '../../revisions/word-difference'
import { sameValue } from '../../store/use-same'
import { fieldWords, type NameOfPicture, pictureIdsIn } from './field-words'
import '../../revisions/difference-list.css'

/** The differences between two versions of a record, field by field. */
export function RecordDifferences({ fields, before, after }: RecordDifferencesProps) {
  const changed = (Object.entries(fields) as [string, AnyField][]).filter(
    ([name]) => !sameValue(before[name], after[name]) && !isEmpty(before[name], after[name]),
  )
  const nameOf = usePictureNames([before, after].flatMap((values) => pictureIdsIn(fields, values)))
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

/** The names of pictures, which stand in versions by their ids. */
function usePictureNames(ids: readonly number[]): NameOfPicture {
  const { client } = useApp()
  const keys = [...new Set(ids.map(String))]
  const { answer } = useAnswer(keys.join(), async () =>
    keys.length === 0 ? [] : fetchedRecordSearch(client).find('media', keys),
  )
  return (id) => {
    if (answer.state === 'loading') return 'Loading…'
    const found = answer.state === 'ready' && answer.value.find(({ key }) => key === String(id))
    return found ? found.title : 'A picture that is gone'
  }
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
