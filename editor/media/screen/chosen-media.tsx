import { FolderPlus, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import type { LibraryPicture } from '../../library/pictures'
import { useRecordSearch } from '../../library/record-search'
import { BulkBar } from '../../screens/list/bulk-bar'
import { type Refusals, type RowAction, useRowActions } from '../../screens/list/use-row-actions'
import { Button } from '../../ui/button'
import { ScreenToast } from '../../ui/screen-toast'
import { AlbumDialog } from './album-dialog'
import { DescribeDialog } from './describe-dialog'
import { addAllToAlbum, describeAll, type MediaRow, mediaActions, rowOf } from './media-actions'

/** What can be done with several files at once. Each that was refused says why, and stays chosen. */
export function ChosenMedia({ pictures, isInTrash, locationSlug, changed, onClear }: ChosenProps) {
  const library = useRecordSearch().pictures
  const [asked, setAsked] = useState<'album' | 'words' | null>(null)
  const [meant, setMeant] = useState<readonly MediaRow[]>([])
  const { toast, refusals, isBusy, run } = useRowActions<MediaRow>(changed, {
    nameOf: ({ title }) => title,
    countOf: (count) => (count === 1 ? '1 file' : `${count} files`),
    // The library's refusals are sentences already.
    reasonOf: (error) => (error instanceof Error ? error.message : String(error)),
  })
  const rows = pictures.map(rowOf)
  const shown = rows.filter(({ isPicture }) => isPicture)
  return (
    <>
      <BulkBar
        what="files"
        rows={rows}
        actions={mediaActions(library, isInTrash)}
        isBusy={isBusy}
        onAction={(action, chosen) => void act(action, chosen)}
        onClear={onClear}
      >
        {!isInTrash && shown.length > 0 && (
          <>
            <Button aria-disabled={isBusy} onClick={() => setAsked('album')}>
              <FolderPlus size={16} aria-hidden />
              Add to album…
            </Button>
            <Button aria-disabled={isBusy} onClick={() => setAsked('words')}>
              <MessageSquareText size={16} aria-hidden />
              Describe…
            </Button>
          </>
        )}
      </BulkBar>
      <Refused rows={meant} refusals={refusals} />
      {asked === 'album' && (
        <AlbumDialog
          count={shown.length}
          locationSlug={locationSlug}
          onChoose={(album) => void act(addAllToAlbum(library, album, shown), shown)}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'words' && (
        <DescribeDialog
          count={shown.length}
          onDescribe={(altText) => void act(describeAll(library, altText), shown)}
          onClose={() => setAsked(null)}
        />
      )}
      <ScreenToast toast={toast} />
    </>
  )

  async function act(action: RowAction<MediaRow>, on: readonly MediaRow[]): Promise<void> {
    setAsked(null)
    setMeant(on)
    await run(action, on)
  }
}

interface ChosenProps {
  /** The files that are chosen, in the order of the list. */
  readonly pictures: readonly LibraryPicture[]
  readonly isInTrash: boolean
  /** Whose albums can be chosen. */
  readonly locationSlug: string
  /** Fetches the list again. */
  readonly changed: () => void
  readonly onClear: () => void
}

function Refused({ rows, refusals }: RefusedProps) {
  const refused = rows.filter(({ id }) => refusals.has(id))
  if (refused.length === 0) return null
  return (
    <ul className="media-refused" role="alert" aria-label="Not changed">
      {refused.map(({ id, title }) => (
        <li key={id} className="ed-refusal">{`${title}: ${refusals.get(id)}`}</li>
      ))}
    </ul>
  )
}

interface RefusedProps {
  readonly rows: readonly MediaRow[]
  readonly refusals: Refusals
}
