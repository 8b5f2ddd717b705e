import { useMutation } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import type { LocationName } from '../api/answers'
import { failureOf } from '../api/failure'
import type { CopiedLocation } from '../api/locations'
import { newKey } from '../api/new-key'
import { locationNamesQuery } from '../api/operations/documents'
import { copyLocationMutation } from '../api/operations/locations'
import { FailureNote } from '../app/error-page'
import { useLocationNames } from '../screens/use-location-names'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { ProblemNote } from '../ui/problem-note'
import { Spinner } from '../ui/spinner'
import { ownTimeZone } from '../ui/time-zone-names'
import { LocationCreated } from './location-created'
import { type NewLocation, NewLocationFields } from './new-location-fields'
import './new-location.css'

/** Wizard that creates a location from a name, a time zone and a model. */
export function NewLocationDialog({ onClose }: { readonly onClose: () => void }) {
  const { names, isRead, error, refetch } = useLocationNames()
  const [made, setMade] = useState<CopiedLocation | null>(null)
  if (made) return <LocationCreated made={made} onClose={onClose} />
  if (isRead) return <Guide models={names} onMade={setMade} onClose={onClose} />
  return (
    <Dialog title={t('New location')} onClose={onClose}>
      {error ? (
        <FailureNote failure={failureOf(error)} reload={refetch} />
      ) : (
        <Spinner label={t('Loading…')} />
      )}
    </Dialog>
  )
}

function Guide({ models, onMade, onClose }: GuideProps) {
  const [entered, setEntered] = useState(() => emptyLocation(models))
  const { problems, message, isMaking, make } = useMaking(entered, onMade)
  return (
    <Dialog
      title={t('New location')}
      description={t(
        'The new location starts as a copy of another one. You can change everything later.',
      )}
      wide
      onClose={onClose}
      footer={
        <DialogButtons
          label={isMaking ? t('Creating…') : t('Create location')}
          isBusy={isMaking}
          form="new-location"
          onCancel={onClose}
        />
      }
    >
      <form
        id="new-location"
        className="new-location"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void make(event.currentTarget)
        }}
      >
        <ProblemNote text={message} />
        <NewLocationFields
          {...{ entered, models, problems }}
          onChange={(part) => setEntered({ ...entered, ...part })}
        />
      </form>
    </Dialog>
  )
}

interface GuideProps {
  readonly models: readonly LocationName[]
  readonly onMade: (made: CopiedLocation) => void
  readonly onClose: () => void
}

type Problems = Readonly<Record<string, string>>

/**
 * Returns a function that creates the location once per input, however often it is called; errors are shown beside their fields.
 */
function useMaking(entered: NewLocation, onMade: (made: CopiedLocation) => void) {
  // Refetches the list of all locations, whose order changes.
  const [copyLocation, { loading: isMaking }] = useMutation(copyLocationMutation, {
    refetchQueries: [locationNamesQuery],
  })
  const [problems, setProblems] = useState<Problems>({})
  const [message, setMessage] = useState('')
  const last = useRef({ sent: '', key: '' })
  return { problems, message, isMaking, make }

  async function make(form: HTMLFormElement): Promise<void> {
    if (isMaking) return
    if (entered.name.trim() === '')
      return refuse(form, { name: t('Enter a name for the location.') }, '')
    try {
      const variables = variablesOf(entered, keyFor(JSON.stringify(entered)))
      const { data } = await copyLocation({ variables })
      if (data) onMade(data.copyLocation)
    } catch (error) {
      const failure = failureOf(error)
      const { message: failureText } = failure
      const issues = failure.kind === 'refused' ? failure.issues : []
      const fields = issues.map(({ field, message: wrong }) => [field ?? '', wrong] as const)
      refuse(form, Object.fromEntries(fields), failureText)
    }
  }

  function keyFor(sent: string): string {
    if (last.current.sent !== sent) last.current = { sent, key: newKey() }
    return last.current.key
  }

  function refuse(form: HTMLFormElement, wrong: Problems, failureText: string): void {
    setProblems(wrong)
    const [first] = Object.keys(wrong)
    const field = form.querySelector<HTMLElement>(`[name="${first}"]`)
    setMessage(field ? '' : failureText)
    field?.focus()
  }
}

function variablesOf(entered: NewLocation, idempotencyKey: string) {
  const { name, slug, timeZone, city, countryCode, modelId, pages, galleries, layout } = entered
  return {
    from: modelId,
    location: { name: name.trim(), slug: slug.trim(), timeZone, city: city.trim(), countryCode },
    ...{ pages, galleries, layout, idempotencyKey },
  }
}

/** Prefers a model other than the network's own location, whose pages are shown everywhere already. */
function emptyLocation(models: readonly LocationName[]): NewLocation {
  const model = models.find(({ id }) => id !== DEFAULT_LOCATION_ID) ?? models[0]
  const copies = model !== undefined && model.id !== DEFAULT_LOCATION_ID
  return {
    ...{ name: '', slug: '', timeZone: ownTimeZone(), city: '', countryCode: '' },
    modelId: String(model?.id ?? DEFAULT_LOCATION_ID),
    ...{ pages: copies, galleries: copies, layout: copies },
  }
}
