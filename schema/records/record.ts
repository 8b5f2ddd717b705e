import type { RecordText } from '../entities/record-text'
import type { Fields, PropsOf } from '../fields'
import type { FieldIssue } from '../fields/field'
import { t } from '../messages/t'

/**
 * A kind of record: everything about it except how it is stored. The declaration is the default
 * export of `schema/records/<kind>/<kind>.record.ts`; forms, pickers, lists, the API's types and resolvers, addresses,
 * the search index, the audit log and cache keys are derived from it.
 */
export interface RecordDefinition<F extends Fields = Fields> {
  /** What fields, pages and caches call it: `newsArticle`. Never changes once records are stored. */
  readonly kind: string
  readonly words: RecordWords
  /** What editors fill in and the server validates, with the field types of blocks. */
  readonly fields: F
  /** The property that identifies a record in fields and addresses. */
  readonly key: 'id' | 'slug'
  /** The owner of a record: a location, or the whole network. */
  readonly owner: 'location' | 'network'
  /** The field that holds the title. */
  readonly title: keyof F & string
  /** The picture shown in lists; `null` where there is none. */
  readonly picture: (keyof F & string) | null
  /** The field with the description for lists and shared links; `null` where there is none. */
  readonly description: (keyof F & string) | null
  /** The fields that distinguish records of the same title, in lists and pickers. */
  readonly details: readonly (keyof F & string)[]
  /** The fields for the time in which visitors see it; `null` is unlimited. */
  readonly shown: {
    readonly from: (keyof F & string) | null
    readonly until: (keyof F & string) | null
  }
  /** The field for its visibility; `null` where its status is not part of its form. */
  readonly status: (keyof F & string) | null
  /** The pages that show one record each, the more particular first (specification section 2). */
  readonly pages: readonly RecordPage[]
  readonly list: RecordList<keyof F & string>
  /** Where its list is in the editor; `null` for kinds that have screens of their own, or none. */
  readonly collection: RecordCollection | null
  /** What adds one in the editor, and changes it there: its form, or the page it belongs to; `null` where a screen of its own does. */
  readonly addedBy: 'form' | 'page' | null
  /** Whether a new location that copies another gets copies of its public records of this kind. */
  readonly copied: boolean
  /** Whether only editors see its records: no page, list or search of the site ever does. */
  readonly isInternal: boolean
  /** What has a draft beside what visitors see; `record` for kinds that are written, `null` for those that are only read. */
  readonly drafts: RecordDrafts | null
  readonly search: RecordSearch<F> | null
  readonly api: RecordApi
  /** Validates values against each other, without stored data: used by the form and the server alike. */
  readonly check: (values: PropsOf<F>) => readonly FieldIssue[]
  /** How a text is stored and looked for, where that is not as it was entered: a channel without its `@`. */
  readonly clean: { readonly [Name in keyof F & string]?: (text: string) => string }
}

/** What editors call it, in the middle of a sentence. */
export interface RecordWords {
  readonly one: string
  readonly many: string
  /** One sentence for editors who see a list of them: who changes them, and where. */
  readonly help: string
  /** What visitors call one, in the middle of a sentence; not given where the site never says it. */
  readonly site?: SiteWords
}

/** A word in each language of the site's catalogue (`renderer/parts/words`), by the code of the language. */
export interface SiteWords {
  readonly en: string
  readonly gu: string
  readonly hi: string
}

export interface RecordPage {
  /** A whole address inside a location's site, the record's key last: `/connect/events/:event`. */
  readonly template: string
  /** Only for records of this category; for every record when not given. */
  readonly category?: string
}

/** `place`: a location and a language have one draft; `text`: each record has one for them; `record`: each record has one. */
type RecordDrafts = 'place' | 'record' | 'text'

/** The list of a kind in the editor. */
export interface RecordCollection {
  /** Its address below `/editor/`: `events`. */
  readonly path: string
  /** What the menu calls it: `Events`. */
  readonly label: string
  /** Its place in the menu, the least first: kinds used most. Those of one rank follow by their names. */
  readonly rank: number
}

interface RecordList<Name extends string> {
  /** The sort order, ties by id; `null` where editors sort them by hand (`position`). */
  readonly sort: { readonly by: Name; readonly direction: 'asc' | 'desc' } | null
  /** Fields that a list is filtered by, each for one of its values. */
  readonly filters: readonly Name[]
  /** Fields that a list is searched in besides the title. */
  readonly searched: readonly Name[]
  /** The field of which each value has a list of its own, with a cache tag: the channel of posts. */
  readonly by: Name | null
  /** Whether a location without any shows those of the default location. */
  readonly lent: boolean
}

