import { array, link, number, select, string } from '../../fields'
import { defineRecord } from '../record'
import { languageField, visibleTo } from '../shared-fields'
import { checkLevels } from './check-levels'

/** Levels below the first: what opens with an entry of the header, and what stands below that. */
export const DEEPEST_LEVEL = 2

const label = string({
  label: 'Text',
  help: 'What visitors read. One or two words are best.',
  required: true,
  max: 60,
})
const target = link({
  label: 'Link',
  help: 'Where it leads. A path like /visit means the page of each site; without a link an entry only opens what stands below it.',
})

const fields = {
  language: languageField(),
  combines: select({
    label: 'Where these entries stand',
    help: 'The entries of the network are those of the default location.',
    options: {
      after: 'After those of the network',
      instead: 'In place of those of the network',
    },
    default: 'after',
  }),
  entries: array({
    label: 'Header',
    itemLabel: 'Entry',
    help: 'The menu at the head of every page.',
    max: 80,
    of: {
      label,
      link: target,
      level: number({ label: 'Level', default: 0, min: 0, max: DEEPEST_LEVEL }),
    },
  }),
  footer: array({
    label: 'Footer',
    itemLabel: 'Link',
    help: 'Links at the end of every page.',
    max: 20,
    of: { label, link: target },
  }),
  recordStatus: visibleTo('The header and footer of every page follow at once.'),
}

/**
 * The entries of headers and footers in one language: those of the default location are the network's, and other locations
 * add to them.
 */
export default defineRecord({
  kind: 'navigation',
  words: {
    one: 'navigation',
    many: 'navigations',
    help: 'They are changed under Navigation in the main menu: the header and footer of every page follow.',
  },
  fields,
  key: 'slug',
  owner: 'location',
  title: 'language',
  status: 'recordStatus',
  // It has a screen of its own.
  collection: null,
  drafts: 'place',
  list: { sort: { by: 'language', direction: 'asc' }, filters: ['language'] },
  check: ({ entries }) => checkLevels('entries', entries),
})
