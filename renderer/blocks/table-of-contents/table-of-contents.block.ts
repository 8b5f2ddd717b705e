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
      help: 'Shown after the parts of the page. Blocks with a display name are added automatically.',
      of: {
        label: string({ label: 'Text', help: 'Two to five words.', required: true, max: 120 }),
        link: link({ label: 'Link', help: 'The page it opens.' }),
      },
    }),
  },
  readsOutline: true,
})
export default tableOfContents
