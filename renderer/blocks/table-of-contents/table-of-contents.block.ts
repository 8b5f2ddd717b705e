import { defineBlock } from '#schema/block/block'
import { array, link, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'

const tableOfContents = defineBlock({
  name: 'TableOfContents',
  label: t('Table of contents'),
  description: t('The parts of the page, as a list of links.'),
  keywords: searchTerms('contents, toc, index, jump links, on this page, anchor links, outline'),
  category: 'navigation',
  targets: ['location', 'content'],
  fields: {
    title: string({
      label: t('Title'),
      help: t('The heading above the list.'),
      default: 'On this page',
      max: 160,
    }),
    links: array({
      label: t('More links'),
      itemLabel: t('Link'),
      help: t(
        'Shown after the parts of the page. Blocks with a display name are added automatically.',
      ),
      of: {
        label: string({
          label: t('Text'),
          help: t('Two to five words.'),
          required: true,
          max: 120,
        }),
        link: link({ label: t('Link'), help: t('The page it opens.') }),
      },
    }),
  },
  readsOutline: true,
})
export default tableOfContents
