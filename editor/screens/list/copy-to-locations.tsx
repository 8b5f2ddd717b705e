import { useState } from 'react'
import { t } from '#schema/messages/t'
import type { LocationName } from '../../api/answers'
import { failureOf } from '../../api/failure'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { labelLocations } from '../location-choice/location-labels'
import { forEachItem } from './for-each-item'
import './copy-to-locations.css'

/** Result for a location: done, existing copies found, or the reason of a refusal. */
type Outcome = 'done' | 'there' | { readonly refused: string }

/** Dialog that copies something to locations as drafts, and shows the result per location. */
export function CopyToLocations({
  title,
  locations,
  copyTo,
  isThere,
  onClose,
}: CopyToLocationsProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map())
  const [isBusy, setIsBusy] = useState(false)
  // A second press skips the locations that already have the copies.
  const waiting = [...chosen].filter((id) => outcomes.get(id) !== 'done')
  const asksAgain = waiting.length > 0 && waiting.every((id) => outcomes.get(id) === 'there')
  return (
    <Dialog
      title={title}
      description={t(
        'Each location gets a copy of its own, as a draft. Visitors don’t see it until it is published there.',
      )}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{outcomes.size > 0 ? t('Close') : t('Cancel')}</Button>
          <Button
            look="primary"
            aria-disabled={isBusy || waiting.length === 0 || undefined}
            onClick={() => void copy()}
          >
            {isBusy ? t('Copying…') : copyLabel(waiting.length, asksAgain)}
          </Button>
        </>
      }
    >
      <fieldset className="ed-copy-places">
        <legend>
          <label>
            <input
              type="checkbox"
              checked={chosen.size === locations.length}
              onChange={({ target }) =>
                setChosen(new Set(target.checked ? locations.map(({ id }) => id) : []))
              }
            />
            {t('All locations')}
          </label>
        </legend>
        {labelLocations(locations.map(({ id, name }) => [String(id), name])).map(
          ({ value, label }) => {
            const id = Number(value)
            return (
              <label key={value}>
                <input
                  type="checkbox"
                  checked={chosen.has(id)}
                  disabled={outcomes.get(id) === 'done'}
                  onChange={({ target }) => choose(id, target.checked)}
                />
                {label}
                <CopyOutcome outcome={outcomes.get(id)} />
              </label>
            )
          },
        )}
      </fieldset>
      <p role="status" className="ed-visually-hidden">
        {outcomes.size > 0 && !isBusy
          ? t('{doneCount} of {size} locations have it', {
              doneCount: doneCount(),
              size: outcomes.size,
            })
          : ''}
      </p>
    </Dialog>
  )

  function choose(id: number, isChosen: boolean): void {
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((other) => other !== id)))
  }

  function doneCount(): number {
    return [...outcomes.values()].filter((outcome) => outcome === 'done').length
  }

  async function copy(): Promise<void> {
    if (isBusy || waiting.length === 0) return
    setIsBusy(true)
    await forEachItem(waiting, async (locationId) => {
      const outcome = await copyAll(locationId)
      setOutcomes((before) => new Map([...before, [locationId, outcome]]))
    })
    setIsBusy(false)
  }

  async function copyAll(locationId: number): Promise<Outcome> {
    try {
      // Asks once; a second press copies nevertheless.
      if (outcomes.get(locationId) !== 'there' && (await isThere?.(locationId))) return 'there'
      await copyTo(locationId)
      return 'done'
    } catch (error) {
      return { refused: failureOf(error).message }
    }
  }
}

interface CopyToLocationsProps {
  readonly title: string
  /** Locations at which the user may create one. */
  readonly locations: readonly LocationName[]
  /** Creates the copies for one location. Errors are thrown unchanged. */
  readonly copyTo: (locationId: number) => Promise<void>
  /** Returns whether a location already has one with the same title, so that a second press is needed. */
  readonly isThere?: (locationId: number) => Promise<boolean>
  readonly onClose: () => void
}

function CopyOutcome({ outcome }: { readonly outcome: Outcome | undefined }) {
  if (!outcome) return null
  if (outcome === 'done') return <span className="ed-quiet">{t('Copied, as a draft')}</span>
  if (outcome === 'there')
    return (
      <span className="ed-refusal">{t('Already has it. “Copy again” creates another copy.')}</span>
    )
  return <span className="ed-refusal">{outcome.refused}</span>
}

function copyLabel(count: number, asksAgain: boolean): string {
  if (count === 0) return asksAgain ? t('Copy again') : t('Copy')
  return asksAgain
    ? t('{count, plural, one {Copy again to # location} other {Copy again to # locations}}', {
        count,
      })
    : t('{count, plural, one {Copy to # location} other {Copy to # locations}}', { count })
}
