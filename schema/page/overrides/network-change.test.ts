import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StoredBlock } from '../content'
import { isSame } from '../merge/canonical'
import { differencesOf } from './differences-of'
import { NO_EFFECT, networkChange } from './network-change'
import { NO_OVERRIDE, type PageOverride, type PageVersion } from './override'
import { editedPages } from './random-overrides.fixture'
import { compareOverride, networkValue } from './rebase-override'
import { resolveDifferences } from './resolve-page'

test('what a change does to many locations is what comparing their whole pages, one by one, says', () => {
  const found = new Set<string>()
  fc.assert(
    fc.property(editedPages, fc.nat(7), ([network, ...edited], locked) => {
      const after = withLock(copyOf(edited[0]), locked)
      const overrides = edited.slice(1).map((page) => differencesOf(network, page))
      const change = networkChange(network, after)
      for (const own of [[], [NO_OVERRIDE], overrides.slice(0, 1), overrides.slice(1)]) {
        const effect = change.effectOn(own)
        const expected = compareWhole(network, after, own)
        expect(effect).toEqual(expected.effect)
        expect(isSame(change.pagesWith(own), expected.pages)).toBe(true)
        found.add(JSON.stringify(effect))
      }
    }),
    { seed: 28, numRuns: 2_500 },
  )
  // Every effect occurs.
  expect(found.size).toBeGreaterThanOrEqual(6)
})

test('a page that is new, or gone, changes everywhere; one that is equal changes nowhere', () => {
  fc.assert(
    fc.property(editedPages, ([network, edited]) => {
      const own = [differencesOf(network, edited)]
      expect(networkChange(null, network).effectOn(own)).toMatchObject({ isChanged: true })
      expect(networkChange(network, null).effectOn(own)).toEqual({ ...NO_EFFECT, isChanged: true })
      expect(networkChange(network, copyOf(network)).effectOn(own)).toEqual(NO_EFFECT)
      expect(networkChange(null, network).pagesWith(own).before).toBeNull()
    }),
    { seed: 28, numRuns: 200 },
  )
})

/** Compares without sharing anything. */
function compareWhole(network: PageVersion, after: PageVersion, own: readonly PageOverride[]) {
  const [was, is] = [resolveDifferences(network, ...own), resolveDifferences(after, ...own)]
  const [before, later] = [was, is].map(
    ({ orphaned }) => orphaned.filter(({ obstacle }) => obstacle === 'LOCKED').length,
  )
  const conflicts = own.flatMap((each) => compareOverride(each, after).conflicts)
  return {
    pages: { before: was.page, after: is.page },
    effect: {
      isChanged: !isSame(was.page, is.page),
      isLocked: Number(later) > Number(before),
      isConflict: conflicts.some(
        ({ difference }) =>
          !isSame(networkValue(network, difference), networkValue(after, difference)),
      ),
    },
  }
}

/** Locks one of the first blocks. */
function withLock(page: PageVersion, at: number): PageVersion {
  const blocks = page.content.blocks.map(
    (block, index): StoredBlock =>
      index === at ? { ...block, locked: { by: 'Asha', reason: '' } } : block,
  )
  return { ...page, content: { ...page.content, blocks } }
}

/** The same page with objects of its own, as it is read from the database. */
function copyOf(page: PageVersion): PageVersion {
  return JSON.parse(JSON.stringify(page))
}
