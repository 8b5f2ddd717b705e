import { Icon } from '../../parts/kit/icon'
import { keyed } from '../../parts/kit/keyed'
import { Ornament } from '../../parts/kit/ornament'
import { RoundButton } from '../../parts/kit/round-button'
import type { ViewProps } from '../../parts/kit/view'
import { ButtonLink } from '../../parts/links/button-link'
import { linkHref } from '../../parts/links/site-href'
import { Picture } from '../../parts/media/picture'
import { messagesFor, type SiteMessages } from '../../parts/words/words'
import type featuredCarousel from './featured-carousel.block'
import { FeaturedCarouselQuicklinks } from './featured-carousel-quicklinks'

type Props = ViewProps<typeof featuredCarousel>
type Slide = Props['props']['slides'][number]

/**
 * Carousel of large pictures. Without script it is a strip to swipe, with links to each slide; the island adds arrows and
 * advances it.
 */
export default function FeaturedCarousel({ id, props, refs, page }: Props) {
  const { slides, fullWidth, showQuicklinks } = props
  const words = messagesFor(page.language)
  if (slides.length === 0 && !showQuicklinks) return null
  return (
    <section
      className={
        fullWidth
          ? 'featured-carousel featured-carousel-full bleed bleed-picture'
          : 'featured-carousel'
      }
      aria-roledescription={words.carousel}
      aria-label={words.featured}
    >
      {slides.length > 0 && (
        <div className="featured-carousel-stage ground-dark">
          <ul className="featured-carousel-slides">
            {keyed(slides, ({ title }) => title).map(({ key, item }, index) => (
              <SlideView key={key} id={slideId(id, index)} slide={item} refs={refs} page={page} />
            ))}
          </ul>
          {slides.length > 1 && <Controls id={id} slides={slides} words={words} />}
        </div>
      )}
      {showQuicklinks && <FeaturedCarouselQuicklinks page={page} />}
    </section>
  )
}

function SlideView({ id, slide, refs, page }: SlideProps) {
  const picture = refs.media(slide.media)
  return (
    <li className="featured-carousel-slide" id={id}>
      {picture ? (
        <Picture
          className="featured-carousel-picture"
          item={picture}
          sizes="(min-width: 56rem) 65vw, 100vw"
        />
      ) : (
        <Ornament kind="mandala" />
      )}
      <div className="featured-carousel-text">
        {slide.pretitle && <p className="featured-carousel-pretitle">{slide.pretitle}</p>}
        {slide.title && <h2>{slide.title}</h2>}
        {slide.description && <p className="featured-carousel-description">{slide.description}</p>}
        <ButtonLink href={linkHref(refs, page, slide.link)}>
          {slide.linkLabel || messagesFor(page.language).learnMore}
        </ButtonLink>
      </div>
    </li>
  )
}

/** Links to each slide: its title on a wide page, a dot on a phone. Links work without script, too. */
function Controls({ id, slides, words }: ControlsProps) {
  return (
    <div className="featured-carousel-controls">
      <ol className="featured-carousel-titles">
        {keyed(slides, ({ title }) => title).map(({ key, item }, index) => (
          <li key={key}>
            <a href={`#${slideId(id, index)}`} aria-current={index === 0 ? 'true' : undefined}>
              <span>{item.title || words.slide(index + 1)}</span>
            </a>
          </li>
        ))}
      </ol>
      <div className="featured-carousel-buttons">
        <RoundButton
          label={words.pause}
          pressedLabel={words.play}
          action="pause"
          className="featured-carousel-pause"
        >
          <Icon name="pause" />
          <Icon name="play" />
        </RoundButton>
        <RoundButton label={words.previousSlide} action="previous">
          <Icon name="chevron-left" />
        </RoundButton>
        <RoundButton label={words.nextSlide} action="next">
          <Icon name="chevron-right" />
        </RoundButton>
      </div>
    </div>
  )
}

function slideId(id: string, index: number): string {
  return `${id}-slide-${index + 1}`
}

interface ControlsProps {
  readonly id: string
  readonly slides: readonly Slide[]
  readonly words: SiteMessages
}

interface SlideProps extends Pick<Props, 'refs' | 'page'> {
  readonly id: string
  readonly slide: Slide
}
