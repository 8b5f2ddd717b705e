import type { MarkupPart } from '#schema/import/parts-of-markup'
import type { PastedPicture } from '../markup/pasted-pictures'
import { type Column, ListTable } from '../screens/list/list-table'
import { partLabel } from './page-of-document'

/** Parts that are listed. */
const MAX_LISTED = 100

/** What a document becomes, block by block, and what does not come along. */
export function DocumentPreview({ parts, notes, pictures }: DocumentPreviewProps) {
  const undescribed = pictures.filter(({ alt }) => alt.trim() === '').length
  const rows = parts.slice(0, MAX_LISTED).map((part, index) => ({ ...partLabel(part), index }))
  return (
    <>
      <p className="ed-message" role="status">
        Nothing is saved yet. The page will have {counted(parts.length, 'block')} below its title
        {pictures.length > 0 && `, with ${counted(pictures.length, 'picture')}`}.
      </p>
      <ListTable columns={COLUMNS} rows={rows} keyOf={({ index }) => index} />
      {parts.length > MAX_LISTED && (
        <p className="ed-quiet">{`And ${parts.length - MAX_LISTED} more.`}</p>
      )}
      {(notes.length > 0 || undescribed > 0) && (
        <section aria-labelledby="document-import-notes">
          <h2 id="document-import-notes" className="document-import-heading">
            To look at afterwards
          </h2>
          <ul className="document-import-notes">
            {undescribed > 0 && (
              <li>
                {undescribed === 1
                  ? '1 picture has no alt text. The page’s checks ask for it.'
                  : `${undescribed} pictures have no alt text. The page’s checks ask for it.`}
              </li>
            )}
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}

interface Row {
  readonly kind: string
  readonly words: string
  readonly index: number
}

const COLUMNS: readonly Column<Row>[] = [
  { label: 'Content', cell: ({ words }) => words },
  { label: 'Block', cell: ({ kind }) => kind },
]

interface DocumentPreviewProps {
  readonly parts: readonly MarkupPart[]
  readonly notes: readonly string[]
  readonly pictures: readonly PastedPicture[]
}
