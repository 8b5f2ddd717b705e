import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { formatMoment } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { differenceResetsQuery } from '../api/operations/differences'
import type { DifferenceResetPartsFragment } from '../api/operations/generated'
import { Button } from '../ui/button'
import type { useReset } from './use-reset'

/** List of the latest resets, which can be undone here after their toast is gone. */
export function RecentResets({ page, steps }: RecentResetsProps) {
  const { data, refetch } = useQuery(differenceResetsQuery, {
    variables: { documentId: page, first: 10 },
    fetchPolicy: 'cache-and-network',
  })
  const { isBusy, undo } = steps
  useEffect(() => {
    if (!isBusy) void refetch().catch(() => undefined)
  }, [isBusy, refetch])
  const resets = data?.differenceResets.nodes ?? []
  if (resets.length === 0) return null
  return (
    <section className="differences-resets" aria-labelledby="recent-resets">
      <h2 id="recent-resets">{t('Recent resets')}</h2>
      <ul>
        {resets.map((reset) => (
          <li key={reset.id}>
            <p>
              <strong>{reset.title}</strong>: {placeLabel(reset)}
            </p>
            <p className="ed-quiet">
              {reset.resetBy}, <time dateTime={reset.resetAt}>{formatMoment(reset.resetAt)}</time>
              {reset.undoneAt &&
                ` · ${t('Undone by {undoneBy}', { undoneBy: reset.undoneBy ?? '' })}`}
            </p>
            {!reset.undoneAt && (
              <Button
                aria-disabled={isBusy}
                aria-label={t('Undo the reset of {reset}', { reset: placeLabel(reset) })}
                onClick={() => void undo(String(reset.id))}
              >
                {t('Undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RecentResetsProps {
  /** Limits the list to one page; `null` for all. */
  readonly page: string | null
  readonly steps: ReturnType<typeof useReset>
}

function placeLabel({ places, placeCount }: DifferenceResetPartsFragment): string {
  const more = placeCount - places.split('; ').length
  return more > 0 ? t('{places} and {more} more', { places, more }) : places
}
