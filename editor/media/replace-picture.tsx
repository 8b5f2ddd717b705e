import type { Picture } from '../library/pictures'
import { useSession } from '../store/session'
import { UploadButton } from './upload-area'
import { UploadList } from './upload-list'
import { useUploads } from './use-uploads'

/** Gives a picture another file, wherever it is shown; its words and its focal point stay. */
export function ReplacePicture({ picture, onReplaced }: ReplacePictureProps) {
  const { context, uiStore } = useSession()
  const uploads = useUploads({ locationId: context.location.id, picturesOnly: false }, () => {
    uiStore.refreshRecords()
    uiStore.announce('Picture replaced')
    onReplaced()
  })
  return (
    <div className="panel-picture-replace">
      <UploadButton
        send={(files) => uploads.send(files.slice(0, 1), picture.id)}
        takesFiles={!picture.type.startsWith('image/')}
        label="Replace everywhere"
      />
      <p className="panel-field-help">
        Every page that uses it gets the new file at once; its texts stay.
      </p>
      <UploadList uploads={uploads} />
    </div>
  )
}

interface ReplacePictureProps {
  readonly picture: Picture
  readonly onReplaced: () => void
}
