/** The colours of one hour and weather. The sky is given from its top to the horizon. */
export interface Palette {
  readonly sky: readonly [string, string, string, string]
  /** The disc of sun or moon, and the light around it. */
  readonly disc: string
  readonly glow: string
  /** What far things fade into. */
  readonly haze: string
  /** Carved stone in the light, between, and in the shade. */
  readonly stone: readonly [lit: string, half: string, shade: string]
  /** Light from inside: windows, doorways. */
  readonly window: string
  readonly ground: readonly [near: string, far: string]
  readonly leaf: readonly [near: string, far: string]
  readonly flag: string
}

export const palettes = {
  dawn: {
    sky: ['#5d6f9e', '#a58fae', '#f0b394', '#ffe2b0'],
    disc: '#fff6dc',
    glow: '#ffd58e',
    haze: '#f6c9a4',
    stone: ['#ffebcc', '#dba88a', '#7d5474'],
    window: '#ffd98c',
    ground: ['#5b4257', '#c48f85'],
    leaf: ['#37405a', '#8f7d8c'],
    flag: '#d9451c',
  },
  day: {
    sky: ['#3f87b8', '#77b2d0', '#b9d9df', '#eef0e2'],
    disc: '#fffdf2',
    glow: '#fff4cf',
    haze: '#d8e3dc',
    stone: ['#fffaf0', '#ecdcc3', '#b3967c'],
    window: '#7a5138',
    ground: ['#4f7048', '#a9bd8a'],
    leaf: ['#2f5a3d', '#86a884'],
    flag: '#e2531a',
  },
  dusk: {
    sky: ['#241f4b', '#5b2f6b', '#c4495f', '#ff9a55'],
    disc: '#ffe3a3',
    glow: '#ff8f4d',
    haze: '#e0705a',
    stone: ['#f0966a', '#9d4a5c', '#3c1f4b'],
    window: '#ffcf70',
    ground: ['#1d1436', '#74365b'],
    leaf: ['#191236', '#6a3159'],
    flag: '#ffb13d',
  },
  night: {
    sky: ['#050b22', '#0b1c3f', '#163a63', '#2c5f86'],
    disc: '#f4f1dc',
    glow: '#7fb0d6',
    haze: '#2b5677',
    stone: ['#ffd9a0', '#a2795f', '#24324f'],
    window: '#ffc55c',
    ground: ['#050d1f', '#15304d'],
    leaf: ['#04101d', '#123049'],
    flag: '#ff9c3d',
  },
  snow: {
    sky: ['#8fa3b8', '#b4c2cf', '#d6dde3', '#f3efe9'],
    disc: '#ffffff',
    glow: '#fff1d8',
    haze: '#e6e9ec',
    stone: ['#fbf3e8', '#d8c6b7', '#93868a'],
    window: '#ffb24a',
    ground: ['#f7f9fb', '#dfe6ec'],
    leaf: ['#45585f', '#a9b7bf'],
    flag: '#cf3f1d',
  },
  rain: {
    sky: ['#2b4a52', '#4f747a', '#8aa7a1', '#cdd6c4'],
    disc: '#f6f3df',
    glow: '#e6e6c4',
    haze: '#a9bfb4',
    stone: ['#efe6d2', '#b5aa95', '#596764'],
    window: '#ffc867',
    ground: ['#2c4a3d', '#7d9a83'],
    leaf: ['#1d3f33', '#6c8f80'],
    flag: '#e0561f',
  },
  gold: {
    sky: ['#a7683a', '#d69a4b', '#f4ca74', '#fff0c2'],
    disc: '#fffbe6',
    glow: '#fff0b3',
    haze: '#f7d68f',
    stone: ['#fff1cd', '#dda560', '#8a4f2c'],
    window: '#fff0b5',
    ground: ['#5f3519', '#c78a45'],
    leaf: ['#4c3a17', '#b58a3d'],
    flag: '#b8301a',
  },
  rose: {
    sky: ['#7c4a6d', '#bb6f83', '#eda79c', '#ffdcc4'],
    disc: '#fff3e2',
    glow: '#ffc5a3',
    haze: '#f3bfae',
    stone: ['#ffe6d4', '#dc9d90', '#8a4a63'],
    window: '#ffe0a3',
    ground: ['#5a2f4d', '#b8727c'],
    leaf: ['#4b2b4a', '#a5677a'],
    flag: '#c22f3f',
  },
  blue: {
    sky: ['#12304f', '#2d5c7f', '#7299ab', '#f3c59a'],
    disc: '#fff0d1',
    glow: '#ffcf96',
    haze: '#9cb0ae',
    stone: ['#f7d8b4', '#93888a', '#2c4560'],
    window: '#ffc663',
    ground: ['#0f2a3c', '#446879'],
    leaf: ['#0d2a38', '#3e6472'],
    flag: '#ff8b3d',
  },
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
