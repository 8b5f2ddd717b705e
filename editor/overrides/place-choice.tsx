import { t } from '#schema/messages/t'
import { readLocations } from '../api/read-locations'
import { useApp } from '../app/app-context'
import { navigate } from '../app/navigation'
import { differencesPath, pagePath } from '../app/routes'
import { failureIn, useCachedRequest } from '../app/use-cached-request'
import { useEditing } from '../saving/editing'
import { LocationChoice } from '../screens/location-choice/location-choice'
import { seesLocation } from '../screens/screens'
import { useSession } from '../store/session'
import { AppLink } from '../ui/app-link'
import { languageLabel } from '../ui/language-names'
import './place-choice.css'

/** List of the visible locations and languages in which the page can be opened. */
export function PlaceChoice({ onChosen }: { readonly onChosen: () => void }) {
  const { client, account } = useApp()
  const { documentId, locationVersion } = useSession()
  const { item, languages } = useEditing().document
  const { answer } = useCachedRequest('locations', () => readLocations(client))
  const all = answer.state === 'ready' ? answer.value : []
  const others = all.filter(({ id }) => seesLocation(account, id))
  const options = others.map(({ id, name }) => [String(id), name] as const)
  const failure = failureIn(answer)
  return (
    <div className="ed-place-choice">
      <LocationChoice
        label={t('Show this page for')}
        help={failure?.message ?? t('Changes at a location are shown only there.')}
        value={locationVersion ? String(locationVersion.locationId) : ''}
        options={[['', t('All locations (the network)')], ...options]}
        onChange={choose}
      />
      <AppLink href={differencesPath({ page: documentId })}>
        {t('See which locations differ')}
      </AppLink>
      {languages.length > 1 && (
        <ul className="ed-place-languages" aria-label={t('Languages of the page')}>
          {languages.map((language) => (
            <li key={language}>
              {language === item.language ? (
                <strong aria-current="true">{languageLabel(language)}</strong>
              ) : (
                <AppLink href={pagePath(documentId, language, locationVersion?.slug)}>
                  {languageLabel(language)}
                </AppLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )

  function choose(id: string): void {
    onChosen()
    navigate(
      pagePath(documentId, item.language, others.find((each) => String(each.id) === id)?.slug),
    )
  }
}
