import { gujarati } from './gujarati'
import { hindi } from './hindi'
import { addMessages } from './words'

/** Imported for its side effect where pages of every language are rendered: it makes all catalogues known to `messagesFor`. */
addMessages(gujarati)
addMessages(hindi)
