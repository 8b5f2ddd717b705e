import { useQuery } from '@apollo/client/react'
import { z } from 'zod/mini'
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID, type Location } from '#schema/entities/location'
import { t } from '#schema/messages/t'
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
import { contributesTo } from '../screens/screens'
import { useLocation } from '../screens/use-location'
import { useLocationNames } from '../screens/use-location-names'
import { useUrlQuery } from '../screens/use-url-query'
import { SessionProvider } from '../store/session'
import { languageLabel } from '../ui/language-names'
import { Spinner } from '../ui/spinner'
import { NavigationForm } from './navigation-form'
import './navigation.css'

const KNOWN = { location: null, language: null } as const
/** Languages with translated site texts; others are offered if a navigation exists in them. */
const LANGUAGES = [DEFAULT_LANGUAGE, 'gu-IN', 'hi-IN'] as const

/** Screen of the header and footer entries: those of the network, and a location's additions, per language. */
export function NavigationScreen() {
  const { account } = useApp()
  const { query, changeQuery } = useUrlQuery<keyof typeof KNOWN>(KNOWN)
  const { names } = useLocationNames()
  const editable = names.filter(({ id }) => contributesTo(account, id, 'navigation'))
  const chosen = editable.find(({ id }) => String(id) === query.location) ?? firstOf(editable)
  const id = chosen?.id ?? 0
  const { location, error, refetch } = useLocation(chosen?.id)
  const { data } = useQuery(navigationLanguagesQuery, {
    variables: { locationSlug: chosen?.slug },
    skip: !chosen,
  })
  const language = /^[a-z]{2,3}(-[A-Za-z\d]+)*$/.test(query.language)
    ? query.language
    : DEFAULT_LANGUAGE
  const languages = [
    ...new Set([...LANGUAGES, ...(data?.records.nodes ?? []).map(languageOf), language]),
  ]
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
          value={String(id)}
          options={editable.map((each) => [String(each.id), nameOf(each)])}
          onChange={(location) => changeQuery({ location })}
        />
        <Choice
          label={t('Language')}
          value={language}
          options={languages.map((each) => [each, languageLabel(each)])}
          onChange={(next) => changeQuery({ language: next })}
        />
      </div>
      {error && <FailureNote failure={failureOf(error)} again={refetch} />}
      {location?.id === id && (
        <OfLocation key={`${id} ${language}`} location={location} language={language} />
      )}
      {location?.id !== id && !error && <Spinner label={t('Loading the navigation…')} />}
    </Screen>
  )
}

const values = z.object({ language: z.string() })

function languageOf(record: { readonly values: unknown }): string {
  return values.parse(record.values).language
}

/** Returns the initial location: the network for head office, otherwise the user's own. */
function firstOf(editable: readonly LocationName[]): LocationName | undefined {
  return editable.find(({ id }) => id === DEFAULT_LOCATION_ID) ?? editable[0]
}

function nameOf({ id, name }: LocationName): string {
  return id === DEFAULT_LOCATION_ID ? t('The whole network') : name
}

function OfLocation({ location, language }: OfLocationProps) {
  const session = useScreenSession(location)
  return (
    <SessionProvider value={session}>
      <RecordDialogs>
        <NavigationForm location={location} language={language} />
      </RecordDialogs>
      <ScreenMessages />
    </SessionProvider>
  )
}

interface OfLocationProps {
  readonly location: Location
  readonly language: string
}
