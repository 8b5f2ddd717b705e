import { useQuery } from '@apollo/client/react'
import { FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { t } from '#schema/messages/t'
import { referencesQuery } from '../api/operations/references'
import type { Picture } from '../library/pictures'
import { UsageList } from '../screens/usage-list'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import './picture-versions.css'

/** Dialog that confirms replacing a file: both files side by side, and where it is used. */
export function ReplaceDialog({ picture, file, onReplace, onClose }: ReplaceDialogProps) {
  const isPicture = picture.type.startsWith('image/')
  const { data, error } = useQuery(referencesQuery, {
    variables: { kind: 'media', id: picture.id },
  })
  const usage = data?.references
  return (
    <Dialog
      title={titleOf(picture.displayName, isPicture)}
      description={t(
        'The new file is shown everywhere right away. You can restore the old one from the history.',
      )}
      wide
      onClose={onClose}
      footer={
        <DialogButtons
          label={replaceMessage(usage?.totalCount)}
          onConfirm={onReplace}
          onCancel={onClose}
        />
      }
    >
      <div className="media-sides">
        <figure>
          <figcaption>{t('Now')}</figcaption>
          {isPicture ? <img src={`${picture.url}?w=736`} alt="" /> : <FileSign />}
          <p className="ed-quiet">{isPicture ? sizeLabel(picture) : picture.displayName}</p>
        </figure>
        <figure>
          <figcaption>{t('New')}</figcaption>
          {isPicture ? <ChosenFile file={file} /> : <FileSign />}
          <p className="ed-quiet">
            {t('{name} · {size} MB', { name: file.name, size: megabytes(file.size) })}
          </p>
        </figure>
      </div>
      {isPicture && <p>{keptMessage(picture)}</p>}
      <section className="media-usage" aria-label={t('Used on')}>
        <h3>
          {usage && usage.totalCount > 0
            ? t('Used on {totalCount}', { totalCount: usage.totalCount })
            : t('Used on')}
        </h3>
        {usage && usage.totalCount > 0 && <UsageList usage={usage} />}
        {!usage?.totalCount && (
          <p className="ed-quiet">{usageMessage(usage !== undefined, error !== undefined)}</p>
        )}
      </section>
    </Dialog>
  )
}

interface ReplaceDialogProps {
  readonly picture: Picture
  /** The replacement, which isn't uploaded yet. */
  readonly file: File
  readonly onReplace: () => void
  readonly onClose: () => void
}

function usageMessage(isRead: boolean, hasFailed: boolean): string {
  if (hasFailed) return t('Couldn’t load where it’s used.')
  return isRead ? t('Not used anywhere.') : t('Checking where it’s used…')
}

/** Preview of a local picture. Some browsers can't show every type that the server accepts. */
function ChosenFile({ file }: Pick<ReplaceDialogProps, 'file'>) {
  const [url, setUrl] = useState<string | null>(null)
  const [isUnshowable, setIsUnshowable] = useState(false)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (isUnshowable)
    return <p className="media-sides-none">{t('This browser can’t show this type of picture.')}</p>
  return url === null ? null : <img src={url} alt="" onError={() => setIsUnshowable(true)} />
}

export function FileSign() {
  return (
    <span className="media-sides-none">
      <FileText size={32} aria-hidden />
    </span>
  )
}

function replaceMessage(uses: number | undefined): string {
  if (!uses) return t('Replace')
  return t('{uses, plural, one {Replace in # place} other {Replace in # places}}', { uses })
}

function keptMessage({ altText, crop }: Picture): string {
  const words =
    altText === ''
      ? ''
      : t('The alt text is kept: “{altText}”. Change it if the new picture differs.', { altText })
  const whole =
    crop === null ? '' : t('The crop belonged to the old file, so the new picture isn’t cropped.')
  return [words, whole].filter(Boolean).join(' ') || t('The picture’s focal point is kept.')
}

function sizeLabel({ metadata: { width, height } }: Picture): string {
  return t('{width} × {height} px', { width, height })
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1)
}

function titleOf(displayName: string, isPicture: boolean): string {
  if (displayName) return t('Replace “{displayName}”?', { displayName })
  return isPicture ? t('Replace this picture?') : t('Replace this file?')
}
