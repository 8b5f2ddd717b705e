import { type ReactNode, useState } from 'react'
import { definitions } from '#renderer/registry/definitions'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { formatMoment } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { DifferencePartsFragment } from '../api/operations/generated'
import { differencesPath, pagePath } from '../app/routes'
import { differenceTitle } from '../overrides/difference-labels'
import { differenceOf } from '../overrides/effective-page'
import { TwoTexts } from '../overrides/two-texts'
import { AppLink } from '../ui/app-link'
import { Button } from '../ui/button'
import { languageLabel } from '../ui/language-names'
import { lazyDialog } from '../ui/lazy/lazy-dialog'
import { lazyPart } from '../ui/lazy/lazy-part'
import type { DifferingPage, Narrowed } from './differing-page'
import type { useReset } from './use-reset'

const ReattachDialog = lazyDialog(
  lazyPart(() => import('./reattach-dialog').then((part) => part.ReattachDialog)),
)

const AT_FIRST = 3
const STATES = {
  APPLIED: null,
  CONFLICT: t('The network changed this later'),
  ORPHANED: t('No longer on the network’s page'),
  LOCKED: t('Head office locked this later'),
} as const

/** Row of one location's differences on a page, its text beside the network's. */
export function DifferingRow({ row, query, steps, mayReset, children }: DifferingRowProps) {
  const [isWhole, setIsWhole] = useState(false)
  const [reattached, setReattached] = useState<DifferencePartsFragment | null>(null)
  const { title, locationName, language, differences } = row
  const shown = isWhole ? differences : differences.slice(0, AT_FIRST)
  const hidden = differences.length - shown.length
  return (
    <li>
      <div className="differences-head">
        {children}
        <h2>
          <AppLink
            href={pagePath(Number(row.documentId), language ?? DEFAULT_LANGUAGE, row.locationSlug)}
          >
            {query.page ? locationName : `${title} · ${locationName}`}
          </AppLink>
        </h2>
        <p className="ed-quiet">
          {[language ? languageLabel(language) : t('All languages'), stateLabel(row)].join(' · ')}
        </p>
        <p className="ed-quiet">
          {row.updatedBy}, <time dateTime={row.updatedAt}>{formatMoment(row.updatedAt)}</time>
        </p>
      </div>
      <ul className="differences-rows">
        {shown.map((difference) => (
          <li key={difference.id}>
            <h3>{differenceTitle(differenceOf(difference), definitions)}</h3>
            {difference.blockId !== null && query.block === '' && (
              <AppLink href={differencesPath(sameIn(row, difference))}>
                {t('See who else changed this')}
              </AppLink>
            )}
            {STATES[difference.state] && (
              <p className="differences-state">{STATES[difference.state]}</p>
            )}
            <TwoTexts
              difference={differenceOf(difference)}
              registry={definitions}
              locationName={locationName}
            />
            {mayReset && (
              <div className="differences-steps">
                {canReattach(difference) && (
                  <Button onClick={() => setReattached(difference)}>{t('Reattach…')}</Button>
                )}
                <Button
                  aria-disabled={steps.isBusy}
                  onClick={() =>
                    void steps.reset([row], { ...NO_BLOCK, differenceId: difference.id })
                  }
                >
                  {difference.state === 'APPLIED' || difference.state === 'CONFLICT'
                    ? t('Reset to network')
                    : t('Discard')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button look="quiet" onClick={() => setIsWhole(true)}>
          {t('Show {hidden} more', { hidden })}
        </Button>
      )}
      {reattached && (
        <ReattachDialog
          {...{ row, difference: reattached }}
          onDone={() => {
            setReattached(null)
            steps.changed()
          }}
          onClose={() => setReattached(null)}
        />
      )}
    </li>
  )
}

const NO_BLOCK = { block: '', field: '' } as const

interface DifferingRowProps {
  readonly row: DifferingPage
  readonly query: Narrowed
  readonly steps: ReturnType<typeof useReset>
  readonly mayReset: boolean
  /** The checkbox that selects it. */
  readonly children: ReactNode
}

/** Returns the query for the same block, or the same field of it, at every location. */
function sameIn({ documentId }: DifferingPage, { blockId, field }: DifferencePartsFragment) {
  return {
    page: documentId,
    ...(blockId !== null && { block: String(blockId) }),
    ...(field !== null && { field }),
  }
}

function canReattach({ state, kind }: DifferencePartsFragment): boolean {
  return state === 'ORPHANED' && (kind === 'FIELD' || kind === 'ADDED')
}

function stateLabel({ draftCount, publishedCount, hasChanges }: DifferingPage): string {
  const count = t('{draftCount, plural, one {# difference} other {# differences}}', { draftCount })
  if (publishedCount === 0) return t('{count}, not published', { count })
  return hasChanges ? t('{count}, with unpublished changes', { count }) : count
}
