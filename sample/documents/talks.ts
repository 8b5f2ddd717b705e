import type { WisdomKind } from '#schema/entities/wisdom'
import type { ImportedWisdomItem } from '#schema/import/network-content'
import { wisdom } from '../wisdom'
import { TALKS } from '../wisdom/wisdom-of'
import { block } from './block'
import { contentPage } from './sample-document'

const FIRST_ID = 300

const ABOUT: { readonly [K in WisdomKind]: string } = {
  ARTICLE:
    'Written for the evening assembly and read there first. Copies lie on the shelf by the library door; take one along, and leave it where somebody waits.',
  VIDEO:
    'Recorded in the assembly hall on a Sunday. Questions were asked afterwards over tea; the best of them are answered in the assembly of the week after. Everyone is welcome, and a chair is kept for latecomers.',
  PODCAST:
    'Recorded in one sitting and left as it was, with the birds. It is played in the library on weekday afternoons, and the desk lends headphones to those who want to stay with it.',
}

/** A page for each talk, article and podcast that has no other place. */
export const talkPages = wisdom
  .filter(({ href }) => href?.startsWith(TALKS))
  .map((item) =>
    contentPage({
      id: FIRST_ID + item.id,
      title: item.title,
      description: item.description,
      url: item.href ?? '',
      blocks: [
        block('SecondHero', 'welcome', {
          pretitle: item.pretitle,
          title: item.title,
          subtitle: item.subtitle,
          // A film stands behind its picture, further below.
          background: item.kind === 'VIDEO' ? null : item.mediaId,
        }),
        block('Text', 'intro', { isIntro: true, html: `<p>${item.description}</p>` }),
        ...recordingOf(item),
        block('Text', 'about', { html: `<p>${ABOUT[item.kind]}</p>` }),
        block('WisdomPromo', 'more', { title: 'More to hear and read' }),
      ],
    }),
  )

function recordingOf({ kind, title, mediaId }: ImportedWisdomItem) {
  if (kind !== 'VIDEO') return []
  return [
    block('Video', 'film', { youtubeLink: 'https://vimeo.com/76979871', title, poster: mediaId }),
  ]
}
