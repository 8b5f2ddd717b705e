import { t } from '#schema/messages/t'
import type { FoundRecord } from '../library/found-record'
import { NoThumbnail, Thumbnail } from '../panel/pickers/record-option'
import { wordDiff } from '../revisions/word-diff'
import type { Contents } from './value-contents'

/** Shared by all comparisons of one difference. */
export interface ComparisonContext {
  readonly locationName: string
  /** The pictures of both sides, by id. */
  readonly pictures: ReadonlyMap<string, FoundRecord>
}

/** The location's contents beside the network's, with the differing words marked; alone if there is nothing to compare. */
export function TwoSides({ network, here, locationName, pictures }: TwoSidesProps) {
  const [theirs, ours] = [network ?? here ?? NOTHING, here ?? network ?? NOTHING]
  const runs = wordDiff(theirs.text, ours.text)
  const isOne = network === null || here === null
  const side = (label: string, of: Contents, other: 'added' | 'removed') => (
    <div className="ed-two-texts-side">
      {!isOne && <p className="ed-quiet">{label}</p>}
      <p className="ed-two-texts-words" dir="auto">
        {runs
          .filter(({ kind }) => kind !== other)
          .map(({ kind, text }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: text runs have no identity other than their index.
            kind === 'same' ? text : <mark key={index}>{text}</mark>,
          )}
        {of.text === '' && of.pictures.length === 0 && t('Empty')}
      </p>
      <PictureList ids={of.pictures} pictures={pictures} />
    </div>
  )
  if (isOne) return side('', ours, 'removed')
  return (
    <div className="ed-two-texts">
      {side(locationName, ours, 'removed')}
      {side(t('The network'), theirs, 'added')}
    </div>
  )
}

interface TwoSidesProps extends ComparisonContext {
  readonly network: Contents | null
  readonly here: Contents | null
}

const NOTHING: Contents = { text: '', pictures: [] }

function PictureList({
  ids,
  pictures,
}: Pick<ComparisonContext, 'pictures'> & { readonly ids: readonly number[] }) {
  if (ids.length === 0) return null
  return (
    <ul className="ed-two-texts-pictures">
      {ids.map((id, index) => {
        const picture = pictures.get(String(id))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be in a list twice.
          <li key={index}>
            {picture?.thumbnail ? <Thumbnail src={picture.thumbnail} /> : <NoThumbnail />}
            {picture?.title ?? t('Picture {id}', { id })}
          </li>
        )
      })}
    </ul>
  )
}
