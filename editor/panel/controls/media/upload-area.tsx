import { Upload } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import { UPLOAD_TYPES } from '#schema/api/upload'
import { Button } from '../../../ui/button'
import { type PictureUpload, picturesIn } from './use-picture-upload'
import './upload-area.css'

/** Takes pictures that are dropped on it or pasted into it. */
export function UploadArea({ upload, locked = false, children }: UploadAreaProps) {
  const [isOver, setIsOver] = useState(false)
  if (locked) return <div className="panel-upload-area">{children}</div>
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the upload button, which everybody reaches
    <div
      className="panel-upload-area"
      data-over={isOver}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        claim(event)
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false)
        if (take(event.dataTransfer)) claim(event)
      }}
      onPaste={(event) => {
        if (take(event.clipboardData)) claim(event)
      }}
    >
      {children}
    </div>
  )

  function take(transfer: DataTransfer): boolean {
    const files = picturesIn(transfer)
    if (files.length > 0) void upload.send(files)
    return files.length > 0
  }
}

/** Areas lie in one another, a dialog's in that of its field: the inner one takes it, once. */
function claim(event: SyntheticEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

interface UploadAreaProps {
  readonly upload: PictureUpload
  readonly locked?: boolean
  readonly children: ReactNode
}

/** Chooses files from the device. */
export function UploadButton({ upload, multiple = false }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        aria-disabled={upload.sending !== null || undefined}
        onClick={() => upload.sending === null && input.current?.click()}
      >
        <Upload size={16} aria-hidden />
        {multiple ? 'Upload pictures' : 'Upload picture'}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={multiple ? 'Picture files' : 'Picture file'}
        accept={UPLOAD_TYPES.join(',')}
        multiple={multiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // So that the same file can be chosen again.
          target.value = ''
          void upload.send(files)
        }}
      />
    </>
  )
}

interface UploadButtonProps {
  readonly upload: PictureUpload
  readonly multiple?: boolean
}

/** Uploads in progress, and those that failed. */
export function UploadState({ upload }: { readonly upload: PictureUpload }) {
  return (
    <>
      <p className="panel-upload-state" aria-live="polite">
        {upload.sending !== null && `Uploading ${upload.sending}…`}
      </p>
      {upload.refused.length > 0 && (
        <div className="panel-upload-refused" role="alert">
          {upload.refused.map(({ sending, message }) => (
            <p key={sending.key}>{`${sending.file.name}: ${message}`}</p>
          ))}
          <Button onClick={() => void upload.retry()}>Try again</Button>
        </div>
      )}
    </>
  )
}
