import { PageLanguage, useForeign } from '../kit/foreign-language'
import { type NoticeKind, NoticeSign } from '../kit/notice-sign'
import { messagesFor } from '../words/words'

/** A temporary message at the top of every page, in the language of the page. */
export interface Announcement {
  readonly id: number
  readonly level: NoticeKind
  readonly text: string
  /** The link target; `null` for none. */
  readonly href: string | null
  readonly linkLabel: string
}

interface SiteAnnouncementsProps {
  readonly announcements: readonly Announcement[]
  readonly language: string
}

/** The announcements above the header of a page. */
export function SiteAnnouncements({ announcements, language }: SiteAnnouncementsProps) {
  return (
    <PageLanguage value={language}>
      <aside className="site-announcements" aria-label={messagesFor(language).announcements}>
        <ul>
          {announcements.map((announcement) => (
            <AnnouncementBanner key={announcement.id} {...announcement} language={language} />
          ))}
        </ul>
      </aside>
    </PageLanguage>
  )
}

function AnnouncementBanner({
  level,
  text,
  href,
  linkLabel,
  language,
}: Announcement & Pick<SiteAnnouncementsProps, 'language'>) {
  const foreign = useForeign()
  const words = messagesFor(language)
  return (
    <li className="site-announcement" data-kind={level.toLowerCase()}>
      <span role="img" aria-label={words.noticeKinds[level]}>
        <NoticeSign kind={level} />
      </span>
      <p>
        <span lang={foreign(text)}>{text}</span>{' '}
        {href && (
          <a href={href} lang={foreign(linkLabel)}>
            {linkLabel || words.learnMore}
          </a>
        )}
      </p>
    </li>
  )
}
