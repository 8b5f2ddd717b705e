import type { ContentSource } from '../api/content-source'
import type { Fields, LinkValue, PropsOf } from '../fields'
import type { PageContext } from '../site/page-context'
import type { Family } from './family'

/** The categories of blocks in the palette (specification section 1). */
export const categories = ['navigation', 'hero', 'feature', 'content', 'footer', 'gallery'] as const
export type Category = (typeof categories)[number]

/** The subjects of blocks: the headings of the palette, in order. */
export const subjects = [
  'text',
  'layout',
  'opening',
  'pictures',
  'visiting',
  'events',
  'news',
  'links',
  'contact',
  'navigation',
] as const
export type Subject = (typeof subjects)[number]

const subjectOf: Readonly<Record<Category, Subject>> = {
  navigation: 'navigation',
  hero: 'opening',
  feature: 'links',
  content: 'text',
  footer: 'navigation',
  gallery: 'pictures',
}

/** The pages a block is allowed on: a location's own pages, content pages, or both. */
const targets = ['location', 'content'] as const
export type Target = (typeof targets)[number]
/** The places for blocks: a page of one of these kinds, the site layout around pages, or a shared block. */
export type Surface = Target | 'layout' | 'shared'

/** The part of a page's frame that a block provides: a page with its own is shown without the site layout's. */
export type FrameRole = 'header' | 'footer'

/** A place inside a container for other blocks. */
export interface Slot {
  readonly label: string
  /** The text field with its name, for parts that editors name. */
  readonly titleField?: string
  /** Names of the blocks allowed here; every block by default. */
  readonly allow?: readonly string[]
  /**
   * Returns whether the slot is shown while empty, given the block's values; always by default. A slot with blocks is always
   * shown, so that no setting hides them.
   */
  readonly isShownEmpty?: (props: RawProps) => boolean
}
type Slots = Readonly<Record<string, Slot>>

/** One sentence shown to people who search for one of the terms. */
interface SearchHint {
  readonly terms: readonly string[]
  readonly text: string
}

/** The unvalidated values of a stored block by field name. */
export type RawProps = Readonly<Record<string, unknown>>

/** A block definition as stored in the registry; everything else about the block is derived from it. */
export interface Block<F extends Fields = Fields, S extends Slots = Slots, Data = unknown> {
  /** The name stored in pages; never changes once pages use it. */
  readonly name: string
  readonly label: string
  /** One sentence shown in the palette. */
  readonly description: string
  /** Search terms of people who don't know its label, most common first. */
  readonly keywords: readonly string[]
  /** Instructions for things that have no block, by the searched word: `table` → `… press Table above it.` */
  readonly hints: readonly SearchHint[]
  readonly category: Category
  readonly subject: Subject
  /** True if pages rarely need it: it is listed below the others. */
  readonly isRare: boolean
  readonly targets: readonly Target[]
  /**
   * True if it is allowed in a site layout, around every page. False for blocks that need a record or the address's parameters.
   */
  readonly inLayout: boolean
  /** True if blocks stored elsewhere replace it (`shared-block.ts`): it has no view and isn't in the palette. */
  readonly isReference: boolean
  readonly frameRole?: FrameRole
  /** The family that it is a variant of, if any. */
  readonly family?: Family
  readonly fields: F
  readonly slots: S
  /** Incremented when the meaning of stored values changes; a stored block without a version has version 1. */
  readonly version: number
  /** `migrations[n]` migrates values from version n - 1 to version n. */
  readonly migrations: Readonly<Record<number, (props: RawProps) => RawProps>>
  /** True if the view reads the names of the page's other blocks; it is rendered again when one of them changes. */
  readonly readsOutline: boolean
  /** True if its content depends on the day: the page then expires at the location's midnight. */
  readonly changesDaily: boolean
  /** Address parameters that the block reads, such as a list's filters: it is rendered for each of their values. */
  readonly readsQuery: readonly string[]
  /** Returns whether the block reads them with these values; always if omitted. */
  readonly readsQueryWhen?: (props: PropsOf<F>) => boolean
  /** Returns whether the block shows the location's data (texts, hours) instead of its own texts. */
  readonly usesLocation?: (props: PropsOf<F>) => boolean
  /**
   * True if its content differs by location for the same fields, such as hours or events. A network page without such blocks is
   * identical on every location's site. `usesLocation` counts even without it.
   */
  readonly variesByLocation: boolean
  /** Returns whether the result of `load` means that the page's record is missing: the page then answers 404. */
  readonly isMissing?: (data: Data) => boolean
  /**
   * Returns the parameter values that the block recognises; others are ignored. A parameter not listed here accepts any value,
   * such as a search.
   */
  readonly queryValues?: (data: Data) => Readonly<Record<string, readonly string[]>>
  /** Returns the known number of pages of its list: an address beyond them answers 404. */
  readonly pageCount?: (data: Data, page: PageContext) => number
  /**
   * Returns the part of the page's position that the view shows, if less than the path: the menu entries that lead there. Pages
   * for which it is equal share the rendered block.
   */
  readonly placeShown?: PlaceShown<PropsOf<F>, Data>
  /** Loads data that the block needs in addition to its fields, with the calls of specification section 7. */
  readonly load?: (source: ContentSource, props: PropsOf<F>, page: PageContext) => Promise<Data>
}

