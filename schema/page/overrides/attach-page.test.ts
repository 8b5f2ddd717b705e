import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StoredBlock } from '../content'
import { isSame } from '../merge/canonical'
import { type AttachChoice, attachOverrides, overridesIn } from './attach-page'
import { updateOverrides } from './by-language'
import { NO_OVERRIDE, type PageOverride, type PageVersion } from './override'
import { editedPages, registry } from './random-overrides.fixture'
import { compareOverride } from './rebase-override'
import { resolvePage } from './resolve-page'

const NOTHING = { neutral: NO_OVERRIDE, texts: new Map<string, PageOverride>() }
const choices = ['CHANGED_HERE', 'EVERYTHING'] as const satisfies readonly AttachChoice[]

/** The differences of a location after it saved this page. */
function savedAt(network: PageVersion, effective: PageVersion) {
  const stored = { neutral: NO_OVERRIDE, inLanguage: NO_OVERRIDE }
  const { neutral, inLanguage } = updateOverrides({ network, stored, effective }, registry)
  return { neutral, texts: new Map([['en-US', inLanguage]]) }
}

function shown(network: PageVersion, stored: ReturnType<typeof savedAt>): PageVersion {
  const { neutral, inLanguage } = overridesIn(stored, 'en-US')
  return resolvePage(network, neutral, inLanguage)
}

function attached(
  base: PageVersion,
  network: PageVersion,
  { stored, keep }: { stored: ReturnType<typeof savedAt>; keep: AttachChoice },
) {
  const next = attachOverrides([{ language: 'en-US', base, network }], stored, { keep, registry })
  return { neutral: next.neutral, texts: new Map(next.texts) }
}

test('detached and attached with no change of the network, every page and every stored byte is what it was', () => {
  fc.assert(
    fc.property(editedPages, fc.constantFrom(...choices), ([network, english], keep) => {
      const stored = savedAt(network, english)
      const copy = structuredClone(network)
      const next = attached(network, copy, { stored, keep })
      expect(JSON.stringify([next.neutral, [...next.texts]])).toBe(
        JSON.stringify([stored.neutral, [...stored.texts]]),
      )
      expect(isSame(shown(copy, next), english)).toBe(true)
    }),
    { seed: 28, numRuns: 2_000 },
  )
})

test('whatever the network changed meanwhile, keeping everything resolves to the same page', () => {
  fc.assert(
    fc.property(editedPages, ([network, english, newer]) => {
      const stored = savedAt(network, english)
      const next = attached(network, newer, { stored, keep: 'EVERYTHING' })
      expect(isSame(byName(shown(newer, next)), byName(english))).toBe(true)
    }),
    { seed: 28, numRuns: 2_000 },
  )
})

test('keeping what was changed here takes all else from the network: the page is that of a location that never detached', () => {
  fc.assert(
    fc.property(editedPages, ([network, english, newer]) => {
      const stored = savedAt(network, english)
      const next = attached(network, newer, { stored, keep: 'CHANGED_HERE' })
      expect(isSame(shown(newer, next), shown(newer, stored))).toBe(true)
      const untouched = attached(network, newer, {
        ...{ stored: { ...NOTHING, texts: new Map() }, keep: 'CHANGED_HERE' },
      })
      expect(shown(newer, untouched)).toBe(newer)
    }),
    { seed: 28, numRuns: 2_000 },
  )
})

test('what head office locked meanwhile comes from the network and is kept in no difference', () => {
  const base = page(block('hero', 'Welcome'), block('faq', 'Questions'))
  const here = page(block('hero', 'Namaste'), block('faq', 'FAQ'))
  const lock = { by: 'Head office', reason: 'The law asks for it' }
  const network = page({ ...block('hero', 'Welcome to all'), locked: lock }, block('faq', 'Ask us'))
  const stored = savedAt(base, here)
  for (const keep of choices) {
    const next = attached(base, network, { stored, keep })
    expect(titles(shown(network, next))).toEqual(['Welcome to all', 'FAQ'])
    expect(JSON.stringify([next.neutral, [...next.texts]])).not.toContain('hero')
  }
  const kept = attached(base, network, { stored, keep: 'EVERYTHING' })
  const { inLanguage } = overridesIn(kept, 'en-US')
  expect(compareOverride(inLanguage, network).conflicts).toEqual([])
  const mine = attached(base, network, { stored, keep: 'CHANGED_HERE' })
  expect(compareOverride(overridesIn(mine, 'en-US').inLanguage, network).conflicts).toHaveLength(1)
})

test('two languages of one page keep their own texts, and share what counts in all', () => {
  const english = page(block('hero', 'Welcome'), block('faq', 'Questions'))
  const gujarati = page(block('hero', 'સ્વાગત'), block('faq', 'પ્રશ્નો'))
  const texts = [
    { language: 'en-US', base: english, network: page(block('hero', 'Welcome to all')) },
    { language: 'gu-IN', base: gujarati, network: page(block('hero', 'સૌનું સ્વાગત')) },
  ]
  const next = attachOverrides(texts, NOTHING, { keep: 'EVERYTHING', registry })
  for (const { language, base, network } of texts) {
    const { neutral, inLanguage } = overridesIn(next, language)
    expect(resolvePage(network, neutral, inLanguage)).toEqual(base)
  }
})

function page(...blocks: StoredBlock[]): PageVersion {
  return { title: 'Visit', description: '', imageId: null, content: { format: 1, blocks } }
}

function block(id: string, title: string): StoredBlock {
  return { id, name: 'Hero', fields: [{ id: 'f1', type: 'string', name: 'title', value: title }] }
}

function titles({ content }: PageVersion): unknown[] {
  return content.blocks.map(({ fields }) => fields[0]?.value)
}

/** Fields have no order that anyone sees. */
function byName(one: PageVersion): PageVersion {
  const sorted = (blocks: readonly StoredBlock[]): StoredBlock[] =>
    blocks.map((each) => ({
      ...each,
      fields: each.fields.toSorted((a, b) => a.name.localeCompare(b.name)),
      ...(each.slots && {
        slots: Object.fromEntries(
          Object.entries(each.slots).map(([slot, held]) => [slot, sorted(held)]),
        ),
      }),
    }))
  return { ...one, content: { ...one.content, blocks: sorted(one.content.blocks) } }
}
