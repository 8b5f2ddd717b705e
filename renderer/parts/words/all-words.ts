import { gujarati } from './gujarati'
import { hindi } from './hindi'
import { addMessages } from './words'

/** Imported for its effect, where pages of every language are rendered: `wordsOf` knows all catalogues. */
addMessages(gujarati)
addMessages(hindi)
