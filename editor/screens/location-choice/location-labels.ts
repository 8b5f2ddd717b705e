import { compareNames } from '#schema/messages/format'
import type { Option } from '../choice'

/** A location as listed: its distinguishing part first. */
export interface LabelledLocation {
  readonly value: string
  readonly label: string
}

/** Share of all names from which their common prefix counts as the network's name. */
const COMMON_SHARE = 1 / 3

/**
 * Labels locations: `Deepmala Mandir, Ottawa` among others with that prefix becomes `Ottawa · Deepmala Mandir`. Sorted by these
 * labels.
 */
export function labelLocations(options: readonly Option[]): readonly LabelledLocation[] {
  const names = options.map(([, name]) => name)
  return options
    .map(([value, name]) => ({ value, label: labelOf(name, names) }))
    .sort((a, b) => compareNames(a.label, b.label))
}

/** Returns the locations whose names contain every word of a search, ignoring accents. */
export function matchingLocations(
  locations: readonly LabelledLocation[],
  search: string,
): readonly LabelledLocation[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return locations.filter(({ label }) => words.every((word) => plain(label).includes(word)))
}

function labelOf(name: string, names: readonly string[]): string {
  const words = name.split(' ')
  for (let count = words.length - 1; count > 0; count -= 1) {
    const beginning = `${words.slice(0, count).join(' ')} `
    const sharing = names.filter((other) => other.startsWith(beginning)).length
    if (sharing < 2 || sharing < names.length * COMMON_SHARE) continue
    // The network's name is `Deepmala Mandir, `, even if all towns begin with the same word.
    const network = /^.*[,·–-] /.exec(beginning)?.[0] ?? beginning
    return `${name.slice(network.length)} · ${network.replace(/[\s,·–-]+$/, '')}`
  }
  return name
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}
