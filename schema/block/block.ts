import type { ContentSource } from '../api/content-source'
import type { Fields, LinkValue, PropsOf } from '../fields'
import type { PageContext } from '../site/page-context'
import type { Family } from './family'

/** The categories of the palette (specification section 1). */
export const categories = ['navigation', 'hero', 'feature', 'content', 'footer', 'gallery'] as const
export type Category = (typeof categories)[number]

/** What blocks are about: the headings of the palette, in its order. */
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

/** Where a block may stand: on a location's own page, on a content page, or both. */
export const targets = ['location', 'content'] as const
export type Target = (typeof targets)[number]
/** What blocks are put on: a page of one of these kinds, the site layout around pages, or a shared block. */
export type Surface = Target | 'layout' | 'shared'

/** The part of a page's frame that a block is: a page that has one of its own is shown without the site layout's. */
export type FrameRole = 'header' | 'footer'

/** A place inside a container that other blocks are dropped into. */
export interface Slot {
  readonly label: string
  /** The text field that says what it is called: parts that people name themselves. */
  readonly titleField?: string
  /** Names of the blocks allowed here; every block when not given. */
  readonly allow?: readonly string[]
  /**
   * Whether it is shown while it is empty, given the block's values; always when not given. One that holds blocks is
   * always shown, so that no value takes them out of sight.
   */
  readonly isShownEmpty?: (props: RawProps) => boolean
}
export type Slots = Readonly<Record<string, Slot>>

/** One sentence for people who look for something by one of these terms. */
interface SearchHint {
  readonly terms: readonly string[]
  readonly text: string
}

/** The unvalidated values of a stored block by field name. */
export type RawProps = Readonly<Record<string, unknown>>

/** A block definition, as the registry holds it; everything else about the block is derived from it. */
export interface Block<F extends Fields = Fields, S extends Slots = Slots, Data = unknown> {
  /** The name that saved pages store; never changes once pages use it. */
  readonly name: string
  readonly label: string
  /** One sentence for the palette. */
  readonly description: string
  /** What people call it who do not know its label, the most usual word first. */
  readonly keywords: readonly string[]
  /** How it does what is no block of its own, by the words that are searched for: `table` → `… press Table above it.` */
  readonly hints: readonly SearchHint[]
  readonly category: Category
  readonly subject: Subject
  /** Whether pages hardly ever need it: it is listed below the others. */
  readonly isRare: boolean
  readonly targets: readonly Target[]
  /** Whether it may stand in a site layout, around every page: nothing that asks for a record or the address's parameters. */
  readonly inLayout: boolean
  /** Whether blocks that are stored elsewhere stand in its place (`shared-block.ts`): it has no view and no place in the palette. */
  readonly isReference: boolean
  readonly frameRole?: FrameRole
  /** Whose variant it is, where it is one. */
  readonly family?: Family
  readonly fields: F
  readonly slots: S
  /** Incremented when stored values change their meaning; a stored block without a version is of version 1. */
  readonly version: number
  /** `migrations[n]` migrates values of version n - 1 to version n. */
  readonly migrations: Readonly<Record<number, (props: RawProps) => RawProps>>
  /** Whether the view reads the names of the page's other blocks; it is rendered again when one of them changes. */
  readonly readsOutline: boolean
  /** Whether what it shows depends on the day: its page then expires at the location's midnight. */
  readonly changesDaily: boolean
  /** Parameters of the address the block reads, as a list its filters: it is rendered for each of their values. */
  readonly readsQuery: readonly string[]
  /** Whether it reads them with these values; always when left out. */
  readonly readsQueryWhen?: (props: PropsOf<F>) => boolean
  /** Whether it shows what is stored with the location (its texts, its hours) in place of texts of its own. */
  readonly usesLocation?: (props: PropsOf<F>) => boolean
  /**
   * Whether what it shows differs from location to location for the same fields: its hours, its events. A page of the network
   * without such a block says the same on every location's site. `usesLocation` counts without it.
   */
  readonly variesByLocation: boolean
  /** Whether what `load` returned means that the page's record is missing: the page responds with 404. */
  readonly isMissing?: (data: Data) => boolean
  /**
   * The values of its parameters that mean something to it; any other value is ignored. Of
   * a parameter that is not named here any value counts, as of a search.
   */
  readonly queryValues?: (data: Data) => Readonly<Record<string, readonly string[]>>
  /** How many pages its list has, as far as this page shows: an address beyond them responds with 404. */
  readonly pageCount?: (data: Data, page: PageContext) => number
  /**
   * What the view shows of where the page is, when that is less than its path: the entries of a menu that lead there. Pages
   * alike in it share the rendered block.
   */
  readonly placeShown?: PlaceShown<PropsOf<F>, Data>
  /** Fetches what the block shows besides its fields, through the calls of specification section 7. */
  readonly load?: (source: ContentSource, props: PropsOf<F>, page: PageContext) => Promise<Data>
}

type PlaceShown<Props, Data> = (shown: {
  readonly props: Props
  /** What `load` fetched. */
  readonly data: Data
  readonly page: PageContext
  /** Where links of the fields lead. */
  readonly href: (link: LinkValue | null) => string | null
}) => string

/** What the author of a block writes; the rest has defaults. */
export interface BlockOptions<F extends Fields, S extends Slots, Data> {
  readonly name: string
  readonly label: string
  readonly description: string
  readonly keywords?: readonly string[]
  readonly hints?: readonly SearchHint[]
  readonly category: Category
  /** That of its category where not given. */
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

/** Defines a type of block. The definition file's default export. */
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

/** Whether a block may be put on a page of this kind, or into a layout. */
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

/** Any definition with its own types erased: what the registry returns. */
export type AnyBlock = Omit<
  Block,
  DataReader | 'usesLocation' | 'readsQueryWhen' | 'placeShown'
> & {
  // A method, so that a definition with narrower props is assignable: callers have read the props first.
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
  placeShown?(...asked: Parameters<PlaceShown<Readonly<Record<string, unknown>>, unknown>>): string
}

/** The parts of a definition that use what its `load` fetches. */
type DataReader = 'load' | 'isMissing' | 'queryValues' | 'pageCount'

/** The registry's public interface. */
export type Registry = ReadonlyMap<string, AnyBlock>

/** The values a component gets, from its definition: `BlockProps<typeof hero>`. */
export type BlockProps<B> = B extends Block<infer F, infer _S, infer _D> ? PropsOf<F> : never
/** What a definition's `load` fetches. */
export type BlockData<B> = B extends Block<infer _F, infer _S, infer D> ? D : never
/** The names of a definition's slots. */
export type SlotName<B> = B extends Block<infer _F, infer S, infer _D> ? keyof S & string : never
