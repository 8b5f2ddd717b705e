import { useState } from 'react'
import { t } from '#schema/messages/t'
import type { Picture } from '../library/pictures'
import { useSession } from '../store/session'
import { ReplaceDialog } from './replace-dialog'
import { UploadButton } from './upload-area'
import { UploadList } from './upload-list'
import { useUploads } from './use-uploads'

/** Button that replaces the file of a picture wherever it is shown; its texts and focal point stay. */
export function ReplacePicture({ picture, onReplaced }: ReplacePictureProps) {
  const { context } = useSession()
  const [file, setFile] = useState<File | null>(null)
  const uploads = useUploads(
    { locationId: context.location.id, picturesOnly: false },
    ([stored]) => stored && onReplaced(stored.replacedVersion ?? null),
  )
  return (
    <div className="panel-picture-replace">
      <UploadButton
        send={([chosen]) => setFile(chosen ?? null)}
        takesFiles={!picture.type.startsWith('image/')}
        label={t('Replace everywhere…')}
      />
      <UploadList uploads={uploads} />
      {file !== null && (
        <ReplaceDialog
          picture={picture}
          file={file}
          onReplace={() => {
            uploads.send([file], picture.id)
            setFile(null)
          }}
          onClose={() => setFile(null)}
        />
      )}
    </div>
  )
}

interface ReplacePictureProps {
  readonly picture: Picture
  /** Called with the version that has the previous file; `null` if the file is the same. */
  readonly onReplaced: (version: number | null) => void
}
