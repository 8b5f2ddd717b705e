import { Upload } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import { FILE_TYPES, UPLOAD_TYPES } from '#schema/api/upload'
import { t } from '#schema/messages/t'
import { Button } from '../ui/button'
import type { Uploads } from './use-uploads'
import './upload-area.css'

/** Takes pictures that are dropped on it or pasted into it. */
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

/** Areas lie in one another, a dialog's in that of its field: the inner one takes it, once. */
function claim(event: SyntheticEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

interface UploadAreaProps {
  readonly uploads: Uploads
  readonly locked?: boolean
  /** Whether several may be dropped at once; else the first is taken. */
  readonly multiple?: boolean
  readonly children: ReactNode
}

/** Chooses files from the device. */
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
          // So that the same file can be chosen again.
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
  /** Offers what is no picture too: a PDF. */
  readonly takesFiles?: boolean
  readonly look?: 'plain' | 'primary'
  readonly label?: string
}
