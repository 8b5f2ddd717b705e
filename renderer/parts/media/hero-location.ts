import type { ContentSource } from '#schema/api/content-source'
import type { MediaItem } from '#schema/entities/media'
import type { PageContext } from '#schema/site/page-context'
import { messagesFor } from '../words/words'

/** Its picture is the background of a location's hero if no other is chosen (specification section 7). */
const FALLBACK_GALLERY_ID = 100

interface HeroTexts {
  readonly pretitle: string
  readonly title: string
  readonly subtitle: string
}

/** Returns a location's welcome: its intro texts, or otherwise the texts of specification section 9. */
export function locationTexts({
  location: { name, introSubtitle, introText },
  language,
}: Pick<PageContext, 'location' | 'language'>): HeroTexts {
  const words = messagesFor(language)
  return {
    pretitle: introSubtitle || words.welcomeTo,
    title: name,
    subtitle: introText || words.welcomeText,
  }
}

/** Returns the picture of gallery 100 for the page's location and language; `null` if there is none. */
export async function locationPicture(source: ContentSource): Promise<MediaItem | null> {
  const gallery = await source.record('gallery', FALLBACK_GALLERY_ID)
  const media = gallery?.media[0]
  return media?.featuredMediaItem ?? media?.items[0] ?? null
}
