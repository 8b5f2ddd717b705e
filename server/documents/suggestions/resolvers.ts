import { decideSuggestion } from './decide-suggestion'
import { suggestions } from './list-suggestions'
import { suggestChange } from './suggest-change'

export const suggestionQueries = { suggestions }

export const suggestionMutations = { suggestChange, decideSuggestion }
