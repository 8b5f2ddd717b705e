import { type DrawnPicture, PORTRAIT, picture, SQUARE } from '../drawn-picture'
import { assemblyHall } from '../scenes/assembly-hall'
import { cloister } from '../scenes/cloister'
import { gymnasium } from '../scenes/gymnasium'
import { jali } from '../scenes/jali'
import { pillaredHall } from '../scenes/pillared-hall'

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
    draw: (d) =>
      cloister(d, {
        palette: 'rose',
        end: 'doorway',
        light: 'right',
        vanish: { x: 0.5, y: 0.58 },
        arches: 7,
      }),
  }),
  picture({
    id: 13,
    name: 'Star lattice',
    caption: 'The star lattice of the east window.',
    alt: 'Sunlight falls through a stone screen of eight-pointed stars onto the floor.',
    focal: [0.5, 0.45],
    draw: (d) =>
      jali(d, {
        pattern: 'star',
        stone: '#c98b5a',
        light: '#fff1c4',
        edge: '#f0a64f',
        green: '#8a9a4a',
      }),
  }),
  picture({
    id: 14,
    name: 'Honeycomb lattice',
    caption: 'Afternoon behind the honeycomb screen.',
    alt: 'A dark stone screen of hexagons in an arch with blue-green light behind it.',
    size: PORTRAIT,
    draw: (d) =>
      jali(d, {
        pattern: 'hexagon',
        stone: '#5f7f86',
        light: '#f4fff2',
        edge: '#6fb3a8',
        green: '#2f7a5f',
      }),
  }),
  picture({
    id: 15,
    name: 'Leaf lattice',
    caption: 'Leaves cut in stone, leaves behind them.',
    alt: 'A rose-coloured stone screen pierced with leaves, evening light behind it.',
    size: SQUARE,
    focal: [0.5, 0.45],
    draw: (d) =>
      jali(d, {
        pattern: 'leaf',
        stone: '#b0667a',
        light: '#ffe3cf',
        edge: '#e07a6a',
        green: '#7a3f66',
      }),
  }),
  picture({
    id: 11,
    name: 'Light in the pillared hall',
    caption: 'Half past seven, before the doors open.',
    alt: 'Shafts of morning light fall between the tall pillars of an empty hall.',
    focal: [0.5, 0.5],
    draw: pillaredHall,
  }),
  picture({
    id: 40,
    name: 'The assembly hall',
    caption: 'Sunday assembly, 5 pm.',
    alt: 'Rows of people seated on the floor of a hall face a golden stage of five arches.',
    focal: [0.5, 0.45],
    draw: assemblyHall,
  }),
  picture({
    id: 41,
    name: 'The gymnasium',
    caption: 'The gymnasium is free for members until 10 pm.',
    alt: 'An empty gymnasium with a maple floor, a hoop and sun from tall windows.',
    focal: [0.5, 0.5],
    draw: gymnasium,
  }),
]
