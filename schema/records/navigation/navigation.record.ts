import { array, boolean, link, number, select, string } from '../../fields'
import type { CheckIssue } from '../../fields/field'
import { t } from '../../messages/t'
import { recordIssue } from '../messages/check-messages'
import { defineRecord } from '../record'
import { languageField, visibleTo } from '../shared-fields'
import { checkLevels } from './check-levels'

/** Levels below the first: the submenu of a header entry, and the level below. */
export const MAX_LEVEL = 2

const label = string({
  label: t('Text'),
  help: t('Keep it to one or two words.'),
  required: true,
  max: 60,
})
const target = link({
  label: t('Link'),
  help: t(
    'A path like /visit opens that page on each site. Without a link, the entry only opens its submenu.',
  ),
})

/** Identifies an entry in the changes of locations, independent of its label and position. */
const entryId = string({ label: t('Name of the entry'), pattern: '[\\w-]*', max: 40 })

/** In a language beside the default: whether it is the text of an entry of the default language, or shown in this language alone. */
const part = select({
  label: t('Type'),
  options: {
    entry: t('Separate entry'),
    text: t('Translated text of an entry'),
    textAndLink: t('Translated text and link of an entry'),
  },
  default: 'entry',
})

const fields = {
  language: languageField(),
  onlyHere: boolean({
    label: t('Only on the default location’s site'),
    help: t('Otherwise the default location’s navigation is the network’s.'),
  }),
  combines: select({
    label: t('Position of these entries'),
    help: t('Entries of the default location are shown across the network.'),
    options: {
      after: t('After the network’s entries'),
      instead: t('Instead of the network’s entries'),
    },
    default: 'after',
  }),
  entries: array({
    label: t('Header'),
    itemLabel: t('Entry'),
    help: t('The menu at the top of every page.'),
    max: 80,
    of: {
      entryId,
      part,
      label,
      link: target,
      level: number({ label: t('Level'), default: 0, min: 0, max: MAX_LEVEL }),
    },
  }),
  footer: array({
    label: t('Footer'),
    itemLabel: t('Link'),
    help: t('Links at the bottom of every page.'),
    max: 20,
    of: { entryId, part, label, link: target },
  }),
  changes: array({
    label: t('Changed entries of the network'),
    itemLabel: t('Entry'),
    help: t('Anything left empty comes from the network.'),
    max: 100,
    of: {
      entry: { ...entryId, required: true },
      hidden: boolean({ label: t('Hidden here') }),
      label: string({
        label: t('Text at this location'),
        help: t('Leave it empty to use the network’s.'),
        max: 60,
      }),
      link: link({
        label: t('Link at this location'),
        help: t('Leave it empty to use the network’s.'),
      }),
      moved: boolean({ label: t('Moved here') }),
      under: { ...entryId, label: t('Parent entry') },
      after: { ...entryId, label: t('Previous entry') },
    },
  }),
  recordStatus: visibleTo(t('Changes apply to the header and footer of every page immediately.')),
}

function repeatedChanges(changes: readonly { readonly entry: string }[]): readonly CheckIssue[] {
  const entries = changes.map(({ entry }) => entry)
  return entries.flatMap((entry, index) =>
    entries.indexOf(entry) < index
      ? [recordIssue(`changes.${index}.entry`, 'options', 'changedTwice')]
      : [],
  )
}

/**
 * The menus of a location in one language: the default location's are the network's, unless they are only for its own site. The
 * default language has the tree of entries; others have texts of those, and entries of their own.
 */
export default defineRecord({
  kind: 'navigation',
  words: {
    one: t('navigation'),
    many: t('navigations'),
    new: t('New navigation'),
    edit: t('Edit navigation'),
    all: t('All navigations'),
    untitled: t('Untitled navigation'),
    none: t('No navigations yet'),
    search: t('Search navigations'),
    help: t(
      'Edit them under Navigation in the main menu to update the header and footer of every page.',
    ),
  },
  fields,
  key: 'slug',
  owner: 'location',
  title: 'language',
  status: 'recordStatus',
  // Has its own screen.
  collection: null,
  drafts: 'place',
  copied: true,
  list: { sort: { by: 'language', direction: 'asc' }, filters: ['language'] },
  check: ({ entries, changes }) => [
    ...checkLevels('entries', entries),
    ...repeatedChanges(changes),
  ],
})
