import { gujarati } from './gujarati'
import { hindi } from './hindi'
import { addWords } from './words'

/** Imported for its effect, where pages of every language are rendered: `wordsOf` knows all catalogues. */
addWords(gujarati)
addWords(hindi)
