import type { SuggestionPart } from '../store/location-version'
import { DecideSuggestion } from './decide-suggestion'
import { SuggestChange } from './suggest-change'

/** The parts of suggested changes. */
export function Suggestion(props: SuggestionPart) {
  return props.part === 'suggest' ? <SuggestChange {...props} /> : <DecideSuggestion {...props} />
}
