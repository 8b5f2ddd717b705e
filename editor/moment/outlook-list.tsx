import { Eye } from 'lucide-react'
import { t } from '#schema/messages/t'
import { type LocationOutlook, siteOutlookQuery } from '../api/operations/moments'
import { momentPath } from '../app/more-paths'
import { followLink } from '../app/navigation'
import { List } from '../screens/list/list'
import { usePagedQuery } from '../screens/list/use-paged-query'
import { outlookOf } from './outlook-label'

/** Number of locations that the server checks per request. */
const PAGE_SIZE = 25

/** List of what will be missing at each location at a local time, with links to fix it. */
export function OutlookList({ at }: { readonly at: string }) {
  const list = usePagedQuery(siteOutlookQuery, {
    variables: { at, first: PAGE_SIZE },
    partOf: ({ siteOutlook }) => siteOutlook,
  })
  return (
    <List
      list={list}
      loading={t('Loading locations…')}
      pageSize={PAGE_SIZE}
      empty={<p className="ed-quiet">{t('Your account doesn’t have access to any location.')}</p>}
    >
      {({ nodes }) => (
        <ul className="moment-outlooks" aria-label={t('Missing content by location')}>
          {nodes.map((outlook) => (
            <OutlookRow key={outlook.locationId} {...{ outlook, at }} />
          ))}
        </ul>
      )}
    </List>
  )
}

function OutlookRow({ outlook, at }: OutlookRowProps) {
  const { locationId, locationName, issues } = outlook
  return (
    <li className="moment-outlook">
      <h2>{locationName}</h2>
      <a
        className="ed-button"
        data-look="quiet"
        href={momentPath({ location: locationId, at })}
        onClick={followLink}
      >
        <Eye size={16} aria-hidden />
        {t('Preview site')}
      </a>
      {issues.length === 0 ? (
        <p className="ed-quiet">{t('No issues found')}</p>
      ) : (
        <ul>
          {issues.map((issue) => {
            const { words, href } = outlookOf(issue, outlook)
            return (
              <li key={`${issue.kind} ${issue.recordId} ${issue.language}`}>
                <a href={href} onClick={followLink}>
                  {words}
                </a>
              </li>
            )
          })}
        </ul>
      )}
    </li>
  )
}

interface OutlookRowProps {
  readonly outlook: LocationOutlook
  readonly at: string
}
