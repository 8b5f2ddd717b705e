import { t } from '#schema/messages/t'
import { failureIn } from '../api/failure'
import { withApi } from '../app/api-provider'
import { useApp } from '../app/app-context'
import { navigate } from '../app/navigation'
import { differencesPath, pagePath } from '../app/routes'
import { useEditing } from '../saving/editing'
import { LocationChoice } from '../screens/location-choice/location-choice'
import { seesLocation } from '../screens/screens'
import { useLocationNames } from '../screens/use-location-names'
import { useSession } from '../store/session'
import { AppLink } from '../ui/app-link'
import { languageLabel } from '../ui/language-names'
import './place-choice.css'

/** List of the visible locations and languages in which the page can be opened. */
export const PlaceChoice = withApi(Places)

function Places({ onChosen }: { readonly onChosen: () => void }) {
  const { account } = useApp()
  const { documentId, locationVersion } = useSession()
  const { item, languages } = useEditing().document
  const { names, error } = useLocationNames()
  const others = names.filter(({ id }) => seesLocation(account, id))
  const options = others.map(({ id, name }) => [String(id), name] as const)
  return (
    <div className="ed-place-choice">
      <LocationChoice
        label={t('Show this page for')}
        help={failureIn(error)?.message ?? t('Changes at a location are shown only there.')}
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
