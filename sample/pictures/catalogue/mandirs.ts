import { type DrawnPicture, LANDSCAPE, PORTRAIT, picture, WIDE } from '../drawn-picture'
import { mandirView } from '../scenes/mandir-view'

/** Mandirs in their landscapes: every hour, four seasons. */
export const mandirPictures: readonly DrawnPicture[] = [
  picture({
    id: 1,
    name: 'Mandir at first light',
    caption: 'The mandir at first light, mirrored in the Narayan Sarovar.',
    alt: 'A carved stone mandir with five spires and flags at sunrise, mirrored in still water.',
    size: WIDE,
    focal: [0.5, 0.45],
    draw: (d) =>
      mandirView(d, {
        palette: 'dawn',
        mandir: { x: 0.5, w: 0.43 },
        horizon: 0.68,
        sun: { x: 0.5, y: 0.46, r: 0.035 },
        front: 'water',
        trees: 'round',
        lotus: true,
        far: 'hills',
      }),
  }),
  picture({
    id: 2,
    name: 'Forecourt in the morning',
    caption: 'The forecourt before the first visitors.',
    alt: 'A stone path between clipped trees leads to a white mandir under a clear sky.',
    draw: (d) =>
      mandirView(d, {
        palette: 'day',
        mandir: { x: 0.5, w: 0.5 },
        style: 'three',
        horizon: 0.68,
        front: 'lawn',
        trees: 'cypress',
        far: 'hills',
      }),
  }),
  picture({
    id: 3,
    name: 'Evening arti light',
    caption: 'Lamps are lit in the hall as the sun goes down.',
    alt: 'A mandir against a red and violet evening sky, its pillared hall glowing from inside.',
    focal: [0.62, 0.5],
    draw: (d) =>
      mandirView(d, {
        palette: 'dusk',
        mandir: { x: 0.6, w: 0.58 },
        horizon: 0.74,
        sun: { x: 0.17, y: 0.62, r: 0.03 },
        front: 'court',
        trees: 'palm',
      }),
  }),
  picture({
    id: 4,
    name: 'Night over the sarovar',
    caption: 'A full moon over the mandir and its water.',
    alt: 'A mandir lit from within under a full moon and stars, its light lying on dark water.',
    size: LANDSCAPE,
    focal: [0.42, 0.5],
    draw: (d) =>
      mandirView(d, {
        palette: 'night',
        mandir: { x: 0.4, w: 0.46 },
        style: 'domed',
        horizon: 0.62,
        sun: { x: 0.8, y: 0.2, r: 0.028 },
        front: 'water',
        trees: 'round',
      }),
  }),
  picture({
    id: 5,
    name: 'First snow',
    caption: 'The first snow of the year at the Ottawa mandir.',
    alt: 'Snow falls on a mandir among fir trees; its windows shine warm.',
    focal: [0.5, 0.45],
    draw: (d) =>
      mandirView(d, {
        palette: 'snow',
        mandir: { x: 0.5, w: 0.48 },
        style: 'three',
        horizon: 0.7,
        front: 'snow',
        trees: 'fir',
        far: 'hills',
        falling: 'snow',
      }),
  }),
  picture({
    id: 6,
    name: 'Monsoon',
    caption: 'Rain on the forecourt in the month of Shravan.',
    alt: 'A mandir seen through rain, green hills behind it, wet stone in front.',
    draw: (d) =>
      mandirView(d, {
        palette: 'rain',
        mandir: { x: 0.4, w: 0.42 },
        style: 'one',
        horizon: 0.72,
        front: 'court',
        trees: 'palm',
        far: 'mountains',
        falling: 'rain',
      }),
  }),
  picture({
    id: 7,
    name: 'Among the hills',
    caption: 'The hills keep the last of the gold.',
    alt: 'A small mandir by a lake, high hills in golden haze behind it.',
    size: PORTRAIT,
    focal: [0.5, 0.6],
    draw: (d) =>
      mandirView(d, {
        palette: 'gold',
        mandir: { x: 0.5, w: 0.6 },
        style: 'one',
        horizon: 0.66,
        sun: { x: 0.7, y: 0.26, r: 0.05 },
        front: 'water',
        trees: 'cypress',
        far: 'mountains',
      }),
  }),
  picture({
    id: 8,
    name: 'Winter evening',
    caption: 'Blue hour in January, minus eighteen degrees.',
    alt: 'A mandir at blue hour in deep snow between bare trees, the hall lit in gold.',
    focal: [0.5, 0.5],
    draw: (d) =>
      mandirView(d, {
        palette: 'blue',
        mandir: { x: 0.46, w: 0.52 },
        style: 'domed',
        horizon: 0.7,
        front: 'snow',
        trees: 'bare',
        falling: 'snow',
      }),
  }),
]
