import { useState } from 'react'
import { t } from '#schema/messages/t'
import type {
  ImpactState,
  ImpactTarget,
  LocationChoice,
  LocationImpact,
  PublishImpact,
} from '../api/rollouts'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { filtersOf, locationCount, outcomeAt, reachMessage, reachWith } from './impact-messages'
import { LocationComparison } from './location-comparison'
import { LocationRows } from './location-rows'
import './rollouts.css'

/** Dialog with the locations that a change of a network page affects, before it is published. */
export function ImpactDialog({ impact, target, onPublish, onClose }: ImpactDialogProps) {
  const [state, setState] = useState<ImpactState | undefined>()
  const [turned, setTurned] = useState<Turned>(new Map())
  const [isInWaves, setInWaves] = useState(false)
  const [waves, setWaves] = useState({ first: FIRST_WAVE, minutes: MINUTES })
  const reach = reachWith(impact, turned.values())
  const isRight =
    !isInWaves || (isBetween(waves.first, 0, 1000) && isBetween(waves.minutes, 1, 10_080))
  function publish(): void {
    if (!isRight) return
    onPublish({ leaveOut: leftOutOf(impact, turned), waves: isInWaves ? waves : null })
  }
  return (
    <Dialog
      title={t('Publish to locations')}
      description={describeChoice(impact)}
      wide
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('Back to the page')}</Button>
          <Button look="primary" aria-disabled={!isRight} onClick={publish}>
            {isInWaves
              ? t('Publish to {first} first', { first: waves.first })
              : t('Publish to {reached}', { reached: locationCount(reach.changed) })}
          </Button>
        </>
      }
    >
      <fieldset className="ed-rollout-filters">
        <legend className="ed-visually-hidden">{t('Show')}</legend>
        {filtersOf(impact).map(({ state: one, words, count }) => (
          <Button key={words} aria-pressed={state === one} onClick={() => setState(one)}>
            {words} {count}
          </Button>
        ))}
      </fieldset>
      <LocationRows target={target} state={state}>
        {(location) => (
          <LocationRow
            key={location.locationId}
            location={location}
            isIn={isSelected(location, turned)}
            onToggle={() => setTurned((rows) => toggled(rows, location))}
          />
        )}
      </LocationRows>
      <p role="status">{reachMessage(reach)}</p>
      <WaveFields {...{ isInWaves, setInWaves, waves, setWaves }} />
    </Dialog>
  )
}

interface ImpactDialogProps {
  readonly impact: PublishImpact
  readonly target: ImpactTarget
  readonly onPublish: (choice: LocationChoice) => void
  readonly onClose: () => void
}

const FIRST_WAVE = 5
const MINUTES = 30

function describeChoice({ changesAddress }: PublishImpact): string {
  const kept = t(
    'Selected locations show the change. Text that a location changed itself stays. Locations you don’t select keep the current version.',
  )
  return changesAddress
    ? `${kept} ${t('All locations get the new address, and the old one redirects to it.')}`
    : kept
}

function isBetween(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}

/** Rows with a changed choice, by location id. Rows that keep an earlier version are unselected at first. */
type Turned = ReadonlyMap<string, LocationImpact>

function toggled(rows: Turned, location: LocationImpact): Turned {
  const next = new Map(rows)
  const id = String(location.locationId)
  if (!next.delete(id)) next.set(id, location)
  return next
}

function isSelected({ locationId, isKept, state }: LocationImpact, turned: Turned): boolean {
  return state !== 'NOT_ALLOWED' && isKept === turned.has(String(locationId))
}

function leftOutOf({ keptIds }: PublishImpact, turned: Turned): readonly string[] {
  const kept = keptIds.map(String).filter((id) => !turned.has(id))
  return [...kept, ...[...turned].flatMap(([id, { isKept }]) => (isKept ? [] : id))]
}

function LocationRow({ location, isIn, onToggle }: LocationRowProps) {
  const { name, state } = location
  const [isCompared, setIsCompared] = useState(false)
  return (
    <li>
      <div className="ed-rollout-row">
        <label>
          <input
            type="checkbox"
            checked={isIn}
            disabled={state === 'NOT_ALLOWED'}
            onChange={onToggle}
          />
          <strong>{name}</strong>
        </label>
        <span className="ed-rollout-state" data-state={state}>
          {outcomeAt(location, isIn)}
        </span>
        <Button
          aria-expanded={isCompared}
          aria-label={t('Compare before and after at {name}', { name })}
          onClick={() => setIsCompared(!isCompared)}
        >
          {t('Compare')}
        </Button>
      </div>
      {isCompared && <LocationComparison location={location} />}
    </li>
  )
}

interface LocationRowProps {
  readonly location: LocationImpact
  readonly isIn: boolean
  readonly onToggle: () => void
}

function WaveFields({ isInWaves, setInWaves, waves, setWaves }: WaveFieldsProps) {
  const number = (name: keyof typeof waves, label: string, max: number) => (
    <label>
      {label}
      <input
        className="ed-input"
        type="number"
        min={name === 'first' ? 0 : 1}
        max={max}
        value={Number.isNaN(waves[name]) ? '' : waves[name]}
        onChange={({ target }) => setWaves({ ...waves, [name]: target.valueAsNumber })}
      />
    </label>
  )
  return (
    <fieldset className="ed-rollout-waves">
      <legend>{t('When')}</legend>
      <label>
        <input type="radio" name="when" checked={!isInWaves} onChange={() => setInWaves(false)} />
        {t('All at once')}
      </label>
      <label>
        <input type="radio" name="when" checked={isInWaves} onChange={() => setInWaves(true)} />
        {t('In groups, each twice as large, stopping if new problems appear')}
      </label>
      {isInWaves && (
        <div className="ed-rollout-row">
          {number('first', t('Locations in the first group'), 1000)}
          {number('minutes', t('Minutes between groups of locations'), 10_080)}
        </div>
      )}
    </fieldset>
  )
}

interface WaveFieldsProps {
  readonly isInWaves: boolean
  readonly setInWaves: (isInWaves: boolean) => void
  readonly waves: { readonly first: number; readonly minutes: number }
  readonly setWaves: (waves: WaveFieldsProps['waves']) => void
}
