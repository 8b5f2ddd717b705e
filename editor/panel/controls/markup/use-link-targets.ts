import { useEffect, useState } from 'react'
import type { Location } from '#schema/entities/location'
import { type FoundRecord, useRecordSearch } from '../../../library/record-search'
import { useSession } from '../../../store/session'
import { publicAddress } from '../../pickers/public-address'
import { wordsOf } from '../../pickers/record-words'

/** How long typing must rest before the server is asked, in milliseconds. */
const REST = 200
/** What words may lead to, pages first. */
const KINDS = ['page', 'event', 'newsArticle', 'gallery'] as const
const MAX_OF_KIND = 6

export interface LinkTargets {
  readonly state: 'searching' | 'failed' | 'ready'
  /** Their keys are addresses of this site. */
  readonly options: readonly FoundRecord[]
}

/** What a text may lead to, by what is typed; nothing is asked where that is an address. */
export function useLinkTargets(text: string): LinkTargets {
  const search = useRecordSearch()
  const { location } = useSession().context
  const wanted = isAddress(text) ? null : text.trim()
  const [known, setKnown] = useState<LinkTargets & { of: string | null }>(NOTHING)
  useEffect(() => {
    if (wanted === null) return
    let isCurrent = true
    const timer = setTimeout(
      () => {
        Promise.all(KINDS.map((kind) => search.search(kind, wanted))).then(
          (found) => {
            const options = found.flatMap((records, at) =>
              targetsOf(KINDS[at] ?? 'page', records, location),
            )
            if (isCurrent) setKnown({ of: wanted, state: 'ready', options })
          },
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
  if (wanted === null) return NOTHING
  return known.of === wanted ? known : { state: 'searching', options: [] }
}

function targetsOf(
  kind: string,
  records: readonly FoundRecord[],
  location: Location,
): readonly FoundRecord[] {
  return records
    .flatMap((record) => {
      // A page of another location has its address on that one's site alone.
      const isElsewhere = kind === 'page' && !record.path
      const href = isElsewhere ? null : publicAddress(kind, record, location)
      const detail = [kind === 'page' ? '' : wordsOf(kind).one, record.detail]
      return href === null
        ? []
        : [{ ...record, key: href, detail: detail.filter(Boolean).join(', ') }]
    })
    .slice(0, MAX_OF_KIND)
}

const NOTHING = { of: null, state: 'ready', options: [] } as const

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
