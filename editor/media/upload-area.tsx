import { Upload } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import { FILE_TYPES, UPLOAD_TYPES } from '#schema/api/upload'
import { t } from '#schema/messages/t'
import { Button } from '../ui/button'
import type { Uploads } from './use-uploads'
import './upload-area.css'

/** Area that accepts dropped and pasted pictures. */
export function UploadArea({
  uploads,
  locked = false,
  multiple = true,
  children,
}: UploadAreaProps) {
  const [isOver, setIsOver] = useState(false)
  if (locked) return <div className="media-upload-area">{children}</div>
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the upload button, which everyone reaches
    <div
      className="media-upload-area"
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

  function take(transfer: DataTransfer | null): boolean {
    const files = [...(transfer?.files ?? [])]
    if (files.length > 0) uploads.send(multiple ? files : files.slice(0, 1))
    return files.length > 0
  }
}

/** Areas may be nested, e.g. a dialog in its field: only the innermost handles the event. */
function claim(event: SyntheticEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

interface UploadAreaProps {
  readonly uploads: Uploads
  readonly locked?: boolean
  /** True if several files can be dropped at once; otherwise the first is used. */
  readonly multiple?: boolean
  readonly children: ReactNode
}

/** Button that chooses files from the device. */
export function UploadButton({
  send,
  multiple = false,
  takesFiles = false,
  look = 'plain',
  label,
}: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look={look} onClick={() => input.current?.click()}>
        <Upload size={16} aria-hidden />
        {label ?? (multiple ? t('Upload pictures') : t('Upload picture'))}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={multiple ? t('Picture files') : t('Picture file')}
        accept={(takesFiles ? FILE_TYPES : UPLOAD_TYPES).join(',')}
        multiple={multiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Allows the same file to be chosen again.
          target.value = ''
          send(files)
        }}
      />
    </>
  )
}

interface UploadButtonProps {
  readonly send: (files: readonly File[]) => void
  readonly multiple?: boolean
  /** Also offers files other than pictures (PDF). */
  readonly takesFiles?: boolean
  readonly look?: 'plain' | 'primary'
  readonly label?: string
}
