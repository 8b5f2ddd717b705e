import { defineBlock } from '#schema/block/block'
import { boolean, html, media, showWhen, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import { asFeatureBanner } from '../../parts/media/hero-family'

const featureBanner = defineBlock({
  name: 'FeatureBanner',
  label: t('Feature banner'),
  description: t('A full-width picture with text on a panel, for the middle of a page.'),
  keywords: searchTerms('banner, highlight, announcement, promo, call to action'),
  hints: [
    {
      terms: searchTerms('donate, donation, give, fundraising'),
      text: t('Say what the gifts are for, and fill in the address of your giving page.'),
    },
    {
      terms: searchTerms('button'),
      text: t('Enter an address in its settings: the button opens it.'),
    },
  ],
  category: 'hero',
  family: asFeatureBanner,
  targets: ['location', 'content'],
  fields: showWhen(
    {
      pretitle: string({ label: t('Line above the title'), help: t('A few words.'), max: 120 }),
      title: string({
        label: t('Title'),
        help: t('The subject, in a few words.'),
        max: 160,
        example: 'What it is about',
      }),
      subtitle: html({
        label: t('Text'),
        help: t('One or two sentences below the title. You can add links.'),
        example: 'One or two sentences: what people can do, and when',
      }),
      background: media({
        label: t('Picture'),
        help: t('At least 1920 pixels wide. Without one, only the panel is shown.'),
      }),
      logo: media({ label: t('Logo'), help: t('Shown above the text, at most 8 rem high.') }),
      colorOffset: boolean({
        label: t('Coloured panel'),
        group: 'Appearance',
        help: t('Uses the site’s accent colour for the panel.'),
      }),
      href: string({
        label: t('Address'),
        group: 'Links',
        help: t('The button’s link: a path like /visit, or a full URL.'),
        max: 2000,
      }),
      linkLabel: string({
        label: t('Button text'),
        group: 'Links',
        help: t('Say what the link opens, for example “Plan a visit”.'),
        default: 'Learn More',
        max: 60,
      }),
      showBorder: boolean({
        label: t('Border'),
        group: 'Appearance',
        help: t('A thin line inside the edge of the panel.'),
      }),
    },
    { linkLabel: { field: 'href', filled: true } },
  ),
})
export default featureBanner
