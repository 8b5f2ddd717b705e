import { Command } from 'cmdk'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { labelLocations, matchingLocations } from '../screens/location-choice/location-labels'
import { recentLocations, rememberLocation } from '../screens/location-choice/recent-locations'
import { NETWORK_PLACE } from './navigation-entries'
import type { PlaceSelection } from './use-place'
import '../ui/styles/command-list.css'
import './find.css'

/** Searchable list of the network and its locations; recent ones come first. */
export function PlaceList({ work, onChosen }: PlaceListProps) {
  const [text, setText] = useState('')
  const { places, shown, choose } = work
  const labelled = labelLocations(places.map(({ id, name }) => [String(id), name]))
  const recent = recentLocations()
  const rankOf = ({ value }: { readonly value: string }) =>
    recent.includes(value) ? recent.indexOf(value) : recent.length
  const found = matchingLocations(labelled, text).toSorted((a, b) => rankOf(a) - rankOf(b))
  const all = text.trim() === '' ? [{ value: '', label: t('All locations') }] : []
  const network = found.filter(({ value }) => value === NETWORK)
  const listed = [...network, ...all, ...found.filter(({ value }) => value !== NETWORK)]
  return (
    <Command
      className="ed-command-menu ed-place-list"
      label={t('Current location')}
      shouldFilter={false}
    >
      <Command.Input
        className="ed-input"
        placeholder={t('Location')}
        autoFocus
        maxLength={200}
        value={text}
        onValueChange={setText}
      />
      <Command.List className="ed-command-list" label={t('Places to work')}>
        <Command.Empty className="ed-command-empty">{t('No matching locations.')}</Command.Empty>
        {listed.map(({ value, label }) => (
          <Command.Item
            key={value}
            value={`at ${value}`}
            className="ed-command-item ed-find-item"
            onSelect={() => {
              if (value !== '' && value !== NETWORK) rememberLocation(value)
              choose(value === '' ? null : Number(value))
              onChosen()
            }}
          >
            <span>{label}</span>
            {String(shown?.id ?? '') === value && <Check size={14} aria-label={t('Chosen')} />}
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  )
}

const NETWORK = String(NETWORK_PLACE.id)

interface PlaceListProps {
  readonly work: PlaceSelection
  readonly onChosen: () => void
}
