import { type FormEvent, useState } from 'react'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import { zoneName } from '#schema/publication/publication-text'
import { failureOf } from '../api/failure'
import { write } from '../api/fetch-query'
import { fillKitMutation, type LocationKit, submitKitMutation } from '../api/operations/kits'
import { createPreview } from '../api/previews'
import { useApp } from '../app/app-context'
import { ScheduleFields } from '../schedules/schedule-fields'
import { ScheduleFrame } from '../schedules/schedule-frame'
import { Button } from '../ui/button'
import { FieldRow } from '../ui/field-row'
import { ProblemNote } from '../ui/problem-note'
import { ScreenToast, useToast } from '../ui/screen-toast'

/** Form for the blanks of a location's kit, with buttons to save, preview, and submit or schedule it. */
export function KitForm({ kit, onChanged }: KitFormProps) {
  const { client } = useApp()
  const { toast, showToast } = useToast()
  const [answers, setAnswers] = useState(() => answersOf(kit))
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [isScheduling, setIsScheduling] = useState(false)
  const place = { kitId: kit.kitId, locationId: kit.locationId }
  // Blanks added since, e.g. by an edit of the page, come last.
  const blanks = [...new Set([...Object.keys(answers), ...kit.blanks])]
  if (kit.state === 'PUBLISHED' || kit.state === 'ENDED') return <Answers kit={kit} />
  return (
    <>
      <form className="kit-form" noValidate onSubmit={press}>
        {blanks.length === 0 && <p className="ed-quiet">{t('This block has no settings.')}</p>}
        {blanks.map((blank) => (
          <FieldRow key={blank} label={blank} error={emptyMessage(blank)}>
            {(aria) => (
              <input
                {...aria}
                className="ed-input"
                maxLength={1000}
                value={answers[blank] ?? ''}
                onChange={({ target }) => setAnswers({ ...answers, [blank]: target.value })}
              />
            )}
          </FieldRow>
        ))}
        <ProblemNote text={problem} />
        <div className="kit-form-steps">
          <Button type="submit" aria-disabled={isBusy || undefined}>
            {t('Save')}
          </Button>
          {kit.pageId !== null && (
            <Button aria-disabled={isBusy || undefined} onClick={() => void preview()}>
              {t('See the page')}
            </Button>
          )}
          {kit.canPublish && (
            <Button aria-disabled={isBusy || undefined} onClick={() => setIsScheduling(true)}>
              {t('Schedule…')}
            </Button>
          )}
          <Button look="primary" aria-disabled={isBusy || undefined} onClick={() => void submit()}>
            {t('Submit')}
          </Button>
        </div>
      </form>
      {isScheduling && (
        <ScheduleKit
          {...{ kit, isBusy }}
          schedule={(at) => run(() => submitAt(at), t('Scheduled.'))}
          onClose={() => setIsScheduling(false)}
        />
      )}
      <ScreenToast toast={toast} />
    </>
  )

  /** Returns the message for a blank that is empty after a submit attempt. */
  function emptyMessage(blank: string): string | undefined {
    return problem !== '' && !answers[blank]?.trim() ? t('Fill this in') : undefined
  }

  function press(event: FormEvent): void {
    event.preventDefault()
    void run(save, t('Saved.'))
  }

  async function submit(): Promise<void> {
    await run(() => submitAt(null), t('Submitted. Head office can see that you’re ready.'))
  }

  async function submitAt(at: string | null): Promise<void> {
    await save()
    await write(client, submitKitMutation, { ...place, at })
  }

  async function save(): Promise<void> {
    const given = Object.entries(answers).map(([blank, answer]) => ({ blank, answer }))
    await write(client, fillKitMutation, { ...place, answers: given })
  }

  /** Saves, and previews the page in a new tab, opened before any `await` because browsers would block it. */
  async function preview(): Promise<void> {
    const tab = window.open('', '_blank')
    if (tab) tab.opener = null
    const isDone = await run(async () => {
      await save()
      const preview = { documentId: Number(kit.pageId), language: DEFAULT_LANGUAGE }
      const href = await createPreview(client, preview)
      if (tab) tab.location.replace(href)
    }, t('Saved.'))
    if (!isDone) tab?.close()
  }

  async function run(work: () => Promise<void>, words: string): Promise<boolean> {
    if (isBusy) return false
    setIsBusy(true)
    setProblem('')
    try {
      await work()
      showToast(words)
      return true
    } catch (error) {
      setProblem(failureOf(error).message)
      return false
    } finally {
      setIsBusy(false)
      setIsScheduling(false)
      onChanged()
    }
  }
}

interface KitFormProps {
  readonly kit: LocationKit
  readonly onChanged: () => void
}

function answersOf({ answers, blanks }: LocationKit): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...answers.map(({ blank, answer }) => [blank, answer] as const),
    ...blanks.map((blank) => [blank, ''] as const),
  ])
}

/** Read-only answers of a published kit. */
function Answers({ kit }: { readonly kit: LocationKit }) {
  return (
    <dl>
      {kit.answers.map(({ blank, answer }) => (
        <div key={blank}>
          <dt className="ed-quiet">{blank}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  )
}

function ScheduleKit({ kit, isBusy, schedule, onClose }: ScheduleKitProps) {
  const [at, setAt] = useState(kit.publishAt ?? '')
  const [problem, setProblem] = useState('')
  return (
    <ScheduleFrame
      title={t('Schedule this kit')}
      description={t('{timeZone} ({name}). Everything in the kit is published at that time.', {
        timeZone: zoneName(kit.timeZone),
        name: kit.timeZone,
      })}
      action="schedule"
      isBusy={isBusy}
      onSubmit={() => {
        if (at === '') setProblem(t('Choose a date and a time.'))
        else void schedule(at)
      }}
      onClose={onClose}
    >
      <ScheduleFields
        times={{ at, until: '' }}
        problem={problem === '' ? {} : { at: problem }}
        hasEnd={false}
        onChange={(times) => setAt(times.at)}
      />
    </ScheduleFrame>
  )
}

interface ScheduleKitProps {
  readonly kit: LocationKit
  readonly isBusy: boolean
  readonly schedule: (at: string) => Promise<boolean>
  readonly onClose: () => void
}
