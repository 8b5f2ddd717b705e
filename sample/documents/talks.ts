import type { WisdomKind } from '#schema/entities/wisdom'
import type { ImportedWisdomItem } from '#schema/import/network-content'
import { wisdomInGujarati } from '../gujarati/wisdom'
import { wisdom } from '../wisdom'
import { TALKS } from '../wisdom/wisdom-of'
import { block } from './block'
import { ABOUT_IN_GUJARATI, MORE_IN_GUJARATI } from './gujarati/talks'
import { contentPage } from './sample-document'
import type { PageTexts } from './translated'

type Said = readonly [title: string, pretitle: string, subtitle: string, description: string]

const texts: Readonly<Record<number, Said>> = wisdomInGujarati
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
      texts: { 'gu-IN': inGujarati(item) },
    }),
  )

function inGujarati({ id, kind }: ImportedWisdomItem): PageTexts {
  const said = texts[id]
  if (!said) throw new Error(`Talk ${id} is not in Gujarati`)
  const [title, pretitle, subtitle, description] = said
  return {
    title,
    blocks: {
      welcome: { pretitle, title, subtitle },
      intro: { html: `<p>${description}</p>` },
      ...(kind === 'VIDEO' && { film: { title } }),
      about: { html: `<p>${ABOUT_IN_GUJARATI[kind]}</p>` },
      more: { title: MORE_IN_GUJARATI },
    },
  }
}

function recordingOf({ kind, title, mediaId }: ImportedWisdomItem) {
  if (kind !== 'VIDEO') return []
  return [
    block('Video', 'film', { youtubeLink: 'https://vimeo.com/76979871', title, poster: mediaId }),
  ]
}
