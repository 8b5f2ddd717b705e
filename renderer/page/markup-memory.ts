import { LRUCache } from 'lru-cache'
import type { Registry } from '#schema/block/block'
import type { StoredBlock } from '#schema/page/content'
import type { PageContext } from '#schema/site/page-context'
import { needsOf, type StyleNeeds } from '../registry/style-needs'
import type { BlockFailure } from './load-page'
import type { PageProps } from './page'
import { type RenderedBlock, renderBlocks } from './render-page'

/** A block of a page's top level as markup. */
export interface StyledBlock extends RenderedBlock {
  readonly needs: StyleNeeds
}

/**
 * Cache of rendered blocks, keyed by all their inputs: values, data, references, and the facts of the page they read.
 * Nothing needs invalidating: changed data gives another key.
 */
export interface MarkupMemory {
  /**
   * The blocks of a page as markup, in order; only those that are not known are rendered. With `keeps: false` these are not
   * kept, for pages of which there is no end.
   */
  render(input: Omit<PageProps, 'watch' | 'between'> & { readonly keeps?: boolean }): {
    readonly blocks: readonly StyledBlock[]
    readonly failures: readonly BlockFailure[]
  }
  /** The size of all markup, in bytes. */
  readonly weight: number
}

type Input = Omit<Parameters<MarkupMemory['render']>[0], 'keeps'>

/** What an entry takes besides its text, in bytes: its key and what it needs of the sheets. */
const ENTRY = 2_000
/** Longer texts are digested, in characters. */
const MAX_KEY_LENGTH = 200

interface MarkupMemoryOptions {
  /** The size of all markup, in bytes; what was not used for longest goes first. */
  readonly limit: number
  /** A short text that stands for a long one and for no other: a cryptographic hash. */
  readonly digest: (text: string) => string
  /** The same text in memory of its own: a part of a longer one would keep all of that. */
  readonly copy: (text: string) => string
}

export function createMarkupMemory({ limit, digest, copy }: MarkupMemoryOptions): MarkupMemory {
  /** What the views of each block have read of the page so far, by the block's name: what else it says makes no difference. */
  const readsOf = new Map<string, Set<keyof PageContext>>()
  /** What pages share (locations, values of a published text, what was read before) is put into words once. */
  const shortTexts = new WeakMap<object, string>()
  const known = new LRUCache<string, StyledBlock>({
    maxSize: limit,
    sizeCalculation: ({ html }) => ENTRY + 2 * html.length,
  })
  return {
    render({ keeps = true, ...input }) {
      const pageInput = pageInputs(input.page, textOf)
      const asked = input.blocks.map((block) => givenOf(block, input, textOf))
      const found = asked.map((given) => known.get(keyOf(given, pageInput)))
      const missing = asked.filter((_, index) => !found[index])
      const { blocks, failures } = draw(missing, input)
      // Which parts of the page its views read is known only now.
      if (keeps && failures.length === 0)
        missing.forEach((given, index) => {
          const block = blocks[index]
          if (block) known.set(keyOf(given, pageInput), block)
        })
      const drawn = blocks.values()
      return { blocks: found.flatMap((block) => block ?? drawn.next().value ?? []), failures }
    },
    get weight() {
      return known.calculatedSize
    },
  }

  function draw(missing: readonly ViewInput[], input: Input) {
    const pages = new Map<string, PageContext>()
    const { blocks, failures } = renderBlocks({
      ...input,
      blocks: missing.map(({ block }) => block),
      watch(name) {
        const page = pages.get(name) ?? watched(input.page, noteFor(name, input.registry))
        pages.set(name, page)
        return page
      },
    })
    const drawn = blocks.map((block) => {
      const html = copy(block.html)
      return { ...block, html, needs: needsOf(html, block.blockNames) }
    })
    return { blocks: drawn, failures }
  }

  function keyOf(
    { names, inputs }: ViewInput,
    pageInput: (read: keyof PageContext) => string,
  ): string {
    const reads = new Set([...names].flatMap((name) => [...(readsOf.get(name) ?? [])]))
    const key = [inputs, ...[...reads].sort().map(pageInput)].join('\n')
    return shortened(key)
  }

  function textOf(value: unknown): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
    const short = shortTexts.get(value) ?? shortened(JSON.stringify(value))
    shortTexts.set(value, short)
    return short
  }

  function shortened(text: string): string {
    return text.length > MAX_KEY_LENGTH ? digest(text) : text
  }

  function noteFor(name: string, registry: Registry): (read: keyof PageContext) => void {
    const reads = readsOf.get(name) ?? new Set()
    readsOf.set(name, reads)
    const knowsPlace = registry.get(name)?.placeShown !== undefined
    return (read) => {
      // The path is already part of the block’s inputs.
      if (!(knowsPlace && read === 'path')) reads.add(read)
    }
  }
}

/** A block with all that its views are given besides the page, as text. */
interface ViewInput {
  readonly block: StoredBlock
  /** Its own name and those of the blocks in it. */
  readonly names: ReadonlySet<string>
  readonly inputs: string
}

function givenOf(
  block: StoredBlock,
  { inputs, registry, page }: Input,
  textOf: (value: unknown) => string,
): ViewInput {
  const names = new Set<string>()
  return {
    block,
    inputs: JSON.stringify([page.siteRoot, languageOf(page, textOf), describe(block)]),
    names,
  }

  function describe(each: StoredBlock): unknown {
    const ready = inputs.get(each.id)
    if (!ready) return null
    names.add(each.name)
    const { props, data, refs } = ready
    const definition = registry.get(each.name)
    const slots = Object.keys(definition?.slots ?? {})
    const children = slots.map((slot) => (each.slots?.[slot] ?? []).map(describe))
    const place = definition?.placeShown?.({ props, data, page, href: refs.href })
    const parts = partsOf(data, textOf)
    return [each.id, each.name, textOf(props), parts, textOf(refs.records), place, ...children]
  }
}

/** Data by its parts: those that pages share, as their navigation, are put into words once. */
function partsOf(data: unknown, textOf: (value: unknown) => string): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return textOf(data)
  return Object.entries(data).map(([name, part]) => [name, textOf(part)])
}

/** What texts say of their language, and what links in formatted text depend on besides the root of the site. */
function languageOf(
  { language, translatedPaths, firstLanguage = '' }: PageContext,
  textOf: (value: unknown) => string,
): string {
  const spoken = firstLanguage === '' ? language : `${language} ${firstLanguage}`
  return translatedPaths ? `${spoken} ${textOf(translatedPaths)}` : spoken
}

/** What the page says of a thing, as text; composed once. */
function pageInputs(
  page: PageContext,
  textOf: (value: unknown) => string,
): (read: keyof PageContext) => string {
  const known = new Map<keyof PageContext, string>()
  return (read) => {
    const text = known.get(read) ?? `${read} ${textOf(page[read])}`
    known.set(read, text)
    return text
  }
}

/** The page, noting what of it is read. */
function watched(page: PageContext, note: (read: keyof PageContext) => void): PageContext {
  return new Proxy(page, {
    get(target, name) {
      const read = name as keyof PageContext
      note(read)
      return target[read]
    },
  })
}
