import { cloister } from '../scenes/cloister'
import { type DrawnPicture, PORTRAIT, picture } from './drawn-picture'

/** Cloisters, halls, lattices and doorways. */
export const hallPictures: readonly DrawnPicture[] = [
  picture({
    id: 9,
    name: 'Haveli walk',
    caption: 'Morning in the arcade of the haveli.',
    alt: 'Carved arches one behind another, sunlight lying across the stone floor.',
    focal: [0.5, 0.5],
    draw: (d) =>
      cloister(d, {
        palette: 'gold',
        end: 'tree',
        light: 'left',
        vanish: { x: 0.5, y: 0.55 },
        arches: 6,
      }),
  }),
  picture({
    id: 10,
    name: 'The pradakshina path',
    caption: 'The path around the sanctum, early in the day.',
    alt: 'A tall cloister of cusped arches leads to a lit doorway.',
    size: PORTRAIT,
    focal: [0.5, 0.55],
    draw: (d) =>
      cloister(d, {
        palette: 'rose',
        end: 'doorway',
        light: 'right',
        vanish: { x: 0.5, y: 0.58 },
        arches: 7,
      }),
  }),
]