/** What the site's search indexes of a record. */
export interface RecordSearch<F extends Fields> {
  /** The group of its results, a value of `SearchKind` in the GraphQL schema: `EVENT`. */
  readonly group: string
  /** The title of the group; by default what visitors call one of the kind. */
  readonly label?: SiteWords
  /**
   * Where its result leads inside its location's site, for kinds without pages: found where the site has a page there, on that site
   * alone and, of a kind that is lent, on those of locations without any.
   */
  readonly path?: string
  /** The field whose date is shown beside a result, and sorts results of equal rank. */
  readonly date?: keyof F & string
  /** Searched, and shown in excerpts: written as the site writes it in the language of the text. */
  readonly body: (values: PropsOf<F>, write: SiteWriting) => readonly string[]
  /** Searched, but not shown in excerpts. */
  readonly keywords: (values: PropsOf<F>) => readonly string[]
  /** What a text says that has no field of its name: the values in which it stands. */
  readonly inLanguage?: (text: RecordText) => Readonly<Record<string, unknown>>
}

/** How the site writes in one language what is stored for machines. */
export interface SiteWriting {
  /** When it is open on a day, or on several: `2026-11-23` and `04:30-23:30` are `November 23, 2026: 4:30am to 11:30pm`. */
  readonly openOn: (days: WrittenDays, times: string) => string
}

interface WrittenDays {
  readonly from: string
  /** The last of several days. */
  readonly to?: string
  /** Every year: written without one. */
  readonly yearly?: boolean
}

/** The names of a kind in the GraphQL schema. */
interface RecordApi {
  /** The type of one: `Post`. */
  readonly type: string
  /** The list: `allPosts`. */
  readonly list: string
  /** The argument and the last part of the mutations: `newsArticle`, `createOrUpdateNewsArticle`. */
  readonly input: string
  /** Whether records are written by the calls derived from this declaration; otherwise only read. */
  readonly writes: boolean
  /**
   * Fields that its type for reading gives in another shape, which is written in `schema/api/*.graphql` (`author`, made of three
   * fields); `all` where a presenter beside the declaration makes the whole type. All others are derived.
   */
  readonly presented: readonly string[] | 'all'
  /** Its rows in the audit log: `article`, as in `article:7`. The kind when not given otherwise. */
  readonly chain: string
  /** The type of an argument that is not the usual one of its field, and of what is answered for a choice: `{ type: 'PostType' }`. */
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

/** Declares a kind of record; what is left out follows from its name. */
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

/** Whether its records are written by people of the whole network; a location is written by its own. */
export function isOfNetwork({ owner, kind }: Pick<AnyRecord, 'owner' | 'kind'>): boolean {
  return owner === 'network' && kind !== 'location'
}

/** A value of a field as it is stored. */
export function cleaned<Value>(
  { clean }: Pick<AnyRecord, 'clean'>,
  name: string,
  value: Value,
): Value | string {
  return typeof value === 'string' ? (clean[name]?.(value) ?? value) : value
}

/** The rank of kinds that name none. */
const LAST = 100

/** By default a list is called what editors call the records; its address is the same in every language: `sponsors`. */
function collectionOf(kind: string, { many }: RecordWords): RecordCollection {
  return {
    path: `${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}s`,
    rank: LAST,
    label: many.charAt(0).toUpperCase() + many.slice(1),
  }
}

/** Any definition with its field types erased: what the registry of records returns. */
export type AnyRecord = Omit<RecordDefinition, 'search' | 'check'> & {
  // A method for the reason below.
  check(values: Readonly<Record<string, unknown>>): readonly FieldIssue[]
  readonly search: {
    readonly group: string
    readonly label?: SiteWords
    readonly path?: string
    readonly date?: string
    // Methods, so that a definition with narrower values is assignable: callers have read the values first.
    body(values: Readonly<Record<string, unknown>>, write: SiteWriting): readonly string[]
    keywords(values: Readonly<Record<string, unknown>>): readonly string[]
    inLanguage?(text: RecordText): Readonly<Record<string, unknown>>
  } | null
}

/** Rejects a repeated language, of the record or of an item of its lists: it would be undefined which of its texts is shown. */
function textIssues(values: Readonly<Record<string, unknown>>, at = ''): readonly FieldIssue[] {
  return Object.entries(values).flatMap(([name, items]): readonly FieldIssue[] => {
    if (!Array.isArray(items)) return []
    const path = `${at}${name}`
    if (name === 'texts') return repeatedLanguages(items, path)
    return items.flatMap((item, index) =>
      typeof item === 'object' && item !== null ? textIssues(item, `${path}.${index}.`) : [],
    )
  })
}

function repeatedLanguages(texts: readonly unknown[], path: string): readonly FieldIssue[] {
  const languages = texts.map((text) =>
    typeof text === 'object' && text !== null && 'language' in text ? text.language : undefined,
  )
  return languages.flatMap((language, index): FieldIssue[] =>
    language !== undefined && languages.indexOf(language) < index
      ? [
          {
            path: `${path}.${index}.language`,
            rule: 'options',
            message: t('This language is already in the list'),
          },
        ]
      : [],
  )
}

/** The names of the mutations of a kind, and of their input: `createOrUpdateEvent`, `setEventStatus`, `EventInput`. */
export function mutationNames({ api }: Pick<AnyRecord, 'api'>) {
  const name = api.input.charAt(0).toUpperCase() + api.input.slice(1)
  return { save: `createOrUpdate${name}`, setStatus: `set${name}Status`, input: `${name}Input` }
}
