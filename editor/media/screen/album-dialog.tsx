import { useState } from 'react'
import type { Album } from '../../library/pictures'
import { Choice } from '../../screens/choice'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { useAlbums } from '../use-albums'

/** Asks to which album of a location pictures are added. */
export function AlbumDialog({ count, locationSlug, onChoose, onClose }: AlbumDialogProps) {
  const albums = useAlbums(locationSlug)
  const [wanted, setWanted] = useState('')
  const album = albums?.find(({ id }) => id === wanted) ?? albums?.[0]
  return (
    <Dialog
      title={`Add ${count === 1 ? '1 picture' : `${count} pictures`} to an album`}
      description="They come after those it holds. A picture that is in it already stays where it is."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            aria-disabled={album === undefined || undefined}
            onClick={() => album && onChoose(album)}
          >
            Add to album
          </Button>
        </>
      }
    >
      {albums && album ? (
        <Choice
          label="Album"
          value={album.id}
          options={albums.map(({ id, name }) => [id, name] as const)}
          onChange={setWanted}
        />
      ) : (
        <p role="status">
          {albums
            ? 'This location has no album yet. Make one under Events & content, Galleries.'
            : 'Loading the albums…'}
        </p>
      )}
    </Dialog>
  )
}

interface AlbumDialogProps {
  readonly count: number
  readonly locationSlug: string
  readonly onChoose: (album: Album) => void
  readonly onClose: () => void
}
