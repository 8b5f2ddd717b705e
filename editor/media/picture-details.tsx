import { useEffect, useId, useState } from 'react'
import { MEDIA_TEXT_LIMITS } from '#schema/api/upload'
import type { Crop, MediaText } from '#schema/entities/media'
import type { Place } from '#schema/entities/place'
import type { Picture, PictureChanges, PictureTexts } from '../library/pictures'
import { useRecordSearch } from '../library/record-search'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { FieldRow } from '../ui/field-row'
import { CropPicture } from './crop-picture'
import { FileDetails } from './file-details'
import { FocalPoint } from './focal-point'
import { PictureUsage } from './picture-usage'
import {
  changedText,
  EVERYWHERE,
  isAt,
  type PictureWords,
  PictureWordsFields,
  PlaceSelect,
  placesFor,
} from './picture-words'
import { ReplacePicture } from './replace-picture'
import './picture-details.css'

type Opened = Picture | 'loading' | 'failed' | null

/** What a picture shows, is called, and may not be cropped: changed here, for every page that shows it. */
export function PictureDetails({ id, isInTrash = null, onClose }: PictureDetailsProps) {
  const { pictures } = useRecordSearch()
  const [picture, setPicture] = useState<Opened>('loading')
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again.
  useEffect(() => {
    let isCurrent = true
    pictures.open(id).then(
      (opened) => isCurrent && setPicture(opened),
      // What was entered stays where it was opened before.
      () => isCurrent && setPicture((before) => (isOpen(before, id) ? before : 'failed')),
    )
    return () => {
      isCurrent = false
    }
  }, [pictures, id, round])
  if (typeof picture === 'object' && picture !== null) {
    const given = { isInTrash, onClose, onReplaced: () => setRound(round + 1) }
    return picture.type.startsWith('image') ? (
      <DetailsForm key={picture.id} picture={picture} {...given} />
    ) : (
      <FileDetails key={picture.id} file={picture} {...given} />
    )
  }
  return (
    <Dialog title="About this picture" onClose={onClose}>
      <p role="status">{WORDS[picture ?? 'gone']}</p>
    </Dialog>
  )
}

function isOpen(before: Opened, id: string): boolean {
  return typeof before === 'object' && before?.id === id
}

const WORDS = {
  loading: 'Loading the picture…',
  failed: 'The picture could not be loaded. Close this and try again.',
  gone: 'There is no such picture (any more).',
} as const

export interface PictureDetailsProps {
  readonly id: string
  /** Absent where pictures are chosen or described, not deleted. */
  readonly isInTrash?: boolean | null
  readonly onClose: () => void
}

function DetailsForm({ picture, isInTrash, onReplaced, onClose }: DetailsFormProps) {
  const { pictures } = useRecordSearch()
  const { uiStore } = useSession()
  const { own, setOwn, places, chosen, setChosen, edited, setEdited, texts, markSaved } =
    usePictureForm(picture)
  const place = places[chosen]
  const [state, setState] = useState<'open' | 'saving' | { readonly failed: string }>('open')
  const nameIssue = own.displayName.trim() === '' ? 'Give the picture a name' : undefined
  return (
    <Dialog
      title="About this picture"
      description="Every page that shows this picture follows."
      wide
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            aria-disabled={state === 'saving' || nameIssue !== undefined || undefined}
            onClick={() => void save()}
          >
            {state === 'saving' ? 'Saving…' : 'Save picture'}
          </Button>
        </>
      }
    >
      <div className="panel-picture-details">
        <div className="panel-picture-texts">
          <PlaceSelect places={places} chosen={chosen} choose={setChosen} />
          <PictureWordsFields
            words={place ? (texts.find((text) => isAt(text, place)) ?? NO_WORDS) : own}
            elsewhere={place ? own : null}
            set={(words) =>
              place
                ? setEdited([...without(edited, place), changedText(texts, place, words)])
                : setOwn({ ...own, ...wordsOf(words), ...shownWith(words) })
            }
          />
          {!place && (
            <CaptionBox
              isShown={own.showCaptionText}
              show={(showCaptionText) => setOwn({ ...own, showCaptionText })}
            />
          )}
          {!place && <DecorativeBox own={own} setOwn={setOwn} />}
          <FieldRow label="Name" help="To find it again; visitors do not see it." error={nameIssue}>
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
        <div>
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
            save={(crop) => void save(crop)}
          />
          <ReplacePicture key={picture.url} picture={picture} onReplaced={onReplaced} />
        </div>
      </div>
      <PictureUsage id={picture.id} isInTrash={isInTrash} onDisposed={onClose} />
      {typeof state === 'object' && (
        <p role="alert" className="panel-picture-failed">
          {`Not saved. ${state.failed}`}
        </p>
      )}
    </Dialog>
  )

  /** A focal point that was moved is of what was shown then: it is saved before the crop. */
  async function save(crop?: Crop): Promise<void> {
    if (state === 'saving' || nameIssue !== undefined) return
    setState('saving')
    try {
      await pictures.describe(picture.id, changesOf(picture, own, edited))
      if (crop) await pictures.describe(picture.id, { crop })
    } catch (error) {
      setState({ failed: error instanceof Error ? error.message : String(error) })
      return
    }
    uiStore.refreshRecords()
    uiStore.announce(crop ? 'Crop saved' : 'Picture saved')
    if (!crop) return onClose()
    markSaved()
    setState('open')
    onReplaced()
  }
}

