import type { ViewProps } from '../../parts/view'
import type featuredCarousel from './featured-carousel.block'

export default function FeaturedCarousel({ id }: ViewProps<typeof featuredCarousel>) {
  return <section className="featured-carousel" id={`${id}-featured-carousel`} />
}
