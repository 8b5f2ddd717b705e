import { useEffect, useMemo, useState } from 'react'
import type { Location } from '#schema/entities/location'
import type { LinkValue } from '#schema/fields'
import { formatDetails } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { walk } from '#schema/page/tree'
import {
  type FoundRecord,
  type LinkTarget,
  type RecordSearch,
  useRecordSearch,
} from '../../library/record-search'
import { usePage, useSession } from '../../store/session'
import { useSame } from '../../store/use-same'
import { kindLabels } from './kind-labels'
import { publicAddress } from './public-address'

/** Debounce before the server is queried, in milliseconds. */
const SEARCH_DEBOUNCE_MS = 200
/** Kinds of link targets, pages first; files of the library follow. */
const KINDS = ['page', 'event', 'newsArticle', 'gallery'] as const
/** Maximum number of results per kind; more for pages, the most common targets. */
const MAX_RESULTS = { page: 8, other: 5 }

/** A link target as shown in pickers. */
interface LinkOption extends FoundRecord {
  /** The value that a link field stores. */
  readonly link: LinkValue
  /** The value that formatted text stores; `null` for a page without an address. */
  readonly href: string | null
}

export interface LinkTargets {
  readonly state: 'searching' | 'failed' | 'ready'
  readonly options: readonly LinkOption[]
}

/**
 * Returns link targets that match the typed text: pages (the own location's first), blocks of this page, events, articles,
 * galleries and files; exact matches first. Sends no query for an address or `null`.
 */
export function useLinkTargets(text: string | null): LinkTargets {
  const search = useRecordSearch()
  const { location } = useSession().context
  const parts = useBlocksHere()
  const wanted = text === null || isAddress(text) ? null : text.trim()
  const [known, setKnown] = useState<LinkTargets & { of: string | null }>(NOTHING)
  useEffect(() => {
    if (wanted === null) return
    let isCurrent = true
    const timer = setTimeout(
      () => {
        everythingCalled(wanted, { search, location }).then(
          (options) => isCurrent && setKnown({ of: wanted, state: 'ready', options }),
          () => isCurrent && setKnown({ of: wanted, state: 'failed', options: [] }),
        )
      },
      wanted === '' ? 0 : SEARCH_DEBOUNCE_MS,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [search, wanted, location])
  const options = useMemo(
    () => inOrder([...known.options, ...parts.map(partOption)], wanted ?? ''),
    [known.options, parts, wanted],
  )
  if (wanted === null) return NOTHING
  return known.of === wanted ? { state: known.state, options } : SEARCHING
}

/** Returns the named blocks of the edited page, saved or not, which can be linked to. */
export function useBlocksHere(): readonly LinkTarget[] {
  return usePage(
    useSame(({ page: { tree } }) =>
      walk(tree).flatMap(({ id }) => {
        const label = tree.blocks.get(id)?.displayName
        return label ? [{ id, label }] : []
      }),
    ),
  )
}

interface TargetQuery {
  readonly search: RecordSearch
  readonly location: Location
}

async function everythingCalled(
  text: string,
  { search, location }: TargetQuery,
): Promise<readonly LinkOption[]> {
  const [files, ...found] = await Promise.all([
    filesCalled(text, search),
    ...KINDS.map((kind) => search.search(kind, text)),
  ])
  const [pages = [], ...others] = found
  return [
    ...pages.slice(0, MAX_RESULTS.page).map(pageOption),
    ...others.flatMap((records, at) => recordOptions(KINDS[at + 1] ?? '', records, location)),
    ...files,
  ]
}

/** Converts a page to a link option. The `path` of a page is its complete address. */
function pageOption(page: FoundRecord): LinkOption {
  return {
    ...page,
    key: `page ${page.key}`,
    link: { pageId: Number(page.key) },
    href: page.path ?? null,
  }
}

function recordOptions(
  kind: string,
  records: readonly FoundRecord[],
  location: Location,
): readonly LinkOption[] {
  return records
    .flatMap((record) => {
      const href = publicAddress(kind, record, location)
      const detail = formatDetails([kindLabels(kind).one, record.detail])
      return href === null ? [] : [{ ...record, key: href, detail, link: { href }, href }]
    })
    .slice(0, MAX_RESULTS.other)
}

async function filesCalled(text: string, search: RecordSearch): Promise<readonly LinkOption[]> {
  const query = { text, location: '', album: '', show: 'files', language: '', sort: '' } as const
  const { pictures } = await search.pictures.list(query, null)
  return pictures
    .filter(({ isPicture }) => !isPicture)
    .slice(0, MAX_RESULTS.other)
    .map(({ key, title, thumbnail }) => {
      // PDFs have no resized versions: they are downloaded from an address that stays the same when the file is replaced.
      const href = `/media/${key}/original`
      return { key: href, title, detail: t('file'), thumbnail, link: { href }, href }
    })
}

function partOption({ id, label }: LinkTarget): LinkOption {
  return {
    ...{ key: `#${id}`, title: label, detail: t('Part of this page'), thumbnail: null },
    ...{ link: { blockId: id }, href: `#${id}` },
  }
}

/** Returns the matching options, exact matches first; blocks of this page are filtered by name. */
function inOrder(options: readonly LinkOption[], text: string): readonly LinkOption[] {
  const wanted = text.toLocaleLowerCase()
  const title = (option: LinkOption) => option.title.toLocaleLowerCase()
  const isExact = (option: LinkOption) => Number(title(option) === wanted)
  return options
    .filter((option) => !option.link.blockId || title(option).includes(wanted))
    .toSorted((one, other) => isExact(other) - isExact(one))
}

const NOTHING = { of: null, state: 'ready', options: [] } as const
const SEARCHING: LinkTargets = { state: 'searching', options: [] }

/** Returns whether text looks like a web, email or site address. */
export function isAddress(text: string): boolean {
  return /^\s*(?:[a-z][a-z0-9+.-]*:|\/|#|www\.)/i.test(text) || /^\s*\S+@\S+\.\S+\s*$/.test(text)
}

/** Returns the address to store: a short form is completed to the probable address. */
export function completedAddress(text: string): string {
  const address = text.trim()
  if (/^www\./i.test(address)) return `https://${address}`
  return /^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(address) ? `mailto:${address}` : address
}
