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
import { filtersOf, locationCount, STATE_WORDS } from './impact-words'
import { LocationComparison } from './location-comparison'
import { LocationRows } from './location-rows'
import './rollouts.css'

/** Lists the locations that a change of a page of the network reaches, before it is published. */
export function ImpactDialog({ impact, target, onPublish, onClose }: ImpactDialogProps) {
  const [state, setState] = useState<ImpactState | undefined>()
  const [out, setOut] = useState<ReadonlySet<string>>(() => new Set(impact.keptIds.map(String)))
  const [isInWaves, setInWaves] = useState(false)
  const [waves, setWaves] = useState({ first: FIRST_WAVE, minutes: MINUTES })
  const { all, notAllowed } = impact.counts
  const reached = all - Math.max(out.size, notAllowed)
  const isRight =
    !isInWaves || (isBetween(waves.first, 0, 1000) && isBetween(waves.minutes, 1, 10_080))
  function publish(): void {
    if (!isRight) return
    onPublish({ leaveOut: [...out], waves: isInWaves ? waves : null })
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
              : t('Publish to {reached}', { reached: locationCount(reached) })}
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
            isIn={!out.has(String(location.locationId)) && location.state !== 'NOT_ALLOWED'}
            onToggle={() => setOut((ids) => toggled(ids, String(location.locationId)))}
          />
        )}
      </LocationRows>
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
    'Locations you leave out keep what visitors see there now, until you publish to them.',
  )
  return changesAddress
    ? `${kept} ${t('The new address is that of all of them; the former one leads there.')}`
    : kept
}

function isBetween(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

function LocationRow({ location, isIn, onToggle }: LocationRowProps) {
  const { name, state, isKept } = location
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
          {STATE_WORDS[state]}
          {isKept && ` · ${t('Has an earlier version')}`}
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
        {t('In waves, each twice as large; new problems stop them')}
      </label>
      {isInWaves && (
        <div className="ed-rollout-row">
          {number('first', t('Locations first'), 1000)}
          {number('minutes', t('Minutes between waves'), 10_080)}
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
