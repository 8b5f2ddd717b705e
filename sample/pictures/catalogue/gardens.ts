import { type DrawnPicture, PORTRAIT, picture, SQUARE } from '../drawn-picture'
import { lotusPond, oneLotus, poolGarden } from '../scenes/pond'

/** Water and gardens. */
export const gardenPictures: readonly DrawnPicture[] = [
  picture({
    id: 23,
    name: 'Lotus pond in mist',
    caption: 'The lotus pond on an August morning.',
    alt: 'Pink lotus flowers and round leaves on a misty pond, trees fading behind.',
    focal: [0.5, 0.6],
    draw: (d) => lotusPond(d, { palette: 'rose' }),
  }),
  picture({
    id: 24,
    name: 'The long pool',
    caption: 'The long pool leads from the gate to the mandir.',
    alt: 'A long pool between cypresses, a three-spired mandir mirrored at its far end.',
    draw: (d) => poolGarden(d, { palette: 'day', fountains: false, trees: 'cypress' }),
  }),
  picture({
    id: 25,
    name: 'Fountains at dusk',
    caption: 'Seven fountains for seven notes; they rise with the evening arti.',
    alt: 'Fountains in a pool between dark trees, a mandir before a red evening sky.',
    size: PORTRAIT,
    focal: [0.5, 0.5],
    draw: (d) => poolGarden(d, { palette: 'dusk', fountains: true, trees: 'round' }),
  }),
  picture({
    id: 26,
    name: 'White lotus',
    caption: 'White lotus, sent as seed from Vadodara.',
    alt: 'White lotus flowers among green leaves on a still pond in the rain light.',
    size: SQUARE,
    focal: [0.5, 0.6],
    draw: (d) => lotusPond(d, { palette: 'rain', white: true }),
  }),
  picture({
    id: 27,
    name: 'One lotus',
    caption: '',
    alt: 'A single pink lotus in full flower above dark water and leaves.',
    size: SQUARE,
    focal: [0.5, 0.55],
    draw: oneLotus,
  }),
]
