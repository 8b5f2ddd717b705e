import { defineBlock } from '#schema/block/block'
import { boolean, link, media, richtext, showWhen, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'

const aboutTeaser = defineBlock({
  name: 'AboutTeaser',
  label: t('About us'),
  description: t('A paragraph and button beside an arched picture.'),
  keywords: searchTerms(
    'about, who we are, mission, picture beside text, text beside picture, image and text, introduction',
  ),
  hints: [{ terms: searchTerms('button'), text: t('Its link appears as a button.') }],
  subject: 'text',
  category: 'feature',
  targets: ['location', 'content'],
  fields: showWhen(
    {
      colorOffset: boolean({
        label: t('Sand background'),
        group: 'Appearance',
        help: t('Uses the page’s second colour, from edge to edge.'),
      }),
      title: string({
        label: t('Title'),
        help: t('The heading above it.'),
        max: 160,
        example: 'Who we are',
      }),
      text: richtext({
        label: t('Text'),
        help: t('A paragraph or two about the place.'),
        example: 'Two or three sentences: what the place is, since when, and who it is for',
      }),
      media: media({
        label: t('Picture'),
        help: t('A portrait picture works best. It’s shown in an arch.'),
      }),
      link: link({ label: t('Link'), help: t('The link of the button below the text.') }),
      linkLabel: string({
        label: t('Button text'),
        help: t('Say what the link opens, for example “Read our story”.'),
        default: 'Learn More',
        max: 60,
      }),
    },
    { linkLabel: { field: 'link', filled: true } },
  ),
})
export default aboutTeaser
