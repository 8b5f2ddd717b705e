import { defineBlock } from '#schema/block/block'
import { link, media, richtext, select, showWhen, string } from '#schema/fields'

const pictureText = defineBlock({
  name: 'PictureText',
  label: 'Picture and text',
  description: 'A picture on one side, a heading, text and a button on the other.',
  keywords: [
    'picture beside text',
    'text beside picture',
    'image and text',
    'photo and text',
    'picture left',
    'picture right',
  ],
  subject: 'pictures',
  category: 'content',
  targets: ['location', 'content'],
  fields: showWhen(
    {
      media: media({ label: 'Picture', help: 'Shown beside the text. On phones, above it.' }),
      title: string({ label: 'Title', help: 'The heading above the text.', max: 160 }),
      text: richtext({
        label: 'Text',
        help: 'A few paragraphs.',
        example: 'Two or three sentences about what the picture shows',
      }),
      link: link({ label: 'Link', help: 'The link of the button below the text.' }),
      linkLabel: string({
        label: 'Button text',
        help: 'What happens next, like “Read our story”.',
        default: 'Learn more',
        max: 60,
      }),
      side: select({
        label: 'Image position',
        group: 'Appearance',
        help: 'On wide screens.',
        options: { LEFT: 'Left', RIGHT: 'Right' },
        pictures: { LEFT: 'picture-left', RIGHT: 'picture-right' },
        default: 'LEFT',
      }),
      width: select({
        label: 'Image width',
        group: 'Appearance',
        help: 'How much of the width the picture takes up.',
        options: { HALF: 'Half', THIRD: 'A third', TWO_THIRDS: 'Two thirds' },
        pictures: { HALF: 'columns-equal', THIRD: 'columns-last', TWO_THIRDS: 'columns-first' },
        default: 'HALF',
      }),
    },
    { linkLabel: { field: 'link', filled: true } },
  ),
})
export default pictureText
