import { defineBlock } from '#schema/block/block'
import { array, media, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'

const socialSubFeeds = defineBlock({
  name: 'SocialSubFeeds',
  label: t('Social media by city'),
  description: t('A card for each city with links to its channels.'),
  keywords: searchTerms('social media, facebook, instagram, twitter, channels, follow us'),
  subject: 'contact',
  category: 'content',
  targets: ['location', 'content'],
  fields: {
    title: string({
      label: t('Title'),
      help: t('The heading above the cards.'),
      default: 'Social Media Feeds',
      max: 160,
    }),
    items: array({
      label: t('Cities'),
      itemLabel: t('City'),
      help: t('One card each, in this order. Cities without a name are hidden.'),
      of: {
        title: string({ label: t('City'), help: t('Like Ottawa.'), required: true, max: 120 }),
        image: media({
          label: t('Picture'),
          help: t('The city’s mandir. Without one, a drawing is shown.'),
        }),
        instagram: string({
          label: t('Instagram'),
          help: t('The full URL of the channel. Leave it empty for none.'),
          placeholder: 'https://www.instagram.com/…',
          max: 500,
        }),
        twitter: string({
          label: t('Twitter'),
          help: t('The full URL of the channel. Leave it empty for none.'),
          placeholder: 'https://twitter.com/…',
          max: 500,
        }),
        facebook: string({
          label: t('Facebook'),
          help: t('The full URL of the channel. Leave it empty for none.'),
          placeholder: 'https://www.facebook.com/…',
          max: 500,
        }),
      },
    }),
  },
})
export default socialSubFeeds
