import { decideSuggestion } from './decide-suggestion'
import { suggestions } from './list-suggestions'
import { suggestChange } from './suggest-change'
import { withdrawSuggestion } from './withdraw-suggestion'

export const suggestionQueries = { suggestions }

export const suggestionMutations = { suggestChange, decideSuggestion, withdrawSuggestion }
