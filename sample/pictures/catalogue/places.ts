import { type DrawnPicture, PORTRAIT, picture, SQUARE } from '../drawn-picture'
import { kitchen } from '../scenes/kitchen'
import { bookShelves, openBook } from '../scenes/library'
import { mountainShrine, savanna, spires } from '../scenes/places'
import { thali } from '../scenes/thali'
import { frozenCanal, millStreet } from '../scenes/towns'

/** The kitchen, the library, and where the mandirs stand. */
export const placePictures: readonly DrawnPicture[] = [
  picture({
    id: 38,
    name: 'Mountain shrine',
    caption: 'Yatra 2026: the shrine at the pass.',
    alt: 'A small mandir on a mountain ridge, strings of saffron flags before snowy peaks.',
    focal: [0.62, 0.5],
    draw: mountainShrine,
  }),
  picture({
    id: 39,
    name: 'Spires and moon',
    caption: 'Swifts around the spires in August.',
    alt: 'Carved spires with flags before a great moon, birds circling in a violet sky.',
    size: PORTRAIT,
    draw: spires,
  }),
  picture({
    id: 42,
    name: 'Thali',
    caption: 'The Sunday thali: always vegetarian, always enough.',
    alt: 'A steel plate seen from above with flatbread, rice, sweets and six small bowls of food.',
    size: SQUARE,
    draw: thali,
  }),
  picture({
    id: 43,
    name: 'The kitchen at five',
    caption: 'Five in the morning in the Annapurna kitchen.',
    alt: 'Brass and copper pots steam on a stove, window light falling across shelves of spices.',
    draw: kitchen,
  }),
  picture({
    id: 44,
    name: 'The library',
    caption: 'Nine thousand books in eleven languages.',
    alt: 'Shelves of old cloth-bound books with a beam of sunlight across them.',
    focal: [0.5, 0.5],
    draw: bookShelves,
  }),
  picture({
    id: 45,
    name: 'By lamplight',
    caption: 'The evening reading.',
    alt: 'An open book on a wooden stand, read by the light of a clay lamp.',
    draw: openBook,
  }),
  picture({
    id: 53,
    name: 'The frozen canal',
    caption: 'Ottawa in February: skates first, arti after.',
    alt: 'Skaters on a frozen canal at dusk, a mandir and copper roofs among snowy firs.',
    focal: [0.4, 0.55],
    draw: frozenCanal,
  }),
  picture({
    id: 54,
    name: 'Edge of the savanna',
    caption: 'The road to the Nairobi mandir.',
    alt: 'Flat-topped acacias in long grass at sunset, a domed mandir on the horizon.',
    focal: [0.4, 0.6],
    draw: savanna,
  }),
  picture({
    id: 55,
    name: 'Weavers Row',
    caption: 'Weavers Row, Leicester, on a wet November evening.',
    alt: 'Brick terraces and street lamps on a wet street, three stone spires at its end.',
    focal: [0.5, 0.5],
    draw: millStreet,
  }),
]
