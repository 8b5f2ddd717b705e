import type { Registry } from '#schema/block/block'
import { t } from '#schema/messages/t'
import { kindLabel } from '../store/places'
import type { Difference } from './differences'

/** Blocks that are named; of more it is said how many. */
const MAX_NAMED = 3

const VERBS = { changed: 'changed', added: 'added', removed: 'deleted' } as const

interface WhatChanged {
  readonly by: string
  readonly blocks: readonly Difference[]
  readonly hasSettings: boolean
}

/** What someone did to a page, in a sentence without its end: `Asha changed Hero and deleted Columns`. */
export function describeChanges(
  { by, blocks, hasSettings }: WhatChanged,
  registry: Registry,
): string {
  const parts = (['changed', 'added', 'removed'] as const).flatMap((kind) => {
    const named = blocks
      .filter((each) => kindOf(each) === kind)
      .map(({ displayName, name }) => displayName || kindLabel(name, registry))
    const settings = kind === 'changed' && hasSettings ? [t('the page settings')] : []
    const all = named.length > MAX_NAMED ? [t('{count} blocks', { count: named.length })] : named
    const objects = [...all, ...settings]
    return objects.length === 0 ? [] : [`${VERBS[kind]} ${list(objects)}`]
  })
  return `${by} ${parts.length === 0 ? t('saved this page') : list(parts)}`
}

function kindOf({ kinds }: Difference): keyof typeof VERBS {
  if (kinds.includes('added')) return 'added'
  return kinds.includes('removed') ? 'removed' : 'changed'
}

function list(words: readonly string[]): string {
  return new Intl.ListFormat('en').format(words)
}
