import type { MarkupPart } from '#schema/import/parts-of-markup'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { PastedPicture } from '../markup/pasted-pictures'
import { type Column, ListTable } from '../screens/list/list-table'
import { partLabel } from './page-of-document'

/** Maximum number of parts listed. */
const MAX_LISTED = 100

/** Preview of an imported document block by block, with a list of what is lost. */
export function DocumentPreview({ parts, notes, pictures }: DocumentPreviewProps) {
  const undescribed = pictures.filter(({ alt }) => alt.trim() === '').length
  const rows = parts.slice(0, MAX_LISTED).map((part, index) => ({ ...partLabel(part), index }))
  return (
    <>
      <p className="ed-message" role="status">
        {joinSentences(
          t(
            '{count, plural, one {Nothing is saved yet. The page will have # block below its title.} other {Nothing is saved yet. The page will have # blocks below its title.}}',
            { count: parts.length },
          ),
          pictures.length > 0 &&
            t(
              '{count, plural, one {The page will have # picture.} other {The page will have # pictures.}}',
              {
                count: pictures.length,
              },
            ),
        )}
      </p>
      <ListTable columns={COLUMNS} rows={rows} keyOf={({ index }) => index} />
      {parts.length > MAX_LISTED && (
        <p className="ed-quiet">{t('And {count} more.', { count: parts.length - MAX_LISTED })}</p>
      )}
      {(notes.length > 0 || undescribed > 0) && (
        <section aria-labelledby="document-import-notes">
          <h2 id="document-import-notes" className="document-import-heading">
            {t('Check afterwards')}
          </h2>
          <ul className="document-import-notes">
            {undescribed > 0 && (
              <li>
                {t(
                  '{undescribed, plural, one {# picture has no alt text. The checks will remind you to add it.} other {# pictures have no alt text. The checks will remind you to add it.}}',
                  { undescribed },
                )}
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

interface Row {
  readonly kind: string
  readonly words: string
  readonly index: number
}

const COLUMNS: readonly Column<Row>[] = [
  { label: t('Content'), cell: ({ words }) => words },
  { label: t('Block'), cell: ({ kind }) => kind },
]

interface DocumentPreviewProps {
  readonly parts: readonly MarkupPart[]
  readonly notes: readonly string[]
  readonly pictures: readonly PastedPicture[]
}
