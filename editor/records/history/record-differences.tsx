import { useQuery } from '@apollo/client/react'
import type { RawProps } from '#schema/block/block'
import type { AnyField, Fields } from '#schema/fields'
import { t } from '#schema/messages/t'
import { findRecordsQuery } from '../../api/operations/pickers'
import { withApi } from '../../app/api-provider'
import { textOf } from '../../revisions/word-diff'
import { WordDifference } from '../../revisions/word-difference'
import { sameValue } from '../../store/use-same'
import { formatField, type NameOfPicture, pictureIdsIn } from './format-field'
import '../../revisions/difference-list.css'

/** List of the differences between two versions of a record, by field. */
export const RecordDifferences = withApi(Differences)

function Differences({ fields, before, after }: RecordDifferencesProps) {
  const changed = (Object.entries(fields) as [string, AnyField][]).filter(
    ([name]) => !sameValue(before[name], after[name]) && !isEmpty(before[name], after[name]),
  )
  const nameOf = usePictureNames([before, after].flatMap((values) => pictureIdsIn(fields, values)))
  if (changed.length === 0) return <p className="ed-quiet">{t('The fields are the same.')}</p>
  return (
    <dl className="ed-difference-fields">
      {changed.map(([name, field]) => {
        const [from, to] = formatField(field, [before[name], after[name]], nameOf)
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

/** Returns the names of pictures, which versions contain by id. */
function usePictureNames(ids: readonly number[]): NameOfPicture {
  const keys = [...new Set(ids.map(String))]
  const { data, loading } = useQuery(findRecordsQuery, {
    variables: { kind: 'media', keys },
    skip: keys.length === 0,
  })
  return (id) => {
    if (!data && loading) return t('Loading…')
    const found = data?.records.nodes.find(({ key }) => key === String(id))
    return found?.title ?? t('Deleted picture')
  }
}

interface RecordDifferencesProps {
  readonly fields: Fields
  readonly before: RawProps
  readonly after: RawProps
}

/** Returns whether both values are empty, even if stored differently: an empty text is not a change. */
function isEmpty(before: unknown, after: unknown): boolean {
  return textOf(before).trim() === '' && textOf(after).trim() === ''
}