type PlaceShown<Props, Data> = (shown: {
  readonly props: Props
  /** The result of `load`. */
  readonly data: Data
  readonly page: PageContext
  /** Returns the address of a link field. */
  readonly href: (link: LinkValue | null) => string | null
}) => string

/** The options of a block definition; omitted ones have defaults. */
export interface BlockOptions<F extends Fields, S extends Slots, Data> {
  readonly name: string
  readonly label: string
  readonly description: string
  readonly keywords?: readonly string[]
  readonly hints?: readonly SearchHint[]
  readonly category: Category
  /** The subject of its category by default. */
  readonly subject?: Subject
  readonly isRare?: boolean
  readonly targets: readonly Target[]
  readonly inLayout?: boolean
  readonly isReference?: boolean
  readonly frameRole?: FrameRole
  readonly family?: Family
  readonly fields: F
  readonly slots?: S
  readonly version?: number
  readonly migrations?: Readonly<Record<number, (props: RawProps) => RawProps>>
  readonly readsOutline?: boolean
  readonly changesDaily?: boolean
  readonly readsQuery?: readonly string[]
  readonly readsQueryWhen?: (props: PropsOf<F>) => boolean
  readonly usesLocation?: (props: PropsOf<F>) => boolean
  readonly variesByLocation?: boolean
  readonly placeShown?: PlaceShown<PropsOf<F>, Data>
  readonly isMissing?: (data: Data) => boolean
  readonly queryValues?: (data: Data) => Readonly<Record<string, readonly string[]>>
  readonly pageCount?: (data: Data, page: PageContext) => number
  readonly load?: (source: ContentSource, props: PropsOf<F>, page: PageContext) => Promise<Data>
}

/** Defines a block type. The default export of a definition file. */
export function defineBlock<
  F extends Fields,
  S extends Slots = Record<never, Slot>,
  Data = undefined,
>(options: BlockOptions<F, S, Data>): Block<F, S, Data> {
  return {
    slots: {} as S,
    keywords: [],
    hints: [],
    subject: subjectOf[options.category],
    isRare: false,
    inLayout: false,
    isReference: false,
    version: 1,
    migrations: {},
    readsOutline: false,
    changesDaily: false,
    variesByLocation: false,
    readsQuery: [],
    ...options,
  }
}

/** Returns whether a block is allowed on a page of this kind, or in a layout. */
export function isAllowedOn(
  {
    targets: allowed,
    inLayout,
    isReference,
  }: Pick<AnyBlock, 'targets' | 'inLayout' | 'isReference'>,
  surface: Surface,
): boolean {
  if (surface === 'layout') return inLayout
  if (surface === 'shared') return allowed.length > 0 && !isReference
  return allowed.includes(surface)
}

/** Any definition with its types erased, as returned by the registry. */
export type AnyBlock = Omit<
  Block,
  DataReader | 'usesLocation' | 'readsQueryWhen' | 'placeShown'
> & {
  // Declared as a method, so that a definition with narrower props is assignable: callers have validated the props.
  load?(
    source: ContentSource,
    props: Readonly<Record<string, unknown>>,
    page: PageContext,
  ): Promise<unknown>
  isMissing?(data: unknown): boolean
  queryValues?(data: unknown): Readonly<Record<string, readonly string[]>>
  pageCount?(data: unknown, page: PageContext): number
  usesLocation?(props: Readonly<Record<string, unknown>>): boolean
  readsQueryWhen?(props: Readonly<Record<string, unknown>>): boolean
  placeShown?(...args: Parameters<PlaceShown<Readonly<Record<string, unknown>>, unknown>>): string
}

/** The parts of a definition that use the result of its `load`. */
type DataReader = 'load' | 'isMissing' | 'queryValues' | 'pageCount'

/** The registry's public interface. */
export type Registry = ReadonlyMap<string, AnyBlock>

/** The props of a component, derived from its definition: `BlockProps<typeof hero>`. */
export type BlockProps<B> = B extends Block<infer F, infer _S, infer _D> ? PropsOf<F> : never
/** The result type of a definition's `load`. */
export type BlockData<B> = B extends Block<infer _F, infer _S, infer D> ? D : never
/** The names of a definition's slots. */
export type SlotName<B> = B extends Block<infer _F, infer S, infer _D> ? keyof S & string : never
