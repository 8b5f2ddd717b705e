import { LRUCache } from 'lru-cache'
import type { Registry } from '#schema/block/block'
import type { StoredBlock } from '#schema/page/content'
import type { PageContext } from '#schema/site/page-context'
import { needsOf, type StyleNeeds } from '../registry/style-needs'
import type { BlockFailure } from './load-page'
import type { PageProps } from './page'
import { type RenderedBlock, renderBlocks } from './render-page'

/** A top-level block of a page as markup. */
export interface StyledBlock extends RenderedBlock {
  readonly needs: StyleNeeds
}

/**
 * Cache of rendered blocks, keyed by all their inputs: values, data, references, and the facts of the page they read.
 * Nothing needs invalidating: changed data gives another key.
 */
export interface MarkupMemory {
  /**
   * Returns the blocks of a page as markup, in order, and renders only those not cached. With `keeps: false` the result isn't
   * cached, for pages of unlimited number.
   */
  render(input: Omit<PageProps, 'watch' | 'between'> & { readonly keeps?: boolean }): {
    readonly blocks: readonly StyledBlock[]
    readonly failures: readonly BlockFailure[]
  }
  /** The size of all cached markup, in bytes. */
  readonly weight: number
}

type Input = Omit<Parameters<MarkupMemory['render']>[0], 'keeps'>

/** Size of an entry without its markup, in bytes: its key and its style requirements. */
const ENTRY = 2_000
/** In characters; longer texts are hashed. */
const MAX_KEY_LENGTH = 200

interface MarkupMemoryOptions {
  /** Maximum size of all markup, in bytes; the least recently used entries are evicted first. */
  readonly limit: number
  /** A cryptographic hash, so that no two texts collide. */
  readonly digest: (text: string) => string
  /** Copies a text into its own memory: a substring would keep the whole original alive. */
  readonly copy: (text: string) => string
}

export function createMarkupMemory({ limit, digest, copy }: MarkupMemoryOptions): MarkupMemory {
  /**
   * The properties of the page that each block's views have read so far, by block name. All other properties don't affect its
   * key.
   */
  const readsOf = new Map<string, Set<keyof PageContext>>()
  /**
   * Texts of objects that pages share (locations, values of a published text, data read before), so that each is serialized once.
   */
  const shortTexts = new WeakMap<object, string>()
  const known = new LRUCache<string, StyledBlock>({
    maxSize: limit,
    sizeCalculation: ({ html }) => ENTRY + 2 * html.length,
  })
  return {
    render({ keeps = true, ...input }) {
      const pageInput = pageInputs(input.page, textOf)
      const allInputs = input.blocks.map((block) => givenOf(block, input, textOf))
      const found = allInputs.map((given) => known.get(keyOf(given, pageInput)))
      const missing = allInputs.filter((_, index) => !found[index])
      const { blocks, failures } = draw(missing, input)
      // Only now it is known which properties of the page its views read.
      if (keeps && failures.length === 0)
        missing.forEach((given, index) => {
          const block = blocks[index]
          if (block) known.set(keyOf(given, pageInput), block)
        })
      const rendered = blocks.values()
      return { blocks: found.flatMap((block) => block ?? rendered.next().value ?? []), failures }
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
    const rendered = blocks.map((block) => {
      const html = copy(block.html)
      return { ...block, html, needs: needsOf(html, block.blockNames) }
    })
    return { blocks: rendered, failures }
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

/** A block with all inputs of its views except the page, as text. */
interface ViewInput {
  readonly block: StoredBlock
  /** Its own name and the names of the blocks inside it. */
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

/** Serializes data by its properties, so that those shared between pages, such as the navigation, are serialized once. */
function partsOf(data: unknown, textOf: (value: unknown) => string): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return textOf(data)
  return Object.entries(data).map(([name, part]) => [name, textOf(part)])
}

/** Returns the languages of the page, and the data that links in formatted text depend on besides the site's root. */
function languageOf(
  { language, translatedPaths, firstLanguage = '' }: PageContext,
  textOf: (value: unknown) => string,
): string {
  const languages = firstLanguage === '' ? language : `${language} ${firstLanguage}`
  return translatedPaths ? `${languages} ${textOf(translatedPaths)}` : languages
}

/** Returns a function that serializes a property of the page, once each. */
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

/** Returns the page as a proxy that reports each property read. */
function watched(page: PageContext, note: (read: keyof PageContext) => void): PageContext {
  return new Proxy(page, {
    get(target, name) {
      const read = name as keyof PageContext
      note(read)
      return target[read]
    },
  })
}
