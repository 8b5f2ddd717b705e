import { loadReferences } from '#renderer/page/references'
import type { Announcement } from '#renderer/parts/announcements/site-announcements'
import { linkHref } from '#renderer/parts/links/site-href'
import type { ContentSource } from '#schema/api/content-source'
import { recordFor } from '#schema/entities/record-text'
import type { PageContext } from '#schema/site/page-context'
import type { SiteContent } from '../content/site-content'

type StoredAnnouncement = Awaited<ReturnType<SiteContent['announcements']>>[number]

/** The announcements at the top of a page, and the time of their next change. */
export interface ShownAnnouncements {
  readonly announcements: readonly Announcement[]
  /** Time when the next one begins or ends, in milliseconds since 1970; `null` if none does. */
  readonly until: number | null
}

const LEVELS = ['CLOSED', 'WARNING', 'INFO'] as const

/** Returns the announcements of a page at its moment, most severe first, except those its location turned off. */
export async function announcementsOf(
  all: readonly StoredAnnouncement[],
  source: ContentSource,
  page: PageContext,
): Promise<ShownAnnouncements> {
  const off = page.location.configuration.announcementsOff ?? []
  const here = all.filter(({ id, reach }) => reach !== 'NETWORK' || !off.includes(id))
  const now = Date.parse(page.now)
  const shown = here
    .filter((one) => startOf(one) <= now && now < endOf(one))
    .sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level))
  const pages = shown.flatMap(({ link }) => link?.pageId ?? [])
  const refs = await loadReferences(source, { media: [], pages })
  const moments = here.flatMap((one) => [startOf(one), endOf(one)]).filter((each) => each > now)
  const next = Math.min(...moments)
  return {
    announcements: shown.map((stored) => {
      const { id, level, text, link, linkLabel } = recordFor(stored, page.language)
      return { id, level, text, href: linkHref(refs, page, link), linkLabel }
    }),
    until: Number.isFinite(next) ? next : null,
  }
}

function startOf({ shownFrom }: StoredAnnouncement): number {
  return shownFrom?.getTime() ?? -Infinity
}

function endOf({ shownUntil }: StoredAnnouncement): number {
  return shownUntil?.getTime() ?? Infinity
}
