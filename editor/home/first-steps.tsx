import { useQuery } from '@apollo/client/react'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import { navigationLanguagesQuery } from '../api/operations/collections'
import { useApp } from '../app/app-context'
import { followLink } from '../app/navigation'
import { LOCATIONS_PATH, locationPath, NAVIGATION_PATH, PEOPLE_PATH } from '../app/routes'
import { managesNetwork } from '../screens/screens'
import { useLocationNames } from '../screens/use-location-names'
import { Button } from '../ui/button'

/** File name of the template in `renderer/templates`. */
const HOME_TEMPLATE = 'home'

/** Checklist of first steps for new users; renders nothing once all are done. */
export function FirstSteps({ create, isAlone, unfinished }: FirstStepsProps) {
  const isShown = create !== null || isAlone || unfinished !== null
  const more = useNetworkSteps(isShown)
  if (!isShown) return null
  return (
    <section className="home-part home-first-steps" aria-label={t('First steps')}>
      <h2>{t('First steps')}</h2>
      <ol>
        {create && (
          <li>
            <Button look="quiet" onClick={() => create(HOME_TEMPLATE)}>
              {t('Create the home page')}
            </Button>
            <span className="home-words">
              {t(
                'Start from a template and replace its examples. Nobody sees the page until you publish it.',
              )}
            </span>
          </li>
        )}
        {unfinished && (
          <li>
            <a href={locationPath(unfinished.id)} onClick={followLink}>
              {t('Finish {name}', { name: unfinished.name })}
            </a>
            <span className="home-words">
              {t('Visitors look for your address and opening hours first.')}
            </span>
          </li>
        )}
        {more?.isFirstLocation && (
          <li>
            <a href={LOCATIONS_PATH} onClick={followLink}>
              {t('Add your other locations')}
            </a>
            <span className="home-words">
              {t('Each new location gets its own site, based on this one.')}
            </span>
          </li>
        )}
        {more?.hasNoNavigation && (
          <li>
            <a href={NAVIGATION_PATH} onClick={followLink}>
              {t('Set up the navigation')}
            </a>
            <span className="home-words">
              {t('The menu at the top of every page and the links at the bottom.')}
            </span>
          </li>
        )}
        {isAlone && (
          <li>
            <a href={PEOPLE_PATH} onClick={followLink}>
              {t('Invite people')}
            </a>
            <span className="home-words">
              {t('Give each person access to the locations they look after.')}
            </span>
          </li>
        )}
      </ol>
    </section>
  )
}

interface FirstStepsProps {
  /** Creates a page from a template; `null` if pages exist or the user may not create any. */
  readonly create: ((template: string) => void) | null
  /** True if nobody else has an account. */
  readonly isAlone: boolean
  /** A location that lacks an address or hours. */
  readonly unfinished: { readonly id: number; readonly name: string } | null
}

/** Returns the remaining steps of a network; `undefined` until they are known, and for users who don't manage the network. */
function useNetworkSteps(isShown: boolean) {
  const { account } = useApp()
  const { names } = useLocationNames()
  const locationSlug = names.find(({ id }) => id === DEFAULT_LOCATION_ID)?.slug
  const { data } = useQuery(navigationLanguagesQuery, {
    variables: { locationSlug },
    skip: !isShown || !managesNetwork(account) || locationSlug === undefined,
  })
  return (
    data && {
      isFirstLocation: names.length === 1,
      hasNoNavigation: data.records.nodes.length === 0,
    }
  )
}
