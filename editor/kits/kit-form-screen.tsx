import { useQuery } from '@apollo/client/react'
import { t } from '#schema/messages/t'
import { formatZoned } from '#schema/publication/publication-text'
import { recordDefinitions } from '#schema/records'
import { editorPath } from '#schema/records/editor-path'
import { failureOf } from '../api/failure'
import { kitFormQuery, type LocationKit } from '../api/operations/kits'
import { useApp } from '../app/app-context'
import { FailureNote, MissingPage } from '../app/error-page'
import { progressPath } from '../app/more-paths'
import { followLink } from '../app/navigation'
import { HOME_PATH, pagePath } from '../app/routes'
import { Screen } from '../screens/screen'
import { managesNetwork } from '../screens/screens'
import { useUrlQuery } from '../screens/use-url-query'
import { Spinner } from '../ui/spinner'
import { KitForm } from './kit-form'
import { KitStateBadge } from './kit-state'
import './kits.css'

/** Screen in which a location completes a kit, usable on a phone: its blanks, a preview of its page, and the publishing time. */
export function KitFormScreen() {
  const { account } = useApp()
  const { query } = useUrlQuery({ kit: null, location: null })
  const variables = { kitId: query.kit, locationId: query.location }
  const { data, error, refetch } = useQuery(kitFormQuery, {
    variables,
    fetchPolicy: 'cache-and-network',
  })
  const kit = data?.kitLocation
  const back = managesNetwork(account)
    ? { href: progressPath(query.kit), label: t('All locations') }
    : { href: HOME_PATH, label: t('Home') }
  if (error && !kit) return <FailureNote failure={failureOf(error)} reload={() => void refetch()} />
  if (data && !kit)
    return (
      <MissingPage
        text={t('This kit doesn’t exist, or your account can’t fill it in at this location.')}
        list={back}
      />
    )
  return (
    <Screen title={kit ? `${kit.title}, ${kit.locationName}` : t('Kit')} back={back}>
      {!data && <Spinner label={t('Loading…')} />}
      {kit && (
        <div className="kit-form">
          <p>
            <KitStateBadge state={kit.state} />{' '}
            {kit.publishAt && formatZoned(kit.publishAt, kit.timeZone)}
          </p>
          {kit.note && <p>{kit.note}</p>}
          {kit.problem && (
            <p className="ed-message" data-tone="danger">
              {kit.problem}
            </p>
          )}
          <KitForm
            key={`${kit.kitId} ${kit.locationId}`}
            kit={kit}
            onChanged={() => void refetch()}
          />
          <Drafts kit={kit} />
        </div>
      )}
    </Screen>
  )
}

/** Links to the kit's records, which are edited on their own screens. */
function Drafts({ kit }: { readonly kit: LocationKit }) {
  return (
    <section className="kit-form-drafts" aria-labelledby="kit-drafts">
      <h2 id="kit-drafts">{t('Contents of this kit')}</h2>
      <ul>
        {kit.pageId !== null && (
          <li>
            <a href={pagePath(kit.pageId)} onClick={followLink}>
              {t('Edit the page')}
            </a>
          </li>
        )}
        {kit.drafts.map(({ kind, id, title }) => (
          <li key={`${kind} ${id}`}>
            <a href={pathOf(kind, Number(id))} onClick={followLink}>
              {title}
            </a>{' '}
            <span className="ed-quiet">{recordDefinitions.get(kind)?.words.one}</span>
          </li>
        ))}
        {kit.days.map((day) => (
          <li key={day}>{t('Opening hours: {day}', { day })}</li>
        ))}
      </ul>
      <p className="ed-quiet">
        {kit.lastDay === ''
          ? t('Head office decides when the kit ends.')
          : t('The kit ends after {day}.', { day: kit.lastDay })}
      </p>
    </section>
  )
}

function pathOf(kind: string, recordId: number): string {
  const definition = recordDefinitions.get(kind)
  return definition ? editorPath(definition, { recordId }) : HOME_PATH
}
