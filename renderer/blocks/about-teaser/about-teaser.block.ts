import { defineBlock } from '#schema/block/block'
import { boolean, link, media, richtext, showWhen, string } from '#schema/fields'

const aboutTeaser = defineBlock({
  name: 'AboutTeaser',
  label: 'About us',
  description: 'A paragraph and button beside an arched picture.',
  keywords: [
    'about',
    'who we are',
    'mission',
    'picture beside text',
    'text beside picture',
    'image and text',
    'introduction',
  ],
  hints: { button: 'Its link appears as a button.' },
  subject: 'text',
  category: 'feature',
  targets: ['location', 'content'],
  fields: showWhen(
    {
      colorOffset: boolean({
        label: 'Sand background',
        group: 'Appearance',
        help: 'Uses the page’s second colour, from edge to edge.',
      }),
      title: string({
        label: 'Title',
        help: 'The heading above it.',
        max: 160,
        example: 'Who we are',
      }),
      text: richtext({
        label: 'Text',
        help: 'A paragraph or two about the place.',
        example: 'Two or three sentences: what the place is, since when, and for whom',
      }),
      media: media({
        label: 'Picture',
        help: 'A portrait picture works best. It’s shown in an arch.',
      }),
      link: link({ label: 'Link', help: 'The link of the button below the text.' }),
      linkLabel: string({
        label: 'Button text',
        help: 'What happens next, like “Read our story”.',
        default: 'Learn More',
        max: 60,
      }),
    },
    { linkLabel: { field: 'link', filled: true } },
  ),
})
export default aboutTeaser
