import { defineBlock } from '#schema/block/block'
import { array, boolean, html, link, string } from '#schema/fields'

const sectionNavigation = defineBlock({
  name: 'SectionNavigation',
  label: 'Section navigation',
  description: 'A bar of links to the parts of this page that stays in view while scrolling.',
  keywords: [
    'menu',
    'anchor links',
    'jump links',
    'on this page',
    'sticky menu',
    'page menu',
    'tabs',
  ],
  category: 'navigation',
  targets: ['location', 'content'],
  fields: {
    title: string({ label: 'Title', help: 'A heading above the bar.', max: 160 }),
    description: html({
      label: 'Description',
      help: 'One or two sentences below the title. Only the links stay in view.',
    }),
    automatic: boolean({
      label: 'Add links automatically',
      help: 'Links to every block on this page with a display name.',
      default: true,
    }),
    links: array({
      label: 'Links',
      itemLabel: 'Link',
      help: 'Shown after the automatic links.',
      of: {
        label: string({ label: 'Text', help: 'One or two words.', required: true, max: 80 }),
        link: link({ label: 'Link', help: 'A block on this page, or any link.' }),
      },
    }),
  },
  readsOutline: true,
})
export default sectionNavigation
