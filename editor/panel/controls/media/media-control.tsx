import { ImagePlus, Pencil, X } from 'lucide-react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import type { FoundRecord } from '../../../library/found-record'
import { MediaDialog, PictureDetails } from '../../../media/picture-dialogs'
import { UploadArea } from '../../../media/upload-area'
import { UploadList } from '../../../media/upload-list'
import { useUploads } from '../../../media/use-uploads'
import { useSession } from '../../../store/session'
import { Button } from '../../../ui/button'
import { IconButton } from '../../../ui/icon-button'
import type { ControlProps } from '../../form/control-props'
import { useFieldValue } from '../../form/use-field-value'
import { NoThumbnail, Thumbnail } from '../../pickers/record-option'
import { type ReferencedRecords, useFound } from '../../pickers/use-found'
import '../../pickers/records.css'

interface MediaTexts {
  readonly choose: string
  readonly chooseFor: (label: string) => string
  readonly gone: string
  readonly unknown: string
}

const PICTURE: MediaTexts = {
  choose: t('Choose a picture'),
  chooseFor: (label) => t('Choose a picture: “{label}”', { label }),
  gone: t('This picture no longer exists. Choose another.'),
  unknown: t('Unknown picture'),
}

const FILE: MediaTexts = {
  choose: t('Choose a file'),
  chooseFor: (label) => t('Choose a file: “{label}”', { label }),
  gone: t('This file no longer exists. Choose another.'),
  unknown: t('Unknown file'),
}

/** Control for one picture chosen from a dialog, or for a file if the field accepts files. */
export function MediaControl({ field, path, aria, labelId, locked }: ControlProps<'media'>) {
  const { value, commit } = useFieldValue(field, path)
  const [open, setOpen] = useState<'choose' | 'describe' | null>(null)
  const { takesFiles = false } = field
  const texts = takesFiles ? FILE : PICTURE
  const { location } = useSession().context
  const uploads = useUploads(
    { locationId: location.id, picturesOnly: !takesFiles },
    ([stored]) => stored && commit(Number(stored.key)),
  )
  const key = value ? String(value) : null
  const found = useFound('media', key === null ? [] : [key])
  const record = key === null ? undefined : found.records.get(key)
  const isGone = key !== null && found.state === 'ready' && !record
  const { 'aria-required': _, ...rest } = aria
  const wordsId = `${aria.id}-words`
  return (
    <UploadArea uploads={uploads} locked={locked} multiple={false}>
      <div className="panel-media">
        <button
          {...rest}
          type="button"
          className="panel-media-button ed-focusable"
          aria-labelledby={`${labelId} ${wordsId}`}
          aria-haspopup="dialog"
          disabled={locked}
          onClick={() => setOpen('choose')}
        >
          <Picture src={record?.thumbnail ?? null} isSet={key !== null} />
          <span id={wordsId} className="panel-record-words">
            <SelectedPictureText
              record={record}
              otherwise={key === null ? texts.choose : nameOfUnknown(found.state, texts)}
            />
          </span>
        </button>
        {key !== null && !locked && (
          <IconButton
            label={t('Remove')}
            aria-describedby={labelId}
            icon={<X size={14} />}
            small
            onClick={remove}
          />
        )}
        {isGone && <p className="panel-field-warning">{texts.gone}</p>}
        {record && (
          <PictureText
            {...{ record, takesFiles, locked, labelId }}
            describe={() => setOpen('describe')}
          />
        )}
        <UploadList uploads={uploads} />
        {open === 'describe' && key !== null && (
          <PictureDetails id={key} onClose={() => setOpen(null)} />
        )}
        {open === 'choose' && (
          <MediaDialog
            title={texts.chooseFor(field.label)}
            takesFiles={takesFiles}
            chosen={key === null ? [] : [key]}
            onChoose={([id]) => {
              commit(id ?? null)
              setOpen(null)
            }}
            onClose={() => setOpen(null)}
          />
        )}
      </div>
    </UploadArea>
  )

  function remove(): void {
    commit(null)
    document.getElementById(aria.id)?.focus()
  }
}

function SelectedPictureText({ record, otherwise }: SelectedPictureTextProps) {
  if (!record) return <span className="panel-record-title">{otherwise}</span>
  const { title, detail } = record
  return (
    <>
      <span className="panel-record-title">{title}</span>
      {detail && detail !== title && <span className="panel-record-detail">{detail}</span>}
    </>
  )
}

interface SelectedPictureTextProps {
  readonly record: FoundRecord | undefined
  /** Text shown while no record is known. */
  readonly otherwise: string
}

/** Opens the alt text of a picture, or asks for it. */
function PictureText({ record, takesFiles, locked, labelId, describe }: PictureTextProps) {
  if (!takesFiles && record.detail === '' && !record.isDecorative)
    return (
      <p className="panel-field-warning">
        {t('This picture has no alt text. Add it for people who can’t see the picture.')}{' '}
        <Button look="quiet" onClick={describe}>
          {t('Add alt text')}
        </Button>
      </p>
    )
  if (locked) return null
  return (
    <Button
      look="quiet"
      className="panel-media-describe"
      aria-describedby={labelId}
      aria-haspopup="dialog"
      onClick={describe}
    >
      <Pencil size={14} aria-hidden />
      {takesFiles ? t('About this file') : t('Edit alt text')}
    </Button>
  )
}

interface PictureTextProps {
  readonly record: FoundRecord
  readonly takesFiles: boolean
  readonly locked: boolean
  readonly labelId: string
  readonly describe: () => void
}

/** Returns a placeholder for the name, because an id means nothing to users. */
function nameOfUnknown(state: ReferencedRecords['state'], { unknown }: MediaTexts): string {
  return state === 'loading' ? t('Loading…') : unknown
}

function Picture({ src, isSet }: { readonly src: string | null; readonly isSet: boolean }) {
  if (src !== null) return <Thumbnail src={src} />
  if (isSet) return <NoThumbnail />
  return (
    <span className="panel-thumbnail">
      <ImagePlus size={16} aria-hidden />
    </span>
  )
}
