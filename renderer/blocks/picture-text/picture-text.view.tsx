import { isBlankMarkup } from '#schema/fields/text'
import type { ViewProps } from '../../parts/kit/view'
import { ButtonLink } from '../../parts/links/button-link'
import { linkHref } from '../../parts/links/site-href'
import { CardPicture } from '../../parts/media/card-picture'
import { RichText } from '../../parts/text/rich-text'
import { messagesFor } from '../../parts/words/words'
import type pictureText from './picture-text.block'

/** A picture with text beside it. */
export default function PictureText({ props, refs, page }: ViewProps<typeof pictureText>) {
  const { title, text, linkLabel, side, width } = props
  const picture = refs.media(props.media)
  const hasText = !isBlankMarkup(text)
  if (!title && !hasText && !picture) return null
  return (
    <div
      className="picture-text"
      data-picture={picture ? side.toLowerCase() : undefined}
      data-width={width.toLowerCase()}
    >
      {picture && <CardPicture item={picture} sizes="(min-width: 44rem) min(60vw, 48rem), 100vw" />}
      <div className="picture-text-words">
        {title && <h2>{title}</h2>}
        {hasText && <RichText markup={text} />}
        <ButtonLink href={linkHref(refs, page, props.link)} quiet>
          {linkLabel || messagesFor(page.language).learnMore}
        </ButtonLink>
      </div>
    </div>
  )
}
