import { useMemo, useState } from 'react'
import { MEDIA_TEXT_LIMITS } from '#schema/api/upload'
import type { Crop } from '#schema/entities/media'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { openPicture } from '../api/operations/pictures'
import { withApi } from '../app/api-provider'
import { FailureNote } from '../app/error-page'
import { useOpened } from '../app/use-opened'
import { describedPicture } from '../library/found-picture'
import type { Picture, PictureChanges, Pictures } from '../library/pictures'
import { useRecordSearch } from '../library/record-search'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { FieldRow } from '../ui/field-row'
import { CropPicture } from './crop-picture'
import type { DetailsProps } from './details-props'
import {
  announceChange,
  type DoneChange,
  describeMessage,
  replaceMessage,
  undoChange,
} from './done-change'
import { FileDetails } from './file-details'
import { FocalPoint } from './focal-point'
import { CaptionBox, DecorativeBox } from './picture-boxes'
import { changesOf, type PictureForm, usePictureForm } from './picture-form'
import { PictureHistory } from './picture-history'
import { PictureTextFields, PlaceSelect } from './picture-text-fields'
import { PictureUsage } from './picture-usage'
import { ReplacePicture } from './replace-picture'
import './picture-details.css'

/** Dialog with a picture's texts and focal point, which apply to every page that shows it. */
export const PictureDetails = withApi(Details)

function Details({ id, isInTrash = null, onClose, onDisposed = onClose }: PictureDetailsProps) {
  const { uiStore } = useSession()
  const { answer, failure, reload } = useOpened(openPicture, { id })
  const picture = useMemo(() => {
    const item = answer?.allMedia.nodes[0]?.items[0]
    return item && describedPicture(item)
  }, [answer])
  const [done, setDone] = useState<DoneChange | null>(null)
  if (picture) {
    const given = {
      ...{ isInTrash, onChanged, onDisposed },
      note: done && <DoneNote text={done.text} undo={() => void undo(done)} />,
      // Undo stays available after the dialog closes.
      onClose: () => close(done),
      onSaved: close,
    }
    return picture.type.startsWith('image') ? (
      <DetailsForm key={picture.id} picture={picture} {...given} />
    ) : (
      <FileDetails key={picture.id} file={picture} {...given} />
    )
  }
  return (
    <Dialog title={t('About this picture')} onClose={onClose}>
      {failure ? (
        <FailureNote failure={failure} reload={reload} />
      ) : (
        <p role="status">
          {answer ? t('This picture no longer exists.') : t('Loading the picture…')}
        </p>
      )}
    </Dialog>
  )

  function close(last: DoneChange | null): void {
    onClose()
    if (last) announceChange(uiStore, last)
  }

  /** Reopens the picture, because its file, crop or texts changed. */
  function onChanged(change: DoneChange | null): void {
    uiStore.refreshRecords()
    if (change) uiStore.announce(joinSentences(change.text, t('Undo is available')))
    setDone(change)
    reload()
  }

  async function undo(change: DoneChange): Promise<void> {
    await undoChange(uiStore, change)
    setDone(null)
    reload()
  }
}

/** Message about the last change while the dialog stays open. */
function DoneNote({ text, undo }: { readonly text: string; readonly undo: () => void }) {
  return (
    <p className="ed-message panel-picture-done" data-tone="plain">
      {text}
      <Button look="quiet" aria-label={t('Undo: {text}', { text })} onClick={undo}>
        {t('Undo')}
      </Button>
    </p>
  )
}

export interface PictureDetailsProps {
  readonly id: string
  /** `null` if pictures are chosen or described, not deleted. */
  readonly isInTrash?: boolean | null
  readonly onClose: () => void
  /** Called in place of `onClose` when it was deleted, restored or deleted permanently. */
  readonly onDisposed?: () => void
}

