import { type DrawnPicture, PORTRAIT, picture, SQUARE } from '../drawn-picture'
import { festivalLights, floatingLamps, lampSteps, singleDiya } from '../scenes/lamps'

/** Lamps and festival lights. */
export const lampPictures: readonly DrawnPicture[] = [
  picture({
    id: 17,
    name: 'One diya',
    caption: 'The first diya of Diwali.',
    alt: 'A burning clay lamp on a table strewn with rose petals, soft golden lights behind it.',
    focal: [0.5, 0.6],
    draw: singleDiya,
  }),
  picture({
    id: 18,
    name: 'A thousand lamps',
    caption: 'Volunteers light every step of the kund on Diwali night.',
    alt: 'Rows of burning clay lamps on stone steps at night.',
    focal: [0.5, 0.6],
    draw: lampSteps,
  }),
  picture({
    id: 19,
    name: 'Lamps on the water',
    caption: 'Dev Diwali on the sarovar.',
    alt: 'Small lamps in pink lotus flowers drift on dark water.',
    size: PORTRAIT,
    focal: [0.5, 0.62],
    draw: floatingLamps,
  }),
  picture({
    id: 20,
    name: 'Festival lights',
    caption: 'The square on Annakut eve.',
    alt: 'Strings of coloured lights hang over a square at night, blurred lights below.',
    size: SQUARE,
    focal: [0.5, 0.4],
    draw: festivalLights,
  }),
]
