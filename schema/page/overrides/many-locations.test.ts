import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PageContent, StoredBlock } from '../content'
import { isSame } from '../merge/canonical'
import { type LocationOverrides, updateOverrides } from './by-language'
import { addressOf, NO_OVERRIDE, type PageOverride, type PageVersion } from './override'
import { editedPages, registry } from './random-overrides.fixture'
import { keepMine } from './rebase-override'
import { resolveDifferences, resolvePage } from './resolve-page'

const LANGUAGES = ['en-US', 'gu-IN'] as const
type Language = (typeof LANGUAGES)[number]
const LOCATIONS = ['ottawa', 'leicester', 'nairobi'] as const

/** The stored state of one location. */
interface StoredPage {
  neutral: PageOverride
  texts: Record<Language, PageOverride>
}

/** The author (0 is the network), the language, and the page of a change. */
const steps = fc.array(fc.tuple(fc.nat(3), fc.nat(1), fc.nat(4), fc.nat(5)), {
  minLength: 1,
  maxLength: 6,
})

// 10,000 in four parts: each is over before a busy machine counts it as hung.
test.each([28, 29, 30, 31])(
  'whatever network, locations and languages do, others’ bytes stay and no difference disappears (%i)',
  (seed) => {
    fc.assert(
      fc.property(editedPages, steps, (pages, sequence) => {
        const network: Record<Language, PageVersion> = { 'en-US': pages[0], 'gu-IN': pages[0] }
        const stored = new Map(LOCATIONS.map((name) => [name as string, nothing()]))
        for (const [actor, at, choice, how] of sequence) {
          const language = LANGUAGES[at] ?? 'en-US'
          // A block that one location adds is on no page of the network, nor of another location.
          const page = pages[actor === 0 ? choice % 2 : actor + 1] ?? pages[0]
          const name = LOCATIONS[actor - 1]
          const own = name && stored.get(name)
          const others = bytesOf([...stored].filter(([each]) => each !== name))
          const seen = choice === 4 ? network[language] : page
          if (!own) network[language] = page
          else actAt(own, { network: network[language], language, page: seen, how })
          expect(bytesOf([...stored].filter(([each]) => each !== name))).toBe(others)
        }
      }),
      { seed, numRuns: 2_500 },
    )
  },
)

interface Step {
  readonly network: PageVersion
  readonly language: Language
  readonly page: PageVersion
  readonly how: number
}

/** A location saves a page, keeps its own in conflicts, or resets. */
function actAt(own: StoredPage, { network, language, page, how }: Step): void {
  const before: LocationOverrides = { neutral: own.neutral, inLanguage: own.texts[language] }
  const otherTexts = JSON.stringify({ ...own.texts, [language]: null })
  if (how === 0) {
    own.texts[language] = NO_OVERRIDE
    own.neutral = NO_OVERRIDE
    expect(resolvePage(network, own.neutral, own.texts[language])).toBe(network)
  } else if (how === 1) {
    const kept = own.neutral.differences.map((each) => keepMine(network, each))
    own.neutral = { format: 1, differences: kept }
    expect(addressesOf(own.neutral)).toEqual(addressesOf(before.neutral))
  } else {
    const next = updateOverrides({ network, stored: before, effective: page }, registry)
    own.neutral = next.neutral
    own.texts[language] = next.inLanguage
    expect(isSame(byName(resolvePage(network, next.neutral, next.inLanguage)), byName(page))).toBe(
      true,
    )
    keepsOrphans(network, before, next)
  }
  expect(JSON.stringify({ ...own.texts, [language]: null })).toBe(otherTexts)
}

/** Differences without a place on the page were not in sight when it was saved: they are still stored. */
function keepsOrphans(network: PageVersion, before: LocationOverrides, next: LocationOverrides) {
  const { orphaned } = resolveDifferences(network, before.neutral, before.inLanguage)
  const after = new Set([...addressesOf(next.neutral), ...addressesOf(next.inLanguage)])
  for (const { difference } of orphaned) expect(after).toContain(addressOf(difference))
}

/** Fields have no order that anyone sees: a text and a number that are both added are stored in two rows. */
function byName(page: PageVersion): PageVersion {
  const sorted = (blocks: readonly StoredBlock[]): StoredBlock[] =>
    blocks.map((block) => ({
      ...block,
      fields: block.fields.toSorted((a, b) => a.name.localeCompare(b.name)),
      ...(block.slots && {
        slots: Object.fromEntries(
          Object.entries(block.slots).map(([slot, held]) => [slot, sorted(held)]),
        ),
      }),
    }))
  const content: PageContent = { ...page.content, blocks: sorted(page.content.blocks) }
  return { ...page, content }
}

function nothing(): StoredPage {
  return { neutral: NO_OVERRIDE, texts: { 'en-US': NO_OVERRIDE, 'gu-IN': NO_OVERRIDE } }
}

function addressesOf({ differences }: PageOverride): readonly string[] {
  return differences.map(addressOf)
}

function bytesOf(stored: unknown): string {
  return JSON.stringify(stored)
}
