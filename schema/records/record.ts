import type { RecordText } from '../entities/record-text'
import type { Fields, PropsOf } from '../fields'
import type { CheckIssue } from '../fields/field'
import { textIssues } from './text-issues'

/**
 * A kind of record: everything about it except its storage. The declaration is the default export of
 * `schema/records/<kind>/<kind>.record.ts`; forms, pickers, lists, the API's types and resolvers, addresses, the search index,
 * the audit log and cache keys are derived from it.
 */
export interface RecordDefinition<F extends Fields = Fields> {
  /** The kind's name in fields, pages and caches: `newsArticle`. Never changes once records are stored. */
  readonly kind: string
  readonly words: RecordLabels
  /** The fields that editors fill in and the server validates, with the field types of blocks. */
  readonly fields: F
  /** The property that identifies a record in fields and addresses. */
  readonly key: 'id' | 'slug'
  /** The owner of a record: a location, or the whole network. */
  readonly owner: 'location' | 'network'
  /** The field with the title. */
  readonly title: keyof F & string
  /** The field with the picture for lists; `null` if there is none. */
  readonly picture: (keyof F & string) | null
  /** The field with the description for lists and shared links; `null` if there is none. */
  readonly description: (keyof F & string) | null
  /** The fields that distinguish records with the same title, in lists and pickers. */
  readonly details: readonly (keyof F & string)[]
  /** The fields for the period in which it is public; `null` means unlimited. */
  readonly shown: {
    readonly from: (keyof F & string) | null
    readonly until: (keyof F & string) | null
  }
  /** The field for its visibility; `null` if its status is not part of its form. */
  readonly status: (keyof F & string) | null
  /** The pages that show a single record, most specific first (specification section 2). */
  readonly pages: readonly RecordPage[]
  readonly list: RecordList<keyof F & string>
  /** Its list in the editor; `null` for kinds with their own screens, or without any. */
  readonly collection: RecordCollection | null
  /** The way to add and change a record in the editor: its form, or the page it belongs to; `null` if it has its own screen. */
  readonly addedBy: 'form' | 'page' | null
  /** True if a new location created as a copy gets copies of the public records of this kind. */
  readonly copied: boolean
  /** True if only editors see its records: they never appear on pages, in lists or in the site's search. */
  readonly isInternal: boolean
  /**
   * The owner of drafts, which exist beside the published version: `record` for kinds that are written, `null` for read-only
   * kinds.
   */
  readonly drafts: RecordDrafts | null
  readonly search: RecordSearch<F> | null
  readonly api: RecordApi
  /** Validates values against each other, without stored data: used by the form and the server. */
  readonly check: (values: PropsOf<F>) => readonly CheckIssue[]
  /** Normalises texts before they are stored or searched, for example a channel without its `@`. */
  readonly clean: { readonly [Name in keyof F & string]?: (text: string) => string }
}

/**
 * Texts for editors. Each sentence is a message of its own, because languages inflect nouns: nothing puts `one` or `many` into a
 * sentence, they are labels.
 */
export interface RecordLabels {
  /** Label of one record among others: `event`. */
  readonly one: string
  /** Label of all: `events`. */
  readonly many: string
  /** Label of the create action: `New event`. */
  readonly new: string
  /** Label of the edit action: `Edit event`. */
  readonly edit: string
  /** Label of the action that shows the whole list: `All events`. */
  readonly all: string
  /** The name of a record without a title: `Untitled event`. */
  readonly untitled: string
  /** Message of an empty list: `No events yet`. */
  readonly none: string
  /** `Search events` */
  readonly search: string
  /** One sentence above a list for editors: who changes the records, and where. */
  readonly help: string
  /** The word visitors see, in the middle of a sentence; absent if the site never uses it. */
  readonly site?: SiteLabels
}

/** A word in each language of the site's catalogues (`renderer/parts/words`), by language code. */
export interface SiteLabels {
  readonly en: string
  readonly gu: string
  readonly hi: string
}

