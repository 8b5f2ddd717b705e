import type { ImportedWisdomItem } from '#schema/import/network-content'
import type { WisdomKind } from '#schema/records/wisdom/wisdom.record'
import { wisdomInGujarati } from '../gujarati/wisdom'
import { wisdom } from '../wisdom'
import { bodies, bodiesInGujarati } from '../wisdom/bodies'
import { TALKS } from '../wisdom/wisdom-of'
import { block } from './block'
import { contentPage } from './sample-document'
import type { PageTexts } from './translated'

type TalkText = readonly [title: string, pretitle: string, subtitle: string, description: string]

const texts: Readonly<Record<number, TalkText>> = wisdomInGujarati
const FIRST_ID = 300

/** There are no recordings in the sample, so no page pretends to play one. */
const NOT_HERE: { readonly [K in WisdomKind]: string } = {
  ARTICLE: '',
  VIDEO: '<p>The film is not on this site yet. Ask for it at the library.</p>',
  PODCAST: '<p>The recording is not on this site yet. Ask for it at the library.</p>',
}

const NOT_HERE_IN_GUJARATI: typeof NOT_HERE = {
  ARTICLE: '',
  VIDEO: '<p>ફિલ્મ હજી આ સાઇટ પર નથી. પુસ્તકાલયમાં માગજો.</p>',
  PODCAST: '<p>ધ્વનિમુદ્રણ હજી આ સાઇટ પર નથી. પુસ્તકાલયમાં માગજો.</p>',
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
          background: item.mediaId,
        }),
        block('Text', 'intro', { isIntro: true, html: `<p>${item.description}</p>` }),
        block('Text', 'about', { html: bodyOf(item.id, bodies) + NOT_HERE[item.kind] }),
        block('WisdomPromo', 'more', { title: 'More to hear and read' }),
      ],
      texts: { 'gu-IN': inGujarati(item) },
    }),
  )

function inGujarati({ id, kind }: ImportedWisdomItem): PageTexts {
  const translation = texts[id]
  if (!translation) throw new Error(`Talk ${id} is not in Gujarati`)
  const [title, pretitle, subtitle, description] = translation
  return {
    title,
    blocks: {
      welcome: { pretitle, title, subtitle },
      intro: { html: `<p>${description}</p>` },
      about: { html: bodyOf(id, bodiesInGujarati) + NOT_HERE_IN_GUJARATI[kind] },
      more: { title: 'વધુ સાંભળો અને વાંચો' },
    },
  }
}

function bodyOf(id: number, texts: Readonly<Record<number, string>>): string {
  const text = texts[id]
  if (!text) throw new Error(`Nothing is written about talk ${id}`)
  return `<p>${text}</p>`
}
