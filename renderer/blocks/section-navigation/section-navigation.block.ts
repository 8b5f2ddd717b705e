import { defineBlock } from '#schema/block/block'
import { array, boolean, html, link, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'

const sectionNavigation = defineBlock({
  name: 'SectionNavigation',
  label: t('Section navigation'),
  description: t('A bar of links to the parts of this page that stays in view while scrolling.'),
  keywords: searchTerms(
    'menu, anchor links, jump links, on this page, sticky menu, page menu, tabs',
  ),
  category: 'navigation',
  targets: ['location', 'content'],
  fields: {
    title: string({ label: t('Title'), help: t('A heading above the bar.'), max: 160 }),
    description: html({
      label: t('Description'),
      help: t('One or two sentences below the title. Only the links stay in view.'),
    }),
    automatic: boolean({
      label: t('Add links automatically'),
      help: t('Links to every block on this page with a display name.'),
      default: true,
    }),
    links: array({
      label: t('Links'),
      itemLabel: t('Link'),
      help: t('Shown after the automatic links.'),
      of: {
        label: string({ label: t('Text'), help: t('One or two words.'), required: true, max: 80 }),
        link: link({ label: t('Link'), help: t('A block on this page, or any link.') }),
      },
    }),
  },
  readsOutline: true,
})
export default sectionNavigation
