import { type DrawnPicture, PORTRAIT, picture } from '../drawn-picture'
import { kites, morningYoga, procession } from '../scenes/people'

/** People, always from afar. */
export const peopleFromAfar: readonly DrawnPicture[] = [
  picture({
    id: 46,
    name: 'Kites on Uttarayan',
    caption: 'Uttarayan on the hill behind the mandir.',
    alt: 'Children on a hill fly bright kites in a golden evening sky.',
    focal: [0.5, 0.6],
    draw: (d) => kites(d, { palette: 'gold', mandirAt: null }),
  }),
  picture({
    id: 47,
    name: 'Kite season',
    caption: 'Bal Sabha with home-made kites.',
    alt: 'Children run with kites under a blue sky, a mandir on the horizon.',
    size: PORTRAIT,
    focal: [0.5, 0.7],
    draw: (d) => kites(d, { palette: 'day', mandirAt: 0.3 }),
  }),
  picture({
    id: 51,
    name: 'Procession',
    caption: 'The Rathyatra goes once around the mandir.',
    alt: 'People with lamps and red parasols walk past a lit mandir at blue hour.',
    focal: [0.55, 0.55],
    draw: procession,
  }),
  picture({
    id: 52,
    name: 'Sunrise practice',
    caption: 'Yoga and breathing on the lawn, Saturdays at six.',
    alt: 'Seven people sit cross-legged on a lawn facing the rising sun.',
    focal: [0.5, 0.6],
    draw: morningYoga,
  }),
]
