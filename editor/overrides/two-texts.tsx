import { t } from '#schema/messages/t'
import { wordDiff } from '../revisions/word-diff'
import type { LocationDifference } from '../store/location-version'
import { formatDifferenceValue } from './difference-labels'
import './two-texts.css'

/** The location's text beside the network's, with the differing words marked. */
export function TwoTexts({ difference, locationName }: TwoTextsProps) {
  const here = formatDifferenceValue(difference, difference.location)
  const network = formatDifferenceValue(difference, difference.network)
  const runs = wordDiff(network, here)
  const side = (label: string, other: 'added' | 'removed') => (
    <div className="ed-two-texts-side">
      <p className="ed-quiet">{label}</p>
      <p className="ed-two-texts-words">
        {runs
          .filter(({ kind }) => kind !== other)
          .map(({ kind, text }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text have no other name than their place.
            kind === 'same' ? text : <mark key={index}>{text}</mark>,
          )}
      </p>
    </div>
  )
  return (
    <div className="ed-two-texts">
      {side(locationName, 'removed')}
      {side(t('The network'), 'added')}
    </div>
  )
}

interface TwoTextsProps {
  readonly difference: LocationDifference
  readonly locationName: string
}
