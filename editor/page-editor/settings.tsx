import { t } from '#schema/messages/t'
import { fetchedComponent } from '../ui/lazy/fetched-component'
import { fetchedPart } from '../ui/lazy/fetched-part'
import { Spinner } from '../ui/spinner'

/** The property panel. Its forms are loaded right after the page, which is looked at first. */
export const Settings = fetchedComponent(
  fetchedPart(() => import('./settings-panel').then((part) => part.SettingsPanel)),
  <Spinner label={t('Loading the settings…')} />,
  true,
)
