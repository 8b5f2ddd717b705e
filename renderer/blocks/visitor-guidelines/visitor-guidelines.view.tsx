import { bestOf, placeOf } from '#schema/entities/place'
import { childrenOf, type Topic } from '#schema/entities/topic'
import { isBlankMarkup } from '#schema/fields/text'
import type { PageContext } from '#schema/site/page-context'
import { type TabItem, Tabs } from '../../parts/kit/tabs'
import type { ViewProps } from '../../parts/kit/view'
import { linkHref } from '../../parts/links/site-href'
import { Picture } from '../../parts/media/picture'
import { RichText } from '../../parts/text/rich-text'
import { messagesFor } from '../../parts/words/words'
import type visitorGuidelines from './visitor-guidelines.block'

/** Maximum number of tabs beside the text; more are placed above it (specification section 9). */
const MAX_HORIZONTAL_TABS = 5

/** A tab for each topic below the chosen one. Renders nothing if the topic is missing or has no children. */
export default function VisitorGuidelines({
  id,
  props,
  data,
  refs,
  page,
}: ViewProps<typeof visitorGuidelines>) {
  const tabs = data
    ? childrenOf(data, placeOf(page)).flatMap((child) => tabOf(child, { refs, page }))
    : []
  if (!data || tabs.length === 0) return null
  const intro = textOf(data, page)?.richText ?? ''
  const label = props.title || messagesFor(page.language).visitorGuidelines
  return (
    <section className="visitor-guidelines" aria-label={label}>
      {(props.title || !isBlankMarkup(intro)) && (
        <header className="visitor-guidelines-header">
          {props.title && <h2>{props.title}</h2>}
          {!isBlankMarkup(intro) && (
            <RichText className="visitor-guidelines-intro" markup={intro} />
          )}
        </header>
      )}
      <Tabs
        id={id}
        label={label}
        items={tabs}
        orientation={tabs.length > MAX_HORIZONTAL_TABS ? 'horizontal' : 'vertical'}
      />
    </section>
  )
}

function tabOf(
  topic: Topic,
  { refs, page }: Pick<ViewProps<typeof visitorGuidelines>, 'refs' | 'page'>,
): readonly TabItem[] {
  const text = textOf(topic, page)
  if (!text?.title.trim()) return []
  const picture = topic.media[0]
  const href = linkHref(refs, page, { href: topic.externalUrl })
  const content = (
    <div className="visitor-guidelines-panel">
      <div className="visitor-guidelines-text">
        <RichText markup={text.richText} />
        {href && (
          <p>
            <a href={href} aria-label={`${messagesFor(page.language).learnMore}: ${text.title}`}>
              {messagesFor(page.language).learnMore}
            </a>
          </p>
        )}
      </div>
      {picture && (
        <div className="visitor-guidelines-picture">
          <Picture item={picture} sizes="(min-width: 64rem) 24rem, 100vw" />
        </div>
      )}
    </div>
  )
  return [{ key: String(topic.id), title: text.title, content }]
}

function textOf({ items }: Topic, page: PageContext) {
  return bestOf(items, placeOf(page))
}
