import { defineBlock } from '#schema/block/block'
import { medias, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'

const mandirMoods = defineBlock({
  name: 'MandirMoods',
  label: t('Picture strip'),
  description: t('A row of pictures that scrolls sideways.'),
  keywords: searchTerms('mandir moods, scroll, film strip, mood, pictures, photos, images'),
  category: 'feature',
  targets: ['location', 'content'],
  fields: {
    title: string({
      label: t('Title'),
      help: t('The heading above it.'),
      max: 160,
      example: 'What the pictures show',
    }),
    medias: medias({
      label: t('Pictures'),
      help: t(
        'Any number of pictures of any shape, all the same height. Visitors can enlarge them.',
      ),
    }),
  },
})
export default mandirMoods
