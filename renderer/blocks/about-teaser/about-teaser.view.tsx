import { isBlankMarkup } from '#schema/fields/text'
import type { ViewProps } from '../../parts/kit/view'
import { ButtonLink } from '../../parts/links/button-link'
import { linkHref } from '../../parts/links/site-href'
import { CardPicture } from '../../parts/media/card-picture'
import { RichText } from '../../parts/text/rich-text'
import { messagesFor } from '../../parts/words/words'
import type aboutTeaser from './about-teaser.block'

/** Teaser about the location: a large arch with the picture, the text beside it. */
export default function AboutTeaser({ props, refs, page }: ViewProps<typeof aboutTeaser>) {
  const { colorOffset, title, text, linkLabel } = props
  const picture = refs.media(props.media)
  const hasText = !isBlankMarkup(text)
  if (!title && !hasText && !picture) return null
  return (
    <section
      className={colorOffset ? 'about-teaser bleed ground-offset' : 'about-teaser'}
      aria-label={title || undefined}
    >
      <div className="about-teaser-columns" data-picture={picture ? '' : undefined}>
        {picture && (
          <CardPicture item={picture} sizes="(min-width: 44rem) min(50vw, 44rem), 100vw" arch />
        )}
        <div className="about-teaser-text entrance">
          {title && <h2>{title}</h2>}
          {hasText && <RichText markup={text} />}
          <ButtonLink href={linkHref(refs, page, props.link)} quiet>
            {linkLabel || messagesFor(page.language).learnMore}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
