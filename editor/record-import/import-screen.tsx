import { type ReactNode, useState } from 'react'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import type { ImportSource } from '../api/imports'
import { useApp } from '../app/app-context'
import { useSearch } from '../app/navigation'
import { Choice, type Option } from '../screens/choice'
import { Screen } from '../screens/screen'
import { contributesTo } from '../screens/screens'
import { useLocationNames } from '../screens/use-location-names'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyPart } from '../ui/lazy/lazy-part'
import { Spinner } from '../ui/spinner'
import { CalendarSource } from './calendar-source'
import { ImportRun } from './import-run'
import { TableSource } from './table-source'
import './record-import.css'

const CalendarSubscriptions = lazyComponent(
  lazyPart(() =>
    import('../calendar-subscriptions/calendar-subscriptions').then(
      (part) => part.CalendarSubscriptions,
    ),
  ),
  <Spinner label={t('Loading')} />,
)

const DocumentImport = lazyComponent(
  lazyPart(() => import('../document-import/document-import').then((part) => part.DocumentImport)),
  <Spinner label={t('Loading')} />,
)

const WordpressImport = lazyComponent(
  lazyPart(() =>
    import('../wordpress-import/wordpress-import').then((part) => part.WordpressImport),
  ),
  <Spinner label={t('Loading')} />,
)

const FORMS: readonly Option[] = [
  ['calendar', t('A calendar file (.ics)')],
  ['address', t('A calendar on the web')],
  ['subscription', t('Calendar subscriptions (kept up to date)')],
  ['table', t('A table (CSV, Excel)')],
  ['document', t('A document (Word, Markdown)')],
  ['wordpress', t('A WordPress site')],
]

const NOWHERE = t('Your account can’t add this at any location.')

/** Screen that imports external content: events of a calendar, rows of a table, or a document as a page. */
export function ImportScreen() {
  const { account } = useApp()
  const { names, note } = useLocationNames()
  const address = new URLSearchParams(useSearch())
  const asked = address.get('from')
  const [form, setForm] = useState(FORMS.find(([each]) => each === asked)?.[0] ?? 'calendar')
  const [wanted, setWanted] = useState(address.get('location') ?? String(DEFAULT_LOCATION_ID))
  const [source, setSource] = useState<ImportSource | null>(null)
  const [isPlaceless, setPlaceless] = useState(false)
  const open = names.filter(({ id }) =>
    form === 'document' || form === 'wordpress'
      ? contributesTo(account, id, 'page')
      : contributesTo(account, id, 'event') ||
        (form !== 'subscription' && contributesTo(account, id, 'faq')),
  )
  const chosen = open.find(({ id }) => String(id) === wanted) ?? open[0]
  return (
    <Screen title={t('Import')}>
      <p className="ed-quiet">
        {t(
          'Import events from Google Calendar, Outlook or Apple Calendar, spreadsheet rows, a document, or a WordPress site. You see what will happen before anything is saved.',
        )}
      </p>
      {note}
      {names.length > 0 && (
        <>
          <div className="record-import-choices">
            <Choice
              label={t('From')}
              value={form}
              options={FORMS}
              onChange={(next) => {
                setForm(next)
                setSource(null)
                setPlaceless(false)
              }}
            />
            {chosen && !isPlaceless && (
              <Choice
                label={t('Into')}
                value={String(chosen.id)}
                options={open.map(({ id, name }) => [
                  String(id),
                  // A page of the default location belongs to the network.
                  id === DEFAULT_LOCATION_ID && form === 'document' ? t('Network') : name,
                ])}
                onChange={setWanted}
              />
            )}
          </div>
          {chosen ? sourceOf(chosen.id) : <p className="ed-quiet">{NOWHERE}</p>}
          {chosen && source && (
            <ImportRun key={chosen.id} source={source} locationId={String(chosen.id)} />
          )}
        </>
      )}
    </Screen>
  )

  function sourceOf(locationId: number): ReactNode {
    switch (form) {
      case 'table':
        return (
          <TableSource locationId={locationId} onChange={setSource} onPlaceless={setPlaceless} />
        )
      case 'subscription':
        return <CalendarSubscriptions key={locationId} locationId={locationId} />
      case 'document':
        return <DocumentImport locationId={locationId} />
      case 'wordpress':
        return <WordpressImport key={locationId} locationId={locationId} />
      default:
        return <CalendarSource key={form} isAddress={form === 'address'} onChange={setSource} />
    }
  }
}
