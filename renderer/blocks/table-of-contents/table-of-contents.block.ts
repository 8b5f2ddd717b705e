import { defineBlock } from '#schema/block/block'
import { array, link, string } from '#schema/fields'

const tableOfContents = defineBlock({
  name: 'TableOfContents',
  label: 'Table of contents',
  description: 'The parts of the page, as a list of links.',
  keywords: ['contents', 'toc', 'index', 'jump links', 'on this page', 'anchor links', 'outline'],
  category: 'navigation',
  targets: ['location', 'content'],
  fields: {
    title: string({
      label: 'Title',
      help: 'The heading above the list.',
      default: 'On this page',
      max: 160,
    }),
    links: array({
      label: 'More links',
      itemLabel: 'Link',
      help: 'Shown below the parts of the page, which are listed by themselves: every block with a display name.',
      of: {
        label: string({ label: 'Text', help: 'Two to five words.', required: true, max: 120 }),
        link: link({ label: 'Link', help: 'Where it leads.' }),
      },
    }),
  },
  readsOutline: true,
})
export default tableOfContents
