import { FolderPlus, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { recordPath } from '../../app/routes'
import type { Album, LibraryPicture } from '../../library/pictures'
import { useRecordSearch } from '../../library/record-search'
import { BulkBar } from '../../screens/list/bulk-bar'
import { type Refusals, type RowAction, useRowActions } from '../../screens/list/use-row-actions'
import { AppLink } from '../../ui/app-link'
import { Button } from '../../ui/button'
import { ScreenToast } from '../../ui/screen-toast'
import { AlbumDialog, type AlbumPlace } from './album-dialog'
import { DescribeDialog } from './describe-dialog'
import { addAllToAlbum, describeAll, type MediaRow, mediaActions, rowOf } from './media-actions'

/** Bulk actions on the selected files. Failed files show the reason and stay selected. */
export function ChosenMedia(props: ChosenProps) {
  const { isChoosing, pictures, isInTrash, location, changed, onClear } = props
  const library = useRecordSearch().pictures
  const [asked, setAsked] = useState<'album' | 'words' | null>(null)
  const [made, setMade] = useState<Album | null>(null)
  const [meant, setMeant] = useState<readonly MediaRow[]>([])
  const { toast, refusals, isBusy, run } = useRowActions<MediaRow>(changed, {
    nameOf: ({ title }) => title,
    // The library's errors are already messages for users.
    reasonOf: (error) => (error instanceof Error ? error.message : String(error)),
  })
  const rows = pictures.map(rowOf)
  const shown = rows.filter(({ isPicture }) => isPicture)
  return (
    <>
      <BulkBar
        label={t('Selected files')}
        rows={rows}
        actions={mediaActions(library, isInTrash)}
        isBusy={isBusy}
        onAction={(action, chosen) => void act(action, chosen)}
        onClear={onClear}
      >
        {made && <AlbumMade album={made} />}
        {!isInTrash && shown.length > 0 && (
          <>
            <Button aria-disabled={isBusy} onClick={() => setAsked('album')}>
              <FolderPlus size={16} aria-hidden />
              {t('Add to album…')}
            </Button>
            <Button aria-disabled={isBusy} onClick={() => setAsked('words')}>
              <MessageSquareText size={16} aria-hidden />
              {t('Describe…')}
            </Button>
          </>
        )}
      </BulkBar>
      {isChoosing && <Refused rows={meant} refusals={refusals} />}
      {asked === 'album' && (
        <AlbumDialog
          ids={shown.map(({ id }) => id)}
          location={location}
          onChoose={(album) => void act(addAllToAlbum(library, album, shown), shown)}
          onMade={(album) => {
            setAsked(null)
            setMade(album)
          }}
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
  /** Messages about the last action stay when selecting has ended. */
  readonly isChoosing: boolean
  /** The selected files, in the order in which they are added to an album. */
  readonly pictures: readonly LibraryPicture[]
  readonly isInTrash: boolean
  /** Location whose albums can be chosen. */
  readonly location: AlbumPlace
  /** Refetches the list. */
  readonly changed: () => void
  readonly onClear: () => void
}

/** Opens the new album: it lacks its date and its words, and is not published. */
function AlbumMade({ album: { id, name } }: { readonly album: Album }) {
  return (
    <p className="ed-message media-made" data-tone="plain" role="status">
      {t('“{name}” was created as a draft.', { name })}{' '}
      <AppLink href={recordPath('galleries', Number(id))}>
        {t('Open the album to publish it')}
      </AppLink>
    </p>
  )
}

function Refused({ rows, refusals }: RefusedProps) {
  const refused = rows.filter(({ id }) => refusals.has(id))
  if (refused.length === 0) return null
  return (
    <ul className="media-refused" role="alert" aria-label={t('Not changed')}>
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
