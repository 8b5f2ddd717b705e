import { type SyntheticEvent, useState } from 'react'
import { publishTexts } from '../api/publishing'
import { useEditing } from '../saving/editing'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { FieldRow } from '../ui/field-row'
import { englishName } from '../ui/language-names'
import { Planned } from './planned'
import { plannedWords } from './schedule-words'
import { usePageStep } from './use-page-step'
import './schedule-dialog.css'

/** Asks when the page is to be published and taken down again, in the time zone of its location. */
export function ScheduleDialog({ onClose }: { readonly onClose: () => void }) {
  const { context } = useSession()
  const { document } = useEditing()
  const { take, isBusy } = usePageStep()
  const [at, setAt] = useState('')
  const [until, setUntil] = useState('')
  const [isWhole, setIsWhole] = useState(false)
  const [problem, setProblem] = useState<Problem>({})
  const { languages, item } = document
  const whoseTimes = `Times are those of ${document.summary.locationName} (${context.location.timeZone}).`

  async function plan(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (at === '' && until === '') return setProblem({ at: 'Choose a date and a time.' })
    const language = languages.length < 2 || isWhole ? null : item.language
    const part = language === null ? {} : { language, locationId: String(item.locationId) }
    const times = { ...(at && { at }), ...(until && { until }) }
    const planned = plannedWords({ localAt: at, localUntil: until || null, language })
    const refused = await take(publishTexts({ ...part, ...times }), `${planned} ${whoseTimes}`)
    if (refused === null) onClose()
    else setProblem({ [fieldOf(refused.field)]: refused.message })
  }

  return (
    <Dialog
      title="Publish at a time"
      description={`${whoseTimes} The page is published as it is now; what is changed later is not.`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={FORM} aria-disabled={isBusy}>
            {isBusy ? 'Planning…' : 'Plan it'}
          </Button>
        </>
      }
    >
      <form id={FORM} className="ed-schedule" noValidate onSubmit={(event) => void plan(event)}>
        <TimeField label="Publish on" value={at} error={problem.at} onChange={setAt} />
        <TimeField
          label="Take off the site on"
          help="Leave it empty to keep the page on the site."
          value={until}
          error={problem.until}
          onChange={setUntil}
        />
        {languages.length > 1 && (
          <label className="ed-schedule-whole">
            <input
              type="checkbox"
              checked={isWhole}
              onChange={(event) => setIsWhole(event.target.checked)}
            />
            All languages, not only {englishName(item.language)}
          </label>
        )}
        {problem.other && (
          <p className="ed-message" data-tone="danger" role="alert">
            {problem.other}
          </p>
        )}
      </form>
      <Planned />
    </Dialog>
  )
}

const FORM = 'schedule-page'

interface Problem {
  readonly at?: string
  readonly until?: string
  readonly other?: string
}

/** Where an error is shown: beside the time it is about, or below the form. */
function fieldOf(field: string | null): keyof Problem {
  return field === 'at' || field === 'until' ? field : 'other'
}

interface TimeFieldProps {
  readonly label: string
  readonly help?: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

function TimeField({ label, help, value, error, onChange }: TimeFieldProps) {
  return (
    <FieldRow label={label} help={help} error={error}>
      {(aria) => (
        <input
          {...aria}
          type="datetime-local"
          className="ed-input"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldRow>
  )
}
