import { useMemo, useState } from 'react'
import { t } from '#schema/messages/t'
import { withApi } from '../app/api-provider'
import type { LibraryQuery } from '../library/pictures'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { MediaLibrary, PICTURES } from './media-library'
import { UploadButton } from './upload-area'
import { useLibrary } from './use-library'
import { useUploads } from './use-uploads'

/** Media library in a dialog, to choose one or several pictures. */
export const MediaDialog = withApi(ChoosePictures)

function ChoosePictures({
  title,
  multiple = false,
  takesFiles = false,
  chosen,
  onChoose,
  onClose,
}: MediaDialogProps) {
  const { location } = useSession().context
  const [query, setQuery] = useState<LibraryQuery>({
    ...PICTURES,
    show: takesFiles ? '' : PICTURES.show,
  })
  const [picked, setPicked] = useState<readonly string[]>([])
  const library = useLibrary(query)
  const uploads = useUploads({ locationId: location.id, picturesOnly: !takesFiles }, (stored) =>
    onChoose(stored.map(({ key }) => Number(key))),
  )
  const locations = useMemo(
    () => [[String(location.id), location.name] as const],
    [location.id, location.name],
  )
  const typed = typedId(query.text)
  return (
    <Dialog
      title={title}
      wide
      onClose={onClose}
      footer={
        <>
          <div className="media-dialog-upload">
            <UploadButton
              send={uploads.send}
              multiple={multiple}
              takesFiles={takesFiles}
              {...(takesFiles && { label: t('Upload file') })}
            />
            <span>{t('or drop it here, or paste it')}</span>
          </div>
          {multiple && (
            <Button
              look="primary"
              aria-disabled={picked.length === 0 || undefined}
              onClick={() => picked.length > 0 && onChoose(picked.map(Number))}
            >
              {addLabel(picked.length)}
            </Button>
          )}
        </>
      }
    >
      <MediaLibrary
        {...{ library, uploads, query, locations, multiple }}
        onQuery={(change) => setQuery((before) => ({ ...before, ...change }))}
        locationSlug={location.slug}
        isChoosing
        takesFiles={takesFiles}
        marked={multiple ? picked : chosen}
        pick={pick}
      />
      {typed !== null &&
        library.state === 'ready' &&
        library.pictures.every(({ key }) => key !== typed) && (
          <Button onClick={() => pick(typed)}>
            {takesFiles
              ? t('Use the file with id {typed}', { typed })
              : t('Use the picture with id {typed}', { typed })}
          </Button>
        )}
    </Dialog>
  )

  function pick(key: string): void {
    if (!multiple) onChoose([Number(key)])
    else setPicked(picked.includes(key) ? picked.filter((one) => one !== key) : [...picked, key])
  }
}

export interface MediaDialogProps {
  readonly title: string
  readonly multiple?: boolean
  /** True if PDFs can also be chosen. */
  readonly takesFiles?: boolean
  /** Ids of the pictures or files chosen before. */
  readonly chosen: readonly string[]
  readonly onChoose: (ids: readonly number[]) => void
  readonly onClose: () => void
}

function addLabel(count: number): string {
  if (count === 0) return t('Add pictures')
  return t('{count, plural, one {Add # picture} other {Add # pictures}}', { count })
}

/** Returns the id if one was typed as the search text; `null` for other text. */
function typedId(text: string): string | null {
  return /^[1-9]\d{0,8}$/.test(text.trim()) ? text.trim() : null
}
