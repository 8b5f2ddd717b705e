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

/** How long typing must rest before the server is asked, in milliseconds. */
const REST = 200
/** What a link may lead to, pages first; files of the library come after these. */
const KINDS = ['page', 'event', 'newsArticle', 'gallery'] as const
/** Pages are what most links lead to. */
const MAX_RESULTS = { page: 8, other: 5 }

/** What a link may lead to, as pickers show it. */
export interface LinkOption extends FoundRecord {
  /** What the field of a link stores. */
  readonly link: LinkValue
  /** What a text stores; `null` for a page that is at no address. */
  readonly href: string | null
}

export interface LinkTargets {
  readonly state: 'searching' | 'failed' | 'ready'
  readonly options: readonly LinkOption[]
}

/**
 * What a link may lead to, by what is typed: pages, those of the own location first, parts of this page, events, articles,
 * galleries and files; what is called exactly so stands first. Nothing is asked for an address, and for `null`.
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
      wanted === '' ? 0 : REST,
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

/** The named blocks of the page being edited: saved or not, they can be linked to. */
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

/** `path` of a page is its whole address, wherever it is. */
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
      // A PDF has no sizes: it is downloaded as its original, at an address that stays when the file is replaced.
      const href = `/media/${key}/original`
      return { key: href, title, detail: 'file', thumbnail, link: { href }, href }
    })
}

function partOption({ id, label }: LinkTarget): LinkOption {
  return {
    ...{ key: `#${id}`, title: label, detail: t('Part of this page'), thumbnail: null },
    ...{ link: { blockId: id }, href: `#${id}` },
  }
}

/** Parts of this page that are not called so are left out; what is called exactly so stands first. */
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

/** What begins like an address is one, of the web, of mail or of this site. */
export function isAddress(text: string): boolean {
  return /^\s*(?:[a-z][a-z0-9+.-]*:|\/|#|www\.)/i.test(text) || /^\s*\S+@\S+\.\S+\s*$/.test(text)
}

/** An address as it is stored: what was probably meant, where it is typed in short. */
export function completedAddress(text: string): string {
  const address = text.trim()
  if (/^www\./i.test(address)) return `https://${address}`
  return /^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(address) ? `mailto:${address}` : address
}