interface DetailsFormProps {
  readonly picture: Picture
  readonly isInTrash: boolean | null
  /** Called when it has got another file or crop: it is to be opened again. */
  readonly onReplaced: () => void
  readonly onClose: () => void
}

/** Whether visitors see the caption, in every language. */
function CaptionBox({ isShown, show }: CaptionBoxProps) {
  const id = useId()
  return (
    <p className="panel-picture-decorative">
      <input
        id={id}
        type="checkbox"
        aria-describedby={`${id}-help`}
        checked={isShown}
        onChange={({ target }) => show(target.checked)}
      />
      <label htmlFor={id}>Show caption</label>
      <span id={`${id}-help`} className="panel-field-help">
        Below the picture, on every page. Galleries always show it.
      </span>
    </p>
  )
}

interface CaptionBoxProps {
  readonly isShown: boolean
  readonly show: (isShown: boolean) => void
}

/** Says that a picture needs no words, which is something else than that nobody has written them yet. */
function DecorativeBox({ own, setOwn }: DecorativeBoxProps) {
  const id = useId()
  if (own.altText.trim() !== '') return null
  return (
    <p className="panel-picture-decorative">
      <input
        id={id}
        type="checkbox"
        checked={own.isDecorative}
        onChange={({ target }) => setOwn({ ...own, isDecorative: target.checked })}
      />
      <label htmlFor={id}>Decorative image: it needs no alt text</label>
    </p>
  )
}

interface DecorativeBoxProps {
  readonly own: PictureTexts
  readonly setOwn: (own: PictureTexts) => void
}

/**
 * What is entered: the picture's own words, and those for places that were changed. What was entered and not saved stays
 * when the picture gets another file.
 */
function usePictureForm(picture: Picture) {
  const { context } = useSession()
  const [own, setOwn] = useState<PictureTexts>(picture)
  const [edited, setEdited] = useState<readonly MediaText[]>([])
  const [shown, setShown] = useState(picture)
  const [saved, setSaved] = useState(picture)
  if (shown !== picture) {
    setShown(picture)
    setSaved(picture)
    setOwn({ ...picture, ...changesOf(saved, own, []) })
  }
  const [chosen, setChosen] = useState(EVERYWHERE)
  const places = placesFor(context, picture)
  const texts = edited.reduce<readonly MediaText[]>(
    (all, text) => [...without(all, text), text],
    picture.texts,
  )
  return { own, setOwn, edited, setEdited, places, chosen, setChosen, texts, markSaved }

  function markSaved(): void {
    setSaved({ ...picture, ...own })
    setEdited((now) => (now === edited ? [] : now))
  }
}

const NO_WORDS = { altText: null, caption: null } as const

function without(texts: readonly MediaText[], place: Place): readonly MediaText[] {
  return texts.filter((text) => !isAt(text, place))
}

/** The picture's own words are never said as elsewhere. */
function wordsOf(words: Partial<PictureWords>): Partial<PictureTexts> {
  return Object.fromEntries(Object.entries(words).map(([name, text]) => [name, text ?? '']))
}

/** A caption that is written is shown, as the server has it. */
function shownWith({ caption }: Partial<PictureWords>): Partial<PictureTexts> {
  return caption ? { showCaptionText: true } : {}
}

/** Only what was changed is sent: a user may write a location's texts, and nothing else of the picture. */
function changesOf(
  picture: Picture,
  own: PictureTexts,
  edited: readonly MediaText[],
): PictureChanges {
  const { displayName, altText, caption, showCaptionText, focalPoint, isDecorative } = own
  const now = { displayName, altText, caption, showCaptionText, focalPoint, isDecorative }
  const changed = Object.entries(now).filter(
    ([name, value]) => value !== picture[name as keyof PictureTexts],
  )
  return { ...Object.fromEntries(changed), ...(edited.length > 0 && { texts: edited }) }
}
