import { defineBlock } from '#schema/block/block'
import { array, boolean, html, link, string } from '#schema/fields'

const sectionNavigation = defineBlock({
  name: 'SectionNavigation',
  label: 'Section navigation',
  description: 'A bar of links to the parts of this page, which stays in view while one reads.',
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
      help: 'A sentence or two below the title; it scrolls away, the links stay.',
    }),
    automatic: boolean({
      label: 'List by itself',
      help: 'Lists every block of this page that has a display name.',
      default: true,
    }),
    links: array({
      label: 'Links',
      itemLabel: 'Link',
      help: 'Stand after the ones that are listed by themselves.',
      of: {
        label: string({ label: 'Text', help: 'One or two words.', required: true, max: 80 }),
        link: link({ label: 'Link', help: 'A block of this page, or any other place.' }),
      },
    }),
  },
  readsOutline: true,
})
export default sectionNavigation
