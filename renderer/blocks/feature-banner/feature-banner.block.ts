import { defineBlock } from '#schema/block/block'
import { boolean, html, media, showWhen, string } from '#schema/fields'

const featureBanner = defineBlock({
  name: 'FeatureBanner',
  label: 'Feature banner',
  description: 'For the middle of a page: one picture from edge to edge, with its text on a panel.',
  keywords: ['banner', 'highlight', 'announcement', 'promo', 'call to action'],
  hints: {
    donate: 'Say what the gifts are for, and fill in the address of your giving page.',
    donation: 'Say what the gifts are for, and fill in the address of your giving page.',
    give: 'Say what the gifts are for, and fill in the address of your giving page.',
    fundraising: 'Say what the gifts are for, and fill in the address of your giving page.',
    button: 'Fill in an address: its button leads there.',
  },
  category: 'hero',
  targets: ['location', 'content'],
  fields: showWhen(
    {
      pretitle: string({ label: 'Line above the title', help: 'A few words.', max: 120 }),
      title: string({
        label: 'Title',
        help: 'What it is about.',
        max: 160,
        example: 'What it is about',
      }),
      subtitle: html({
        label: 'Text',
        help: 'A sentence or two below the title; links help.',
        example: 'One or two sentences: what people can do, and when',
      }),
      background: media({
        label: 'Picture',
        help: 'At least 1920 pixels wide. Without one the panel stands alone.',
      }),
      logo: media({ label: 'Logo', help: 'Above the words, on the panel; at most 8 rem high.' }),
      colorOffset: boolean({
        label: 'Coloured panel',
        group: 'Appearance',
        help: 'The panel takes the accent colour of the site instead of that of the page.',
      }),
      href: string({
        label: 'Address',
        group: 'Links',
        help: 'Where the button leads: a path of this site such as /visit, or the address of another.',
        max: 2000,
      }),
      linkLabel: string({
        label: 'Text of the button',
        group: 'Links',
        help: 'What happens, as in "Plan a visit".',
        default: 'Learn More',
        max: 60,
      }),
      showBorder: boolean({
        label: 'Border',
        group: 'Appearance',
        help: 'A thin line inside the edge of the panel.',
      }),
    },
    { linkLabel: { field: 'href', filled: true } },
  ),
})
export default featureBanner