export interface RecordPage {
  /** The full path inside a location's site, with the record's key last: `/connect/events/:event`. */
  readonly template: string
  /** Applies only to records of this category; to every record by default. */
  readonly category?: string
}

/**
 * Drafts exist per location and language (`place`), per record for a location and language (`text`), or per record (`record`).
 */
type RecordDrafts = 'place' | 'record' | 'text'

/** The list of a kind in the editor. */
export interface RecordCollection {
  /** Its address below `/editor/`: `events`. */
  readonly path: string
  /** Its name in the menu: `Events`. */
  readonly label: string
  /** Its position in the menu, lowest first: most used kinds. Equal ranks are sorted by name. */
  readonly rank: number
}

interface RecordList<Name extends string> {
  /** The sort order, ties by id; `null` if editors sort records by hand (`position`). */
  readonly sort: { readonly by: Name; readonly direction: 'asc' | 'desc' } | null
  /** Fields that lists can be filtered by, each for a single value. */
  readonly filters: readonly Name[]
  /** Fields searched in lists besides the title. */
  readonly searched: readonly Name[]
  /** The field with a separate list, and cache tag, for each value: the channel of posts. */
  readonly by: Name | null
  /** True if a location without records shows those of the default location. */
  readonly lent: boolean
}

/** The parts of a record that the site's search indexes. */
export interface RecordSearch<F extends Fields> {
  /** The group of its results, a value of `SearchKind` in the GraphQL schema: `EVENT`. */
  readonly group: string
  /** The title of the group; by default the word visitors see for the kind. */
  readonly label?: SiteLabels
  /**
   * The target of results inside the location's site, for kinds without pages. They are found only if the site has a page there:
   * on the location's site and, for lent kinds, on those of locations without records.
   */
  readonly path?: string
  /** The field whose date is shown with a result, and sorts results of equal rank. */
  readonly date?: keyof F & string
  /** Returns text that is searched and shown in excerpts, written as on the site in the language of the text. */
  readonly body: (values: PropsOf<F>, write: SiteWriting) => readonly string[]
  /** Returns text that is searched, but not shown in excerpts. */
  readonly keywords: (values: PropsOf<F>) => readonly string[]
  /** Returns the values of a translation's texts that don't have a field with the same name. */
  readonly inLanguage?: (text: RecordText) => Readonly<Record<string, unknown>>
}

/** Formats machine-readable values as the site writes them in one language. */
export interface SiteWriting {
  /** Formats the hours of a day or several days: `2026-11-23` and `04:30-23:30` become `November 23, 2026: 4:30am to 11:30pm`. */
  readonly openOn: (days: WrittenDays, times: string) => string
}

interface WrittenDays {
  readonly from: string
  /** The last of several days. */
  readonly to?: string
  /** True if it repeats every year: written without a year. */
  readonly yearly?: boolean
}

/** The names of a kind in the GraphQL schema. */
interface RecordApi {
  /** The type of a record: `Post`. */
  readonly type: string
  /** The list query: `allPosts`. */
  readonly list: string
  /** The argument and the suffix of the mutations: `newsArticle`, `createOrUpdateNewsArticle`. */
  readonly input: string
  /** True if records are written by the mutations derived from this declaration; otherwise they are read-only. */
  readonly writes: boolean
  /**
   * Fields whose type for reading is written in `schema/api/*.graphql` (`author`, made of three fields); `all` if a presenter
   * beside the declaration builds the whole type. All others are derived.
   */
  readonly presented: readonly string[] | 'all'
  /** Its prefix in the audit log: `article`, as in `article:7`. The kind by default. */
  readonly chain: string
  /** Argument types that differ from the usual one of their field, also used for returned choices: `{ type: 'PostType' }`. */
  readonly inputTypes: Readonly<Record<string, string>>
}

