import { type SyntheticEvent, useState } from 'react'
import { t } from '#schema/messages/t'
import { newKey } from '../../api/new-key'
import { UnreadNote } from '../../app/error-page'
import type { Album } from '../../library/pictures'
import { useRecordSearch } from '../../library/record-search'
import { Choice } from '../../screens/choice'
import { Dialog } from '../../ui/dialog'
import { DialogButtons } from '../../ui/dialog-buttons'
import { FieldRow } from '../../ui/field-row'
import { useAlbums } from '../use-albums'

/** Dialog that adds pictures to an album of a location: an existing one, or a new draft. */
export function AlbumDialog({ ids, location, onChoose, onMade, onClose }: AlbumDialogProps) {
  const { albums, failure, reload } = useAlbums(location.slug)
  const [wanted, setWanted] = useState<string | null>(null)
  const making = useNewAlbum({ ids, locationId: location.id, onMade })
  const album =
    wanted === NEW ? undefined : (albums?.find(({ id }) => id === wanted) ?? albums?.[0])

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (album) onChoose(album)
    else if (albums) void making.make()
  }

  return (
    <Dialog
      title={t('Add {count, plural, one {# picture} other {# pictures}} to an album', {
        count: ids.length,
      })}
      description={
        album
          ? t(
              'New pictures are added at the end. Pictures that are already in the album stay where they are.',
            )
          : t(
              'Creates a gallery for {name}, with the pictures in the order they were added, or by name. Visitors see it once it’s published.',
              { name: location.name },
            )
      }
      onClose={onClose}
      footer={
        <DialogButtons
          label={submitLabel(album !== undefined, making.isBusy)}
          isBusy={albums === null || making.isBusy}
          form={FORM}
          onCancel={onClose}
        />
      }
    >
      <UnreadNote text={t('The albums couldn’t be loaded.')} failure={failure} reload={reload} />
      {albums === null && failure === null && <p role="status">{t('Loading the albums…')}</p>}
      {albums !== null && (
        <form id={FORM} className="media-album-form" noValidate onSubmit={submit}>
          <Choice
            label={t('Album')}
            value={album?.id ?? NEW}
            options={[
              ...albums.map(({ id, name }) => [id, name] as const),
              [NEW, t('A new album')],
            ]}
            onChange={setWanted}
          />
          {!album && (
            <FieldRow label={t('Name of the new album')} error={making.problem}>
              {(aria) => (
                <input
                  {...aria}
                  className="ed-input"
                  maxLength={MAX_NAME_LENGTH}
                  value={making.name}
                  onChange={({ target }) => making.setName(target.value)}
                />
              )}
            </FieldRow>
          )}
        </form>
      )}
    </Dialog>
  )
}

const FORM = 'add-to-album'
const NEW = 'new'
const MAX_NAME_LENGTH = 200

function submitLabel(isStored: boolean, isBusy: boolean): string {
  if (isStored) return t('Add to album')
  return isBusy ? t('Creating…') : t('Create album')
}

interface AlbumDialogProps {
  /** Ids of the pictures, in the order in which they are added. */
  readonly ids: readonly number[]
  /** Location whose albums can be chosen. */
  readonly location: AlbumPlace
  readonly onChoose: (album: Album) => void
  /** Called when a new album with the pictures was created. */
  readonly onMade: (album: Album) => void
  readonly onClose: () => void
}

export interface AlbumPlace {
  readonly id: number
  readonly slug: string
  readonly name: string
}

/** Returns the name of a new album and the function that creates it. A retry after a lost response creates no second album. */
function useNewAlbum({ ids, locationId, onMade }: NewAlbum) {
  const { pictures } = useRecordSearch()
  const [{ name, key }, setNamed] = useState({ name: '', key: newKey() })
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const setName = (text: string) => setNamed({ name: text, key: newKey() })
  return { name, setName, problem, isBusy, make }

  async function make(): Promise<void> {
    if (isBusy) return
    const albumName = name.trim()
    if (albumName === '') return setProblem(t('Enter a name, such as “Diwali 2026”.'))
    setIsBusy(true)
    try {
      const id = await pictures.makeAlbum({ name: albumName, locationId, ids, key })
      onMade({ id, name: albumName })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setIsBusy(false)
    }
  }
}

interface NewAlbum extends Pick<AlbumDialogProps, 'ids' | 'onMade'> {
  readonly locationId: number
}
