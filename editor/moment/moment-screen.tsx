import { t } from '#schema/messages/t'
import { CALENDAR_PATH } from '../app/routes'
import { Screen } from '../screens/screen'
import { useLocationNames } from '../screens/use-location-names'
import { isId, useUrlQuery } from '../screens/use-url-query'
import { MomentForm } from './moment-form'
import { MomentFrame } from './moment-frame'
import { OutlookList } from './outlook-list'
import './moment.css'

const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/**
 * Screen that previews a location's site at a local time, with the schedules until then, or lists what will be missing at all
 * locations.
 */
export function MomentScreen() {
  const { query, changeQuery } = useUrlQuery({ location: null, at: null, language: null })
  const { names, note } = useLocationNames()
  const { location, language } = query
  const at = LOCAL_TIME.test(query.at) ? query.at : ''
  const name = names.find(({ id }) => String(id) === location)?.name ?? ''
  return (
    <Screen title={t('Preview on a date')} back={{ href: CALENDAR_PATH, label: t('Calendar') }}>
      <MomentForm
        key={`${location} ${at} ${language}`}
        {...{ names, shown: { location, at, language } }}
        onShow={changeQuery}
      />
      {note}
      {location === '' && at === '' && (
        <p className="ed-quiet moment-hint">
          {t(
            'Select a location to see its site at a date and time in its time zone. Select all locations to see what will be missing.',
          )}
        </p>
      )}
      {location === '' && at !== '' && <OutlookList key={`list ${at}`} at={at} />}
      {isId(location) && at !== '' && (
        <MomentFrame
          key={`frame ${location} ${at} ${language}`}
          {...{ locationId: location, at, language, name }}
        />
      )}
    </Screen>
  )
}
