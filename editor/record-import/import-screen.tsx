import { useState } from 'react'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { ImportSource } from '../api/imports'
import { useApp } from '../app/app-context'
import { Choice, type Option } from '../screens/choice'
import { Screen } from '../screens/screen'
import { contributesTo } from '../screens/screens'
import { useLocationNames } from '../screens/use-location-names'
import { CalendarSource } from './calendar-source'
import { ImportRun } from './import-run'
import { TableSource } from './table-source'
import './record-import.css'

const FORMS: readonly Option[] = [
  ['calendar', 'A calendar file (.ics)'],
  ['address', 'A calendar on the web'],
  ['table', 'A table (CSV)'],
]

/** What someone has elsewhere becomes records here: events of a calendar, rows of a table. */
export function ImportScreen() {
  const { account } = useApp()
  const { names, note } = useLocationNames()
  const [form, setForm] = useState('calendar')
  const [wanted, setWanted] = useState(String(DEFAULT_LOCATION_ID))
  const [source, setSource] = useState<ImportSource | null>(null)
  const open = names.filter(
    ({ id }) => contributesTo(account, id, 'event') || contributesTo(account, id, 'faq'),
  )
  const chosen = open.find(({ id }) => String(id) === wanted) ?? open[0]
  return (
    <Screen title="Import">
      <p className="ed-quiet">
        Bring in events from Google Calendar, Outlook or Apple Calendar, or rows of a spreadsheet.
        You see what would happen before anything is saved.
      </p>
      {note}
      {chosen && (
        <>
          <div className="record-import-choices">
            <Choice
              label="From"
              value={form}
              options={FORMS}
              onChange={(next) => {
                setForm(next)
                setSource(null)
              }}
            />
            <Choice
              label="Into"
              value={String(chosen.id)}
              options={open.map(({ id, name }) => [String(id), name])}
              onChange={setWanted}
            />
          </div>
          {form === 'table' ? (
            <TableSource locationId={chosen.id} onChange={setSource} />
          ) : (
            <CalendarSource key={form} isAddress={form === 'address'} onChange={setSource} />
          )}
          {source && <ImportRun key={chosen.id} source={source} locationId={String(chosen.id)} />}
        </>
      )}
    </Screen>
  )
}
