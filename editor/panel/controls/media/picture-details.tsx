import { useEffect, useState } from 'react'
import { MEDIA_TEXT_LIMITS } from '#schema/api/upload'
import type { Picture, PictureTexts } from '../../../library/pictures'
import { useRecordSearch } from '../../../library/record-search'
import { useSession } from '../../../store/session'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { FieldRow } from '../../../ui/field-row'
import { FocalPoint } from './focal-point'
import './picture-details.css'

type Opened = Picture | 'loading' | 'failed' | null

/** What a picture shows, is called, and may not be cropped: changed here, for every page that shows it. */
export function PictureDetails({ id, onClose }: PictureDetailsProps) {
  const { pictures } = useRecordSearch()
  const [picture, setPicture] = useState<Opened>('loading')
  useEffect(() => {
    let isCurrent = true
    pictures.open(id).then(
      (opened) => isCurrent && setPicture(opened),
      () => isCurrent && setPicture('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [pictures, id])
  if (typeof picture === 'object' && picture !== null)
    return <DetailsForm picture={picture} onClose={onClose} />
  return (
    <Dialog title="About this picture" onClose={onClose}>
      <p role="status">{WORDS[picture ?? 'gone']}</p>
    </Dialog>
  )
}

const WORDS = {
  loading: 'Loading the picture…',
  failed: 'The picture could not be loaded. Close this and try again.',
  gone: 'There is no such picture (any more).',
} as const

export interface PictureDetailsProps {
  readonly id: string
  readonly onClose: () => void
}

function DetailsForm({ picture, onClose }: DetailsFormProps) {
  const { pictures } = useRecordSearch()
  const { uiStore } = useSession()
  const [texts, setTexts] = useState<PictureTexts>(picture)
  const [state, setState] = useState<'open' | 'saving' | { readonly failed: string }>('open')
  const nameIssue = texts.displayName.trim() === '' ? 'Give the picture a name' : undefined
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
          <FieldRow
            label="What it shows"
            help="One sentence for people who do not see it. Leave it empty only when the picture is pure decoration."
          >
            {(aria) => (
              <textarea
                {...aria}
                className="ed-input"
                rows={3}
                maxLength={MEDIA_TEXT_LIMITS.altText}
                value={texts.altText}
                onChange={({ target }) => set({ altText: target.value })}
              />
            )}
          </FieldRow>
          <FieldRow label="Caption">
            {(aria) => (
              <input
                {...aria}
                className="ed-input"
                maxLength={MEDIA_TEXT_LIMITS.caption}
                value={texts.caption}
                onChange={({ target }) => set({ caption: target.value })}
              />
            )}
          </FieldRow>
          <FieldRow label="Name" help="To find it again; visitors do not see it." error={nameIssue}>
            {(aria) => (
              <input
                {...aria}
                className="ed-input"
                maxLength={MEDIA_TEXT_LIMITS.displayName}
                value={texts.displayName}
                onChange={({ target }) => set({ displayName: target.value })}
              />
            )}
          </FieldRow>
        </div>
        <FocalPoint
          url={picture.url}
          point={texts.focalPoint}
          move={(focalPoint) => set({ focalPoint })}
        />
      </div>
      {typeof state === 'object' && (
        <p role="alert" className="panel-picture-failed">
          {`Not saved. ${state.failed}`}
        </p>
      )}
    </Dialog>
  )

  function set(changed: Partial<PictureTexts>): void {
    setTexts((before) => ({ ...before, ...changed }))
  }

  async function save(): Promise<void> {
    if (state === 'saving' || nameIssue !== undefined) return
    setState('saving')
    try {
      await pictures.describe(picture.id, texts)
    } catch (error) {
      setState({ failed: error instanceof Error ? error.message : String(error) })
      return
    }
    uiStore.refreshRecords()
    uiStore.announce('Picture saved')
    onClose()
  }
}

interface DetailsFormProps {
  readonly picture: Picture
  readonly onClose: () => void
}
