import { useQuery } from '@apollo/client/react'
import { z } from 'zod/mini'
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID, type Location } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import { DEFAULT_LOCATION_SITE } from '#schema/records/editor-path'
import type { LocationName } from '../api/answers'
import { failureOf } from '../api/failure'
import { navigationLanguagesQuery } from '../api/operations/collections'
import { useApp } from '../app/app-context'
import { FailureNote } from '../app/error-page'
import { RecordDialogs } from '../records/record-dialogs'
import { ScreenMessages } from '../records/screen-messages'
import { useScreenSession } from '../records/screen-session'
import { Choice } from '../screens/choice'
import { Screen } from '../screens/screen'
import { useLocation } from '../screens/use-location'
import { useLocationNames } from '../screens/use-location-names'
import { useUrlQuery } from '../screens/use-url-query'
import { SessionProvider } from '../store/session'
import { languageLabel } from '../ui/language-names'
import { Spinner } from '../ui/spinner'
import { contributesToMenu } from './menu-access'
import { NavigationForm } from './navigation-form'
import './navigation.css'

const URL_PARAMETERS = { location: null, language: null, record: null } as const
/** Languages with translated site texts; others are offered if a navigation exists in them. */
const LANGUAGES = [DEFAULT_LANGUAGE, 'gu-IN', 'hi-IN'] as const

/** Screen of the header and footer entries: those of the network, and a location's differences, per language. */
export function NavigationScreen() {
  const { account } = useApp()
  const { query, changeQuery } = useUrlQuery<keyof typeof URL_PARAMETERS>(URL_PARAMETERS)
  const { names } = useLocationNames()
  const editable = names.flatMap(menusOf).filter((menu) => contributesToMenu(account, menu))
  const named = editable.find(({ value }) => value === query.location) ?? editable[0]
  const id = named?.id ?? 0
  const { location, error, refetch } = useLocation(named?.id)
  const { data } = useQuery(navigationLanguagesQuery, {
    variables: { locationSlug: named?.slug },
    skip: !named,
  })
  const stored = (data?.records.nodes ?? []).map((each) => ({ ...each, ...readValues(each) }))
  const isListed = query.record === '' || data !== undefined
  const isOwn = stored.some((each) => String(each.id) === query.record && each.onlyHere)
  const chosen = isOwn ? (editable.find(({ onlyHere }) => onlyHere) ?? named) : named
  const language = /^[a-z]{2,3}(-[A-Za-z\d]+)*$/.test(query.language)
    ? query.language
    : DEFAULT_LANGUAGE
  const languages = [...new Set([...LANGUAGES, ...stored.map((each) => each.language), language])]
  const isReady = location?.id === id && isListed
  return (
    <Screen title={t('Navigation')}>
      <p className="ed-quiet">
        {t(
          'The menu at the top of every page and the links at the bottom. Publishing updates every page of the site.',
        )}
      </p>
      <div className="navigation-choices">
        <Choice
          label={t('Navigation of')}
          value={chosen?.value ?? ''}
          options={editable.map(({ value, label }) => [value, label])}
          onChange={(location) => changeQuery({ location, record: '' })}
        />
        <Choice
          label={t('Language')}
          value={language}
          options={languages.map((each) => [each, languageLabel(each)])}
          onChange={(next) => changeQuery({ language: next })}
        />
      </div>
      {error && <FailureNote failure={failureOf(error)} reload={refetch} />}
      {isReady && chosen && (
        <LocationNavigation
          key={`${chosen.value} ${language}`}
          location={location}
          language={language}
          onlyHere={chosen.onlyHere}
        />
      )}
      {!isReady && !error && <Spinner label={t('Loading the navigation…')} />}
    </Screen>
  )
}

const values = z.object({ language: z.string(), onlyHere: z.boolean() })

function readValues(record: { readonly values: unknown }) {
  return values.parse(record.values)
}

/** Returns the navigations of a location as choices; the default location stores the network's, too, which comes first. */
function menusOf({ id, slug, name }: LocationName) {
  const menu = { id, slug, onlyHere: false }
  if (id !== DEFAULT_LOCATION_ID) return [{ ...menu, value: String(id), label: name }]
  return [
    { ...menu, value: String(id), label: t('The whole network') },
    { ...menu, onlyHere: true, value: DEFAULT_LOCATION_SITE, label: name },
  ]
}

function LocationNavigation({ location, language, onlyHere }: LocationNavigationProps) {
  const session = useScreenSession(location)
  return (
    <SessionProvider value={session}>
      <RecordDialogs>
        <NavigationForm {...{ location, language, onlyHere }} />
      </RecordDialogs>
      <ScreenMessages />
    </SessionProvider>
  )
}

interface LocationNavigationProps {
  readonly location: Location
  readonly language: string
  readonly onlyHere: boolean
}
