import { defineBlock } from '#schema/block/block'
import { boolean, link, media, richtext, showWhen, string } from '#schema/fields'

const aboutTeaser = defineBlock({
  name: 'AboutTeaser',
  label: 'About us',
  description: 'A paragraph and a button beside a picture in an arch.',
  keywords: [
    'about',
    'who we are',
    'mission',
    'picture beside text',
    'text beside picture',
    'image and text',
    'introduction',
  ],
  hints: { button: 'Its link is shown as a button.' },
  subject: 'text',
  category: 'feature',
  targets: ['location', 'content'],
  fields: showWhen(
    {
      colorOffset: boolean({
        label: 'Sand ground',
        group: 'Appearance',
        help: 'Stands on the second colour of the page, from edge to edge.',
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
      media: media({ label: 'Picture', help: 'Upright works best: it stands in an arch.' }),
      link: link({ label: 'Link', help: 'Where the button below the text leads.' }),
      linkLabel: string({
        label: 'Text of the button',
        help: 'What happens, as in "Read our story".',
        default: 'Learn More',
        max: 60,
      }),
    },
    { linkLabel: { field: 'link', filled: true } },
  ),
})
export default aboutTeaser
