import { useQuery } from '@apollo/client/react'
import { t } from '#schema/messages/t'
import { kitsToFillQuery } from '../api/operations/kits'
import { kitFormPath } from '../app/more-paths'
import { HomePart, HomeRow } from './home-part'

/** Section with kits from head office that wait for the user's location; renders nothing if there are none. */
export function KitsPart() {
  const { data } = useQuery(kitsToFillQuery, { fetchPolicy: 'cache-and-network' })
  const rows = data?.kitsToFill.nodes ?? []
  if (rows.length === 0) return null
  return (
    <HomePart title={t('From head office')} items={rows} empty="">
      {({ kitId, title, locationId, locationName, blanks }) => (
        <HomeRow
          key={`${kitId} ${locationId}`}
          href={kitFormPath({ kitId, locationId })}
          title={
            blanks.length === 0
              ? t('{title}: submit it', { title })
              : t('{title}: fill in {count, plural, one {# blank} other {# blanks}}', {
                  title,
                  count: blanks.length,
                })
          }
        >
          {locationName}
        </HomeRow>
      )}
    </HomePart>
  )
}
