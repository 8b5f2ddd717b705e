import { defineBlock } from '#schema/block/block'
import { array, media, string } from '#schema/fields'

const socialSubFeeds = defineBlock({
  name: 'SocialSubFeeds',
  label: 'Social media by city',
  description: 'A card for each city with links to its channels.',
  keywords: ['social media', 'facebook', 'instagram', 'twitter', 'channels', 'follow us'],
  subject: 'contact',
  category: 'content',
  targets: ['location', 'content'],
  fields: {
    title: string({
      label: 'Title',
      help: 'The heading above the cards.',
      default: 'Social Media Feeds',
      max: 160,
    }),
    items: array({
      label: 'Cities',
      itemLabel: 'City',
      help: 'One card each, in this order. Cities without a name are hidden.',
      of: {
        title: string({ label: 'City', help: 'Like Ottawa.', required: true, max: 120 }),
        image: media({
          label: 'Picture',
          help: 'The city’s mandir. Without one, a drawing is shown.',
        }),
        instagram: string({
          label: 'Instagram',
          help: 'The full URL of the channel. Leave it empty for none.',
          placeholder: 'https://www.instagram.com/…',
          max: 500,
        }),
        twitter: string({
          label: 'Twitter',
          help: 'The full URL of the channel. Leave it empty for none.',
          placeholder: 'https://twitter.com/…',
          max: 500,
        }),
        facebook: string({
          label: 'Facebook',
          help: 'The full URL of the channel. Leave it empty for none.',
          placeholder: 'https://www.facebook.com/…',
          max: 500,
        }),
      },
    }),
  },
})
export default socialSubFeeds
