import { defineBlock } from '#schema/block/block'
import { boolean, html, media, showWhen, string } from '#schema/fields'
import { asFeatureBanner } from '../../parts/media/hero-family'

const featureBanner = defineBlock({
  name: 'FeatureBanner',
  label: 'Feature banner',
  description: 'A full-width picture with text on a panel, for the middle of a page.',
  keywords: ['banner', 'highlight', 'announcement', 'promo', 'call to action'],
  hints: {
    donate: 'Say what the gifts are for, and fill in the address of your giving page.',
    donation: 'Say what the gifts are for, and fill in the address of your giving page.',
    give: 'Say what the gifts are for, and fill in the address of your giving page.',
    fundraising: 'Say what the gifts are for, and fill in the address of your giving page.',
    button: 'Fill in an address: its button leads there.',
  },
  category: 'hero',
  family: asFeatureBanner,
  targets: ['location', 'content'],
  fields: showWhen(
    {
      pretitle: string({ label: 'Line above the title', help: 'A few words.', max: 120 }),
      title: string({
        label: 'Title',
        help: 'What it’s about.',
        max: 160,
        example: 'What it is about',
      }),
      subtitle: html({
        label: 'Text',
        help: 'One or two sentences below the title. Links help.',
        example: 'One or two sentences: what people can do, and when',
      }),
      background: media({
        label: 'Picture',
        help: 'At least 1920 pixels wide. Without one, only the panel is shown.',
      }),
      logo: media({ label: 'Logo', help: 'Shown above the text, at most 8 rem high.' }),
      colorOffset: boolean({
        label: 'Coloured panel',
        group: 'Appearance',
        help: 'Uses the site’s accent colour for the panel.',
      }),
      href: string({
        label: 'Address',
        group: 'Links',
        help: 'The button’s link: a path like /visit, or a full URL.',
        max: 2000,
      }),
      linkLabel: string({
        label: 'Button text',
        group: 'Links',
        help: 'What happens next, like “Plan a visit”.',
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
