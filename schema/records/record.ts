import type { Fields, PropsOf } from '../fields'

/**
 * A kind of record: everything there is to know of it that is not how it is stored. The declaration is the default
 * export of `schema/records/<kind>/<kind>.record.ts`; forms, pickers, lists, the API's types and resolvers, addresses,
 * the search index, the audit log and cache keys are derived from it.
 */
export interface RecordDefinition<F extends Fields = Fields> {
  /** What fields, pages and caches call it: `newsArticle`. Never changes once records are stored. */
  readonly kind: string
  readonly words: RecordWords
  /** What people fill in, and what the server checks: the field types of blocks. */
  readonly fields: F
  /** Which of its properties names a record in fields and addresses. */
  readonly key: 'id' | 'slug'
  /** Whose records they are: each a location's, or the whole network's. */
  readonly owner: 'location' | 'network'
  /** The field that says what a record is called. */
  readonly title: keyof F & string
  /** The picture that stands for it in lists; `null` where there is none. */
  readonly picture: (keyof F & string) | null
  /** The field that says in a sentence what it is: in lists, and where its page is shared. `null` where there is none. */
  readonly description: (keyof F & string) | null
  /** The fields that tell records of one title apart, in lists and pickers. */
  readonly details: readonly (keyof F & string)[]
  /** The fields that say from when and until when visitors see it; `null` is without limit. */
  readonly shown: {
    readonly from: (keyof F & string) | null
    readonly until: (keyof F & string) | null
  }
  /** The field that says who sees it; `null` where its status is kept apart from its form. */
  readonly status: (keyof F & string) | null
  /** The pages that show one record each, the more particular first (specification section 2). */
  readonly pages: readonly RecordPage[]
  readonly list: RecordList<keyof F & string>
  readonly search: RecordSearch<F> | null
  readonly api: RecordApi
}

/** What people call it, in the middle of a sentence. */
export interface RecordWords {
  readonly one: string
  readonly many: string
  /** One sentence for people who look at a list of them: who changes them, and where. */
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

export interface RecordList<Name extends string> {
  /** In this order, ties by id; `null` where somebody orders them by hand (`position`). */
  readonly sort: { readonly by: Name; readonly direction: 'asc' | 'desc' } | null
  /** Fields that a list is filtered by, each for one of its values. */
  readonly filters: readonly Name[]
  /** Fields that a list is searched in besides the title. */
  readonly searched: readonly Name[]
}

/** What visitors find a record by on the site's search. */
export interface RecordSearch<F extends Fields> {
  /** How results are grouped, a value of `SearchKind` in the GraphQL schema: `EVENT`. */
  readonly group: string
  /** What visitors call the group; what they call one of the kind when not given. */
  readonly label?: SiteWords
  /** The field whose moment is shown beside a result, and orders results that fit alike. */
  readonly date?: keyof F & string
  /** Read in an excerpt. */
  readonly body: (values: PropsOf<F>) => readonly string[]
  /** Finds it, but no excerpt shows it. */
  readonly keywords: (values: PropsOf<F>) => readonly string[]
}

/** The names a kind goes by in the GraphQL schema. */
export interface RecordApi {
  /** The type of one: `Post`. */
  readonly type: string
  /** The list: `allPosts`. */
  readonly list: string
  /** The argument and the last part of the mutations: `newsArticle`, `createOrUpdateNewsArticle`. */
  readonly input: string
  /** Whether records are written by the calls derived from this declaration; otherwise only read. */
  readonly writes: boolean
  /** Whether the types and lists for reading are derived; otherwise they are written in `schema/api/*.graphql`. */
  readonly derivesReading: boolean
  /** Its rows in the audit log: `article`, as in `article:7`. The kind when not given otherwise. */
  readonly chain: string
  /** The type of an argument that is not the usual one of its field: `{ type: 'PostType' }`. */
  readonly inputTypes: Readonly<Record<string, string>>
}

export interface RecordOptions<F extends Fields>
  extends Omit<
    RecordDefinition<F>,
    'pages' | 'search' | 'api' | 'picture' | 'description' | 'details' | 'shown' | 'list'
  > {
  readonly picture?: keyof F & string
  readonly description?: keyof F & string
  readonly details?: readonly (keyof F & string)[]
  readonly shown?: Partial<RecordDefinition<F>['shown']>
  readonly pages?: readonly RecordPage[]
  readonly list?: Partial<RecordList<keyof F & string>>
  readonly search?: RecordSearch<F>
  readonly api?: Partial<RecordApi>
}

/** Declares a kind of record; what is left out follows from its name. */
export function defineRecord<F extends Fields>(options: RecordOptions<F>): RecordDefinition<F> {
  const { kind, picture, description, details, shown, pages, list, search, api } = options
  const type = kind.charAt(0).toUpperCase() + kind.slice(1)
  return {
    ...options,
    picture: picture ?? null,
    description: description ?? null,
    shown: { from: null, until: null, ...shown },
    details: details ?? [],
    pages: pages ?? [],
    list: { sort: null, filters: [], searched: [], ...list },
    search: search ?? null,
    api: {
      ...{ type, list: `all${type}s`, input: kind, chain: kind },
      ...{ writes: true, derivesReading: true, inputTypes: {} },
      ...api,
    },
  }
}

/** Any definition, its own fields forgotten: what the registry of records hands out. */
export type AnyRecord = Omit<RecordDefinition, 'search'> & {
  readonly search: {
    readonly group: string
    readonly label?: SiteWords
    readonly date?: string
    // Methods, so that a definition with narrower values is one of these: whoever calls them has read the values first.
    body(values: Readonly<Record<string, unknown>>): readonly string[]
    keywords(values: Readonly<Record<string, unknown>>): readonly string[]
  } | null
}