function DetailsForm(props: DetailsFormProps) {
  const { picture, isInTrash, note, onChanged, onSaved, onClose, onDisposed } = props
  const { pictures } = useRecordSearch()
  const { uiStore } = useSession()
  const form = usePictureForm(picture)
  const { own, edited, nameIssue, isChanged } = form
  const [state, setState] = useState<'open' | 'saving' | { readonly failed: string }>('open')
  return (
    <Dialog
      title={t('About this picture')}
      description={t('Changes apply everywhere this picture is used.')}
      wide
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{isChanged ? t('Cancel') : t('Close')}</Button>
          <Button
            look="primary"
            aria-disabled={state === 'saving' || nameIssue !== undefined || undefined}
            onClick={() => void save()}
          >
            {state === 'saving' ? t('Saving…') : t('Save picture')}
          </Button>
        </>
      }
    >
      {note}
      <div className="panel-picture-details">
        <WordsSide form={form} />
        <FileSide form={form} picture={picture} onChanged={onChanged} crop={save} />
      </div>
      <PictureUsage id={picture.id} isInTrash={isInTrash} onDisposed={onDisposed} />
      {typeof state === 'object' && (
        <p role="alert" className="panel-picture-failed">
          {joinSentences(t('Not saved.'), state.failed)}
        </p>
      )}
    </Dialog>
  )

  async function save(crop?: Crop): Promise<void> {
    if (state === 'saving' || nameIssue !== undefined) return
    setState('saving')
    const changes = changesOf(picture, own, edited)
    try {
      await write(pictures, picture.id, { changes, crop })
    } catch (error) {
      setState({ failed: error instanceof Error ? error.message : String(error) })
      return
    }
    uiStore.refreshRecords()
    const saved = { before: picture, changes: { ...changes, ...(crop && { crop }) } }
    if (!crop)
      return onSaved(
        isChanged ? describeMessage(pictures, { ...saved, text: t('Picture saved') }) : null,
      )
    form.markSaved()
    setState('open')
    onChanged(describeMessage(pictures, { ...saved, text: t('Crop saved') }))
  }
}

interface PictureUpdate {
  readonly changes: PictureChanges
  readonly crop: Crop | undefined
}

/** Saves the changes, then the crop, because a moved focal point refers to the old crop. */
async function write(
  pictures: Pick<Pictures, 'describe'>,
  id: string,
  { changes, crop }: PictureUpdate,
): Promise<void> {
  if (Object.keys(changes).length > 0) await pictures.describe(id, changes)
  if (crop) await pictures.describe(id, { crop })
}

interface DetailsFormProps extends DetailsProps {
  readonly picture: Picture
}

function WordsSide({ form }: { readonly form: PictureForm }) {
  const { own, setOwn, places, chosen, setChosen, place, words, setWords, nameIssue } = form
  return (
    <div className="panel-picture-texts">
      <PlaceSelect places={places} chosen={chosen} choose={setChosen} />
      <PictureTextFields words={words} elsewhere={place ? own : null} set={setWords} />
      {!place && (
        <CaptionBox
          isShown={own.showCaptionText}
          show={(showCaptionText) => setOwn({ ...own, showCaptionText })}
        />
      )}
      {!place && <DecorativeBox own={own} setOwn={setOwn} />}
      <FieldRow
        label={t('Name')}
        help={t('Helps you find the picture. Visitors don’t see it.')}
        error={nameIssue}
      >
        {(aria) => (
          <input
            {...aria}
            className="ed-input"
            maxLength={MEDIA_TEXT_LIMITS.displayName}
            value={own.displayName}
            onChange={({ target }) => setOwn({ ...own, displayName: target.value })}
          />
        )}
      </FieldRow>
    </div>
  )
}

function FileSide({ form: { own, setOwn }, picture, onChanged, crop }: FileSideProps) {
  const { pictures } = useRecordSearch()
  return (
    <div className="panel-picture-file">
      <FocalPoint
        key={`point of ${picture.url}`}
        url={picture.url}
        size={picture.metadata}
        point={own.focalPoint}
        move={(focalPoint) => setOwn({ ...own, focalPoint })}
      />
      <CropPicture
        key={`crop of ${picture.url}`}
        picture={picture}
        save={(area) => void crop(area)}
      />
      <ReplacePicture
        key={picture.url}
        picture={picture}
        onReplaced={(version) =>
          onChanged(version === null ? null : replaceMessage(pictures, picture.id, version))
        }
      />
      <PictureHistory id={picture.id} onRestored={() => onChanged(null)} />
    </div>
  )
}

interface FileSideProps extends Pick<DetailsFormProps, 'picture' | 'onChanged'> {
  readonly form: PictureForm
  readonly crop: (area: Crop) => Promise<void>
}
