import { type DrawnPicture, PORTRAIT, picture, SQUARE } from '../drawn-picture'
import { type Mandala, mandala } from '../scenes/mandala'

const SUNRISE: Mandala = {
  made: 'powder',
  ground: ['#7a2f22', '#451a1c'],
  around: 'lamps',
  radius: 0.38,
  rings: [
    { kind: 'scallops', from: 0.9, to: 1, count: 48, colours: ['#f6efe0', '#f6efe0'] },
    { kind: 'petals', from: 0.62, to: 0.95, count: 24, colours: ['#e8452f', '#f58a1f'] },
    { kind: 'line', from: 0.6, to: 0.66, count: 1, colours: ['#fff4dc', '#c2185b'] },
    { kind: 'dots', from: 0.6, to: 0.655, count: 60, colours: ['#c2185b', '#c2185b'] },
    { kind: 'petals', from: 0.34, to: 0.6, count: 16, colours: ['#fbc02d', '#f6efe0'] },
    { kind: 'line', from: 0.32, to: 0.36, count: 1, colours: ['#1f7a72', '#0e4f57'] },
    { kind: 'petals', from: 0.06, to: 0.32, count: 12, colours: ['#f06292', '#fce4ec'] },
    { kind: 'line', from: 0.05, to: 0.1, count: 1, colours: ['#fff4dc', '#fbc02d'] },
  ],
}

const INDIGO: Mandala = {
  made: 'paint',
  ground: ['#23346e', '#0e1638'],
  centre: { x: 0.5, y: 0.5 },
  radius: 0.62,
  rings: [
    { kind: 'points', from: 0.92, to: 1, count: 72, colours: ['#d8b25a', '#e9cf8f'] },
    { kind: 'line', from: 0.9, to: 0.93, count: 1, colours: ['#e9cf8f', '#172255'] },
    { kind: 'petals', from: 0.6, to: 0.9, count: 32, colours: ['#2f6f8f', '#3f8fa6'] },
    { kind: 'leaves', from: 0.62, to: 0.84, count: 32, colours: ['#e9cf8f', '#d8b25a'] },
    { kind: 'line', from: 0.585, to: 0.6, count: 1, colours: ['#e9cf8f', '#1b2a63'] },
    { kind: 'dots', from: 0.53, to: 0.57, count: 48, colours: ['#e9cf8f', '#d96b4a'] },
    { kind: 'petals', from: 0.25, to: 0.52, count: 16, colours: ['#d96b4a', '#e8926f'] },
    { kind: 'leaves', from: 0.27, to: 0.46, count: 16, colours: ['#f6e3bd', '#f6e3bd'] },
    { kind: 'line', from: 0.22, to: 0.25, count: 1, colours: ['#e9cf8f', '#172255'] },
    { kind: 'petals', from: 0.03, to: 0.21, count: 8, colours: ['#3f8fa6', '#7cc0c4'] },
    { kind: 'line', from: 0.03, to: 0.06, count: 1, colours: ['#f6e3bd', '#d96b4a'] },
  ],
}

const FLOWERS: Mandala = {
  made: 'powder',
  ground: ['#d9c9ac', '#a48f74'],
  around: 'marigolds',
  radius: 0.4,
  rings: [
    { kind: 'leaves', from: 0.78, to: 1, count: 40, colours: ['#2f6b3a', '#3f8a49'] },
    { kind: 'petals', from: 0.55, to: 0.82, count: 28, colours: ['#ffffff', '#f8e9ee'] },
    { kind: 'petals', from: 0.36, to: 0.6, count: 20, colours: ['#d81b60', '#e8457f'] },
    { kind: 'petals', from: 0.18, to: 0.4, count: 14, colours: ['#f9a825', '#fbc02d'] },
    { kind: 'petals', from: 0.03, to: 0.22, count: 10, colours: ['#8e24aa', '#ab47bc'] },
    { kind: 'line', from: 0.03, to: 0.07, count: 1, colours: ['#fff8e1', '#fbc02d'] },
  ],
}

const CEILING: Mandala = {
  made: 'stone',
  ground: ['#f1ddc0', '#8f7258'],
  radius: 0.66,
  rings: [
    { kind: 'scallops', from: 0.88, to: 0.98, count: 56, colours: ['#d9bf9c', '#cdb08a'] },
    { kind: 'line', from: 0.84, to: 0.88, count: 1, colours: ['#f3e3c9', '#b3946f'] },
    { kind: 'petals', from: 0.62, to: 0.85, count: 32, colours: ['#e3caa6', '#d3b68f'] },
    { kind: 'dots', from: 0.58, to: 0.62, count: 64, colours: ['#f6ead6', '#e8d3b3'] },
    { kind: 'line', from: 0.55, to: 0.575, count: 1, colours: ['#f3e3c9', '#a58762'] },
    { kind: 'scallops', from: 0.44, to: 0.55, count: 24, colours: ['#e6cfac', '#d7ba93'] },
    { kind: 'petals', from: 0.24, to: 0.46, count: 16, colours: ['#f0dcbd', '#dfc49d'] },
    { kind: 'line', from: 0.21, to: 0.25, count: 1, colours: ['#f8eeda', '#8d6f4f'] },
    { kind: 'petals', from: 0.03, to: 0.21, count: 8, colours: ['#f8ecd6', '#ead2ae'] },
    { kind: 'line', from: 0.02, to: 0.05, count: 1, colours: ['#fffaf0', '#d9b98a'] },
  ],
}

/** Rangoli, painted and carved patterns. */
export const patternPictures: readonly DrawnPicture[] = [
  picture({
    id: 29,
    name: 'Rangoli with lamps',
    caption: 'Eleven hours of work by the women of the Saturday class.',
    alt: 'A round rangoli in red, orange and teal powder, ringed by burning clay lamps.',
    size: SQUARE,
    draw: (d) => mandala(d, SUNRISE),
  }),
  picture({
    id: 30,
    name: 'Painted shutters',
    caption: 'Indigo and gold on the shutters of the library.',
    alt: 'A painted mandala of petals in indigo, teal and gold that fills the picture.',
    draw: (d) => mandala(d, INDIGO),
  }),
  picture({
    id: 31,
    name: 'Flower rangoli',
    caption: 'Petals from the garden, swept up again by evening.',
    alt: 'A pattern of pink, white and yellow petals on pale stone, edged with marigolds.',
    size: SQUARE,
    draw: (d) => mandala(d, FLOWERS),
  }),
  picture({
    id: 32,
    name: 'The great dome from below',
    caption: 'The carved dome above the assembly, nine rings of one stone each.',
    alt: 'A carved stone ceiling seen from below: rings of petals and beads around a hanging lotus.',
    size: PORTRAIT,
    draw: (d) => mandala(d, CEILING),
  }),
]
