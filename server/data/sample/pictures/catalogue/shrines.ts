import { alcove } from '../scenes/alcove'
import { garlandCurtain, marigolds, toran } from '../scenes/garlands'
import { type DrawnPicture, LANDSCAPE, PORTRAIT, picture, SQUARE } from './drawn-picture'

/** Shrines, garlands and doorways. */
export const shrinePictures: readonly DrawnPicture[] = [
  picture({
    id: 16,
    name: 'The toran above the door',
    caption: 'Mango leaves and marigold: the toran that gives every doorway its welcome.',
    alt: 'A garland of mango leaves and marigolds hangs across a carved doorway full of golden light.',
    size: PORTRAIT,
    focal: [0.5, 0.4],
    draw: toran,
  }),
  picture({
    id: 34,
    name: 'Garlands',
    caption: 'Four thousand marigolds for one evening.',
    alt: 'Long strings of orange and yellow marigolds hang before a red evening light.',
    size: LANDSCAPE,
    focal: [0.5, 0.35],
    draw: garlandCurtain,
  }),
  picture({
    id: 35,
    name: 'Marigolds',
    caption: '',
    alt: 'Marigolds in yellow, orange and red, edge to edge.',
    size: SQUARE,
    draw: marigolds,
  }),
  picture({
    id: 48,
    name: 'The central shrine',
    caption: 'The central shrine, open for darshan.',
    alt: 'A carved arch with a golden halo above a lotus throne, lamps and marigolds before it.',
    size: PORTRAIT,
    focal: [0.5, 0.5],
    draw: (d) => alcove(d, { palette: 'gold', cloth: '#a8243a', halo: 'rays', sides: 'lamps' }),
  }),
  picture({
    id: 49,
    name: 'Shringar of blue',
    caption: 'The shrine dressed in blue for Sharad Punam.',
    alt: 'A rose stone arch with a petalled halo on blue cloth, garlands on both sides.',
    size: SQUARE,
    focal: [0.5, 0.5],
    draw: (d) =>
      alcove(d, { palette: 'rose', cloth: '#24508f', halo: 'petals', sides: 'garlands' }),
  }),
  picture({
    id: 50,
    name: 'Evening shrine',
    caption: 'Between arti and shayan the hall is silent.',
    alt: 'Hanging lamps burn beside a shrine with a halo of golden rings on green cloth.',
    size: PORTRAIT,
    focal: [0.5, 0.5],
    draw: (d) => alcove(d, { palette: 'night', cloth: '#1c6b55', halo: 'rings', sides: 'hanging' }),
  }),
]
