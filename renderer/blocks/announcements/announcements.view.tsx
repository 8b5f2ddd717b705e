import { isBlankMarkup } from '#schema/fields/text'
import { Icon } from '../../parts/kit/icon'
import type { ViewProps } from '../../parts/kit/view'
import { RichText } from '../../parts/text/rich-text'
import { messagesFor } from '../../parts/words/words'
import type announcements from './announcements.block'

/** Current announcements, on a panel with a double line. */
export default function Announcements({ props, page }: ViewProps<typeof announcements>) {
  const { title, body } = props
  const words = messagesFor(page.language)
  const isBlank = isBlankMarkup(body)
  if (!title && isBlank) return null
  return (
    <section className="announcements" aria-label={title || words.announcements}>
      {title && (
        <header className="announcements-title">
          <Icon name="lamp" />
          <h2>{title}</h2>
        </header>
      )}
      {isBlank ? (
        <p className="announcements-none">{words.noAnnouncements}</p>
      ) : (
        <RichText markup={body} />
      )}
    </section>
  )
}
