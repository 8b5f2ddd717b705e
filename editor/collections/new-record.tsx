import { useMemo, useRef, useState } from 'react'
import { DEFAULT_LOCATION_ID, type Location } from '#schema/entities/location'
import { permissionKind } from '#schema/entities/permission-kinds'
import { defaultsOf } from '#schema/fields/read'
import { t } from '#schema/messages/t'
import type { LocationName } from '../api/answers'
import { failureOf } from '../api/failure'
import { useApp } from '../app/app-context'
import { ErrorPage } from '../app/error-page'
import { redirect, useSearch } from '../app/navigation'
import { recordPath } from '../app/routes'
import type { PanelMemory } from '../panel/form/field-source'
import { openRecord, type RecordFormOf } from '../records/forms/opened-record'
import { RecordEditor } from '../records/record-editor'
import { LocationChoice } from '../screens/location-choice/location-choice'
import { Screen } from '../screens/screen'
import { contributesTo, managesLocation } from '../screens/screens'
import { useLocation } from '../screens/use-location'
import { useLocationNames } from '../screens/use-location-names'
import { Spinner } from '../ui/spinner'
import type { CollectionKind } from './collection-kinds'
import { CollectionSession, flashMessage } from './collection-session'
import { editableLocations } from './editable-locations'

/** Form of a new record for a chosen location. */
export function NewRecord({ kind, form }: NewRecordProps) {
  const { account } = useApp()
  const asked = new URLSearchParams(useSearch()).get('location')
  const { names, isRead } = useLocationNames()
  const locations =
    kind.owner === 'network' ? names : editableLocations(account, names, permissionKind(kind.kind))
  const wanted =
    locations.find(({ slug }) => slug === asked) ??
    locations.find(({ id }) => id === DEFAULT_LOCATION_ID) ??
    locations[0]
  const { location, error, refetch } = useShownLocation(wanted?.id)
  const { words } = kind
  if (error) return <ErrorPage failure={failureOf(error)} reload={refetch} />
  if (!isRead || (wanted && location === undefined)) return <Spinner label={t('Opening…')} />
  return (
    <Screen title={words.new} back={{ href: recordPath(kind.collection.path), label: words.all }}>
      {location && mayMake(kind) ? (
        <BlankRecord
          {...{ kind, form, location, locations }}
          isChanging={location.id !== wanted?.id}
        />
      ) : (
        <p>{t('Your account can’t add anything here.')}</p>
      )}
    </Screen>
  )

  function mayMake({ owner }: CollectionKind): boolean {
    return owner === 'location' || contributesTo(account, null, permissionKind(kind.kind))
  }
}

/** Returns a location; while it loads, the previous one. */
function useShownLocation(id: number | undefined) {
  const found = useLocation(id)
  const last = useRef(found.location)
  if (found.location) last.current = found.location
  return { ...found, location: found.location === undefined ? last.current : found.location }
}

interface NewRecordProps {
  readonly kind: CollectionKind
  readonly form: RecordFormOf
}

function BlankRecord({ kind, form, location, locations, isChanging }: BlankRecordProps) {
  const { client, account } = useApp()
  const memory = useRef<PanelMemory>({ served: 0, group: null })
  const [isMade, setIsMade] = useState(false)
  const { id, timeZone } = location
  const opened = useMemo(
    () => ({
      ...{ id: null, version: null, locationId: id, timeZone },
      values: defaultsOf(form.fields),
    }),
    [form, id, timeZone],
  )
  if (isMade) return <Spinner label={t('Opening…')} />
  return (
    <>
      {kind.owner === 'location' && (
        <ForLocation {...{ location, locations, list: kind.collection.path }} />
      )}
      <p className="ed-message" data-tone="plain">
        {managesLocation(account, kind.owner === 'network' ? null : id, permissionKind(kind.kind))
          ? visibilityHint(form)
          : t('New entries are saved as drafts. Submit them for review when they’re ready.')}
      </p>
      <div className="record-layout-form">
        <CollectionSession location={location}>
          <RecordEditor
            {...{ form, opened, memory }}
            canEdit
            isLocked={isChanging}
            consequence={null}
            onChanged={(key, words) => void open(key, words)}
            reload={() => undefined}
          />
        </CollectionSession>
      </div>
    </>
  )

  /** Opens the new record. Its address needs its id, but so far only its key is known. */
  async function open(key: string | undefined, words = ''): Promise<void> {
    if (key === undefined) return
    setIsMade(true)
    const place = { locationId: id, language: 'en-US' }
    const made = await openRecord(client, form, key, place).catch(() => null)
    if (made?.id) flashMessage(words)
    redirect(recordPath(kind.collection.path, made?.id ? Number(made.id) : undefined))
  }
}

/** Returns the hint about when visitors see the record, for users who may publish it. */
function visibilityHint({ fields, statusField, isInternal }: RecordFormOf): string {
  if (isInternal) return t('Visitors don’t see it. Send it to locations when it is ready.')
  const label = statusField === undefined ? undefined : fields[statusField]?.label
  return label === undefined
    ? t('Visitors see it as soon as it is created.')
    : t('Visitors see it as soon as it is created, unless “{label}” below says otherwise.', {
        label,
      })
}

interface BlankRecordProps extends NewRecordProps {
  readonly location: Location
  readonly locations: readonly LocationName[]
  /** True while another location loads: input is kept, and nothing can be created. */
  readonly isChanging: boolean
}

/** Select for the new record's location, which determines the pictures and time zone of the form. */
function ForLocation({ location, locations, list }: ForLocationProps) {
  if (locations.length < 2) return null
  return (
    <div className="ed-collection-for">
      <LocationChoice
        label={t('For')}
        value={location.slug}
        options={locations.map(({ slug, name }) => [slug, name] as const)}
        onChange={(slug) =>
          redirect(`${recordPath(list, 'new')}?location=${encodeURIComponent(slug)}`)
        }
      />
    </div>
  )
}

interface ForLocationProps {
  readonly location: Location
  readonly locations: readonly LocationName[]
  readonly list: string
}