interface RecordOptions<F extends Fields>
  extends Omit<
    RecordDefinition<F>,
    | 'pages'
    | 'search'
    | 'api'
    | 'picture'
    | 'description'
    | 'details'
    | 'shown'
    | 'list'
    | 'collection'
    | 'addedBy'
    | 'copied'
    | 'isInternal'
    | 'drafts'
    | 'check'
    | 'clean'
  > {
  readonly picture?: keyof F & string
  readonly description?: keyof F & string
  readonly details?: readonly (keyof F & string)[]
  readonly shown?: Partial<RecordDefinition<F>['shown']>
  readonly pages?: readonly RecordPage[]
  readonly list?: Partial<RecordList<keyof F & string>>
  readonly collection?: Partial<RecordCollection> | null
  readonly addedBy?: RecordDefinition['addedBy']
  readonly copied?: boolean
  readonly isInternal?: boolean
  readonly drafts?: RecordDrafts
  readonly search?: RecordSearch<F>
  readonly api?: Partial<RecordApi>
  readonly check?: RecordDefinition<F>['check']
  readonly clean?: RecordDefinition<F>['clean']
}

/** Declares a kind of record; omitted options are derived from its name. */
export function defineRecord<F extends Fields>(options: RecordOptions<F>): RecordDefinition<F> {
  const { kind, words, shown, list, api } = options
  const type = kind.charAt(0).toUpperCase() + kind.slice(1)
  const writes = api?.writes ?? true
  return {
    ...{ picture: null, description: null, details: [], pages: [], search: null, clean: {} },
    ...{ addedBy: writes ? 'form' : null, copied: false, isInternal: false },
    ...options,
    shown: { from: null, until: null, ...shown },
    list: { sort: null, filters: [], searched: [], by: null, lent: false, ...list },
    drafts: options.drafts ?? (writes ? 'record' : null),
    collection:
      options.collection === null || (!options.collection && !writes)
        ? null
        : { ...collectionOf(kind, words), ...options.collection },
    check: (values) => [...(options.check?.(values) ?? []), ...textIssues(values)],
    api: {
      ...{ type, list: `all${type}s`, input: kind, chain: kind },
      ...{ writes: true, presented: [], inputTypes: {} },
      ...api,
    },
  }
}

/** Returns whether only people of the whole network write its records; a location is written by its own people. */
export function isOfNetwork({ owner, kind }: Pick<AnyRecord, 'owner' | 'kind'>): boolean {
  return owner === 'network' && kind !== 'location'
}

/** Returns a field's value in its stored form. */
export function cleaned<Value>(
  { clean }: Pick<AnyRecord, 'clean'>,
  name: string,
  value: Value,
): Value | string {
  return typeof value === 'string' ? (clean[name]?.(value) ?? value) : value
}

/** The rank of kinds without one. */
const LAST = 100

/**
 * Returns the default collection: labelled with the editors' word for the records, with a path that is the same in every
 * language: `sponsors`.
 */
function collectionOf(kind: string, { many }: RecordLabels): RecordCollection {
  return {
    path: `${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}s`,
    rank: LAST,
    label: many.charAt(0).toUpperCase() + many.slice(1),
  }
}

/** Any definition with its field types erased, as returned by the registry of records. */
export type AnyRecord = Omit<RecordDefinition, 'search' | 'check'> & {
  // A method for the same reason as below.
  check(values: Readonly<Record<string, unknown>>): readonly CheckIssue[]
  readonly search: {
    readonly group: string
    readonly label?: SiteLabels
    readonly path?: string
    readonly date?: string
    // Declared as methods, so that a definition with narrower values is assignable: callers have validated the values.
    body(values: Readonly<Record<string, unknown>>, write: SiteWriting): readonly string[]
    keywords(values: Readonly<Record<string, unknown>>): readonly string[]
    inLanguage?(text: RecordText): Readonly<Record<string, unknown>>
  } | null
}

/** Returns the names of a kind's mutations and input: `createOrUpdateEvent`, `setEventStatus`, `EventInput`. */
export function mutationNames({ api }: Pick<AnyRecord, 'api'>) {
  const name = api.input.charAt(0).toUpperCase() + api.input.slice(1)
  return { save: `createOrUpdate${name}`, setStatus: `set${name}Status`, input: `${name}Input` }
}
