import { isBlankMarkup } from '#schema/fields/text'
import type { ViewProps } from '../../parts/kit/view'
import { ButtonLink } from '../../parts/links/button-link'
import { linkHref } from '../../parts/links/site-href'
import { Picture } from '../../parts/media/picture'
import { RichText } from '../../parts/text/rich-text'
import { messagesFor } from '../../parts/words/words'
import type featureBanner from './feature-banner.block'

/** A full-width picture, with its text on a panel at the lower edge. */
export default function FeatureBanner({ props, refs, page }: ViewProps<typeof featureBanner>) {
  const { pretitle, title, subtitle, colorOffset, linkLabel, showBorder } = props
  const [background, logo] = [refs.media(props.background), refs.media(props.logo)]
  const hasText = !isBlankMarkup(subtitle)
  if (!pretitle && !title && !hasText && !background && !logo) return null
  const ground = colorOffset ? 'ground-accent' : 'ground-raised'
  return (
    <section
      className={background ? 'feature-banner bleed bleed-picture' : 'feature-banner bleed'}
      data-picture={background ? '' : undefined}
      aria-label={title || undefined}
    >
      {background && (
        <div className="feature-banner-picture">
          <Picture item={background} sizes="100vw" />
        </div>
      )}
      <div className={`feature-banner-panel ${ground}`} data-border={showBorder ? '' : undefined}>
        {logo && (
          <div className="feature-banner-logo">
            <Picture item={logo} sizes="16rem" />
          </div>
        )}
        {pretitle && <p className="feature-banner-pretitle">{pretitle}</p>}
        {title && <h2>{title}</h2>}
        {hasText && <RichText markup={subtitle} />}
        <ButtonLink href={linkHref(refs, page, { href: props.href })}>
          {linkLabel || messagesFor(page.language).learnMore}
        </ButtonLink>
      </div>
    </section>
  )
}
