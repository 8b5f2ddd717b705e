import { defineBlock } from '#schema/block/block'
import { link, media, richtext, select, showWhen, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'

const pictureText = defineBlock({
  name: 'PictureText',
  label: t('Picture and text'),
  description: t('A picture on one side, a heading, text and a button on the other.'),
  keywords: searchTerms(
    'picture beside text, text beside picture, image and text, photo and text, picture left, picture right',
  ),
  subject: 'pictures',
  category: 'content',
  targets: ['location', 'content'],
  fields: showWhen(
    {
      media: media({ label: t('Picture'), help: t('Shown beside the text. On phones, above it.') }),
      title: string({ label: t('Title'), help: t('The heading above the text.'), max: 160 }),
      text: richtext({
        label: t('Text'),
        help: t('A few paragraphs.'),
        example: 'Two or three sentences about what the picture shows',
      }),
      link: link({ label: t('Link'), help: t('The link of the button below the text.') }),
      linkLabel: string({
        label: t('Button text'),
        help: t('Say what the link opens, for example “Read our story”.'),
        default: 'Learn more',
        max: 60,
      }),
      side: select({
        label: t('Image position'),
        group: 'Appearance',
        help: t('On wide screens.'),
        options: { LEFT: t('Left'), RIGHT: t('Right') },
        pictures: { LEFT: 'picture-left', RIGHT: 'picture-right' },
        default: 'LEFT',
      }),
      width: select({
        label: t('Image width'),
        group: 'Appearance',
        help: t('The picture’s share of the width.'),
        options: { HALF: t('Half'), THIRD: t('A third'), TWO_THIRDS: t('Two thirds') },
        pictures: { HALF: 'columns-equal', THIRD: 'columns-last', TWO_THIRDS: 'columns-first' },
        default: 'HALF',
      }),
    },
    { linkLabel: { field: 'link', filled: true } },
  ),
})
export default pictureText
