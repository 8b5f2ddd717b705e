import type { PageContext } from '#schema/site/page-context'
import { groupsOf, hoursOn, todayOf } from '../../parts/hours/hours'
import { HoursPeriods } from '../../parts/hours/hours-week'
import { sitePath } from '../../parts/links/site-href'
import { giveHref, LOCATIONS_PATH } from '../../parts/navigation/site-paths'
import { messagesFor, type SiteMessages } from '../../parts/words/words'
import type { FooterData, MAPPED_PATHS } from './footer.block'
import { LinkList } from './footer-links'

interface MapProps {
  readonly data: FooterData
  readonly page: PageContext
}

/** Today's opening hours, from the first group of hours. */
export function TodaysHours({ page }: MapProps) {
  const [first] = groupsOf('', page.location)
  if (!first) return null
  const { periods } = hoursOn(first, todayOf(page), page.location.specialDays)
  return (
    <p className="footer-hours">
      <span>{messagesFor(page.language).today}</span>
      <HoursPeriods periods={periods} language={page.language} />
    </p>
  )
}

/** Links to the main pages of the site that exist. */
export function SiteMap({ data, page }: MapProps) {
  const words = messagesFor(page.language)
  const gives = data.paths.includes('/give') || Boolean(page.location.configuration.giveUrl)
  const pages = data.paths.filter((path) => path !== LOCATIONS_PATH && path !== '/give')
  return (
    <LinkList
      title={words.onThisSite}
      links={[
        ...pages.map((path) => ({ label: labelOf(path, words), href: sitePath(page, path) })),
        ...(gives ? [{ label: words.give, href: giveHref(page) }] : []),
      ]}
    />
  )
}

/** Links to the nearest other locations and to the list of all. */
export function OtherPlaces({ data, page }: MapProps) {
  const { locations, allLocations } = messagesFor(page.language)
  if (data.places.length === 0) return null
  const all = { label: allLocations, href: sitePath(page, LOCATIONS_PATH) }
  return (
    <LinkList
      title={locations}
      links={[
        ...data.places.map(({ name, city, path }) => ({ label: city || name, href: path })),
        ...(data.paths.includes(LOCATIONS_PATH) ? [all] : []),
      ]}
    />
  )
}

function labelOf(path: string, words: SiteMessages): string {
  const labels: Readonly<Record<(typeof MAPPED_PATHS)[number], string>> = {
    '/visit': words.visit,
    '/connect/events': words.events,
    '/connect/news': words.news,
    '/explore': words.explore,
    '/inspiration': words.talks,
    '/give': words.give,
    '/locations': words.allLocations,
  }
  return Object.entries(labels).find(([known]) => known === path)?.[1] ?? path
}
