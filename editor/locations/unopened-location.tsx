import { DoorOpen, Eye } from 'lucide-react'
import { useState } from 'react'
import type { Location } from '#schema/entities/location'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { homePageOf } from '../api/locations'
import { createPreview } from '../api/previews'
import { useApp } from '../app/app-context'
import { setStatusOfRecord } from '../records/forms/record-forms'
import type { RecordToolsOf } from '../records/record-page'
import { Button } from '../ui/button'
import { ProblemNote } from '../ui/problem-note'
import { LocationMentions } from './location-mentions'

/** Notice above the form of a location that isn't open yet: a preview, a checklist, and the button to open it. */
export function UnopenedLocation({ location, mayOpen, tools, onOpened }: UnopenedLocationProps) {
  const { client } = useApp()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [preview, setPreview] = useState('')
  return (
    <section className="location-unopened" aria-labelledby="location-unopened">
      <h2 id="location-unopened">{t('Not open yet')}</h2>
      <p>
        {t(
          'Visitors can’t see this location yet: no pages, events or galleries, and no entry in lists, search or menus.',
        )}
      </p>
      <div className="location-unopened-actions">
        {mayOpen && (
          <Button look="primary" aria-disabled={isBusy || undefined} onClick={() => void open()}>
            <DoorOpen size={16} aria-hidden />
            {isBusy ? t('Opening…') : t('Open location')}
          </Button>
        )}
        <Button onClick={() => void openPreview()}>
          <Eye size={16} aria-hidden />
          {t('Preview home page')}
        </Button>
      </div>
      <p role="status">
        {preview && (
          <a href={preview} target="_blank" rel="noreferrer">
            {t('Preview link (anyone with it can view the site for 14 days)')}
          </a>
        )}
      </p>
      <ProblemNote text={problem} />
      <LocationMentions locationId={location.id} />
    </section>
  )

  async function open(): Promise<void> {
    if (isBusy) return
    const { form, opened, pending } = tools
    const version = pending.current ? await pending.current.settle() : (opened.version ?? 0)
    if (version === null) {
      setProblem(t('Save your changes first, then open the location.'))
      return
    }
    setIsBusy(true)
    try {
      const step = { id: String(location.id), version, status: 'ACTIVE' } as const
      await setStatusOfRecord(client, form, step)
      pending.current?.discard()
      onOpened()
    } catch (error) {
      setProblem(failureOf(error).message)
    }
    setIsBusy(false)
  }

  async function openPreview(): Promise<void> {
    try {
      const home = await homePageOf(client, location.id)
      const shared = { language: DEFAULT_LANGUAGE, shared: true, followsDraft: true }
      if (home === null) setProblem(t('This location doesn’t have its own home page to preview.'))
      else setPreview(await createPreview(client, { documentId: home, ...shared }))
    } catch (error) {
      setProblem(failureOf(error).message)
    }
  }
}

interface UnopenedLocationProps {
  readonly location: Pick<Location, 'id'>
  readonly mayOpen: boolean
  /** Tools of the form below. */
  readonly tools: RecordToolsOf
  readonly onOpened: () => void
}
