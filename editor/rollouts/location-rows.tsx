import { type ReactNode, useState } from 'react'
import { t } from '#schema/messages/t'
import {
  type ImpactState,
  type ImpactTarget,
  type LocationImpact,
  type LocationsAsked,
  readImpactLocations,
} from '../api/rollouts'
import { useApp } from '../app/app-context'
import { useCachedRequest } from '../app/use-cached-request'
import { Button } from '../ui/button'
import { Spinner } from '../ui/spinner'
import './rollouts.css'

/** The locations that a page affects, a hundred per page, filtered by state and text. */
export function LocationRows({ target, state, children }: LocationRowsProps) {
  const { client } = useApp()
  const [search, setSearch] = useState('')
  const [parts, setParts] = useState<readonly Part[]>([])
  const asked: LocationsAsked = { ...(state && { state }), ...(search && { search }) }
  const key = JSON.stringify([target, asked])
  const { answer } = useCachedRequest(key, () => readImpactLocations(client, target, asked))
  const more = parts.filter((part) => part.key === key)
  const first = answer.state === 'ready' ? answer.value : null
  const last = more.at(-1) ?? first
  const rows = [...(first?.nodes ?? []), ...more.flatMap(({ nodes }) => nodes)]
  async function loadMore(): Promise<void> {
    const after = last?.pageInfo.endCursor
    const next = after ? await readImpactLocations(client, target, { ...asked, after }) : null
    if (next) setParts((all) => [...all, { ...next, key }])
  }
  return (
    <div className="ed-rollout-list">
      <input
        className="ed-input"
        type="search"
        aria-label={t('Search locations')}
        placeholder={t('Search locations')}
        maxLength={100}
        value={search}
        onChange={({ target: { value } }) => setSearch(value)}
      />
      {answer.state === 'loading' && <Spinner label={t('Loading locations…')} />}
      {answer.state === 'failed' && <p role="alert">{answer.failure.message}</p>}
      {first && rows.length === 0 && <p>{t('No location matches.')}</p>}
      <ul aria-label={t('Locations')}>{rows.map(children)}</ul>
      {last?.pageInfo.hasNextPage && (
        <Button onClick={() => void loadMore()}>{t('Show more')}</Button>
      )}
    </div>
  )
}

type Locations = NonNullable<Awaited<ReturnType<typeof readImpactLocations>>>
type Part = Locations & { readonly key: string }

interface LocationRowsProps {
  readonly target: ImpactTarget
  readonly state?: ImpactState | undefined
  readonly children: (location: LocationImpact) => ReactNode
}
