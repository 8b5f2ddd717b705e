import type { PageContext } from '#schema/site/page-context'
import { safeHref } from '#schema/text/safe-href'
import type { ViewProps } from '../../parts/kit/view'
import { SocialIcon } from '../../parts/links/social-icon'
import { Picture } from '../../parts/media/picture'
import { StripArrows } from '../../parts/media/strip-arrows'
import { CALENDAR_DAY, formatLocalDay, inZone } from '../../parts/words/dates'
import { messagesFor } from '../../parts/words/words'
import type socialMediaPromo from './social-media-promo.block'
import type { Feed } from './social-media-promo.block'

/** The feeds of two channels. Renders nothing if neither has posts. */
export default function SocialMediaPromo({
  props,
  data,
  page,
}: ViewProps<typeof socialMediaPromo>) {
  if (data.length === 0) return null
  return (
    <section
      className="social-media-promo"
      aria-label={props.title || messagesFor(page.language).socialMedia}
    >
      {props.title && <h2 className="social-media-promo-title">{props.title}</h2>}
      {data.map((feed) => (
        <FeedRow key={feed.handle} feed={feed} page={page} />
      ))}
    </section>
  )
}

function FeedRow({ feed, page }: { readonly feed: Feed; readonly page: PageContext }) {
  const [latest] = feed.posts
  const words = messagesFor(page.language)
  return (
    <section className="social-media-promo-feed" aria-label={`@${feed.handle}`}>
      <header className="social-media-promo-header">
        <h3>
          {latest && <SocialIcon network={latest.values.network} />}@{feed.handle}
        </h3>
        <StripArrows
          className="social-media-promo-controls"
          previous={words.previousPosts}
          next={words.nextPosts}
        />
      </header>
      <ul className="social-media-promo-posts" data-strip="">
        {feed.posts.map((post) => (
          <PostCard key={post.id} post={post.values} page={page} />
        ))}
      </ul>
    </section>
  )
}

function PostCard({
  post,
  page,
}: {
  readonly post: Feed['posts'][number]['values']
  readonly page: PageContext
}) {
  const { timeZone } = page.location
  const { language } = page
  const words = messagesFor(language)
  const href = safeHref(post.href)
  const text = post.title || words.postOn(words.networks[post.network])
  return (
    <li className="social-media-promo-post" data-plain={!post.image || undefined}>
      {post.image && (
        <div className="social-media-promo-picture">
          <Picture item={{ ...post.image, altText: '' }} sizes="(min-width: 64rem) 20rem, 75vw" />
        </div>
      )}
      <p className="social-media-promo-text">{href ? <a href={href}>{text}</a> : text}</p>
      <p className="social-media-promo-facts">
        <SocialIcon network={post.network} />
        {words.networks[post.network]}
        <time dateTime={inZone(post.postedAt, timeZone, CALENDAR_DAY)}>
          {formatLocalDay({ moment: post.postedAt, timeZone, language }, 'dayOfMonth')}
        </time>
      </p>
    </li>
  )
}
