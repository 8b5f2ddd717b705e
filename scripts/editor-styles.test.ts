import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const TOKENS = 'editor/ui/styles/tokens.css'
const tokens = readFileSync(TOKENS, 'utf8')

describe('the style sheets of the editor name tokens (docs/editor-design.md)', () => {
  test('no sheet has a colour of its own', () => {
    expect(findLines(/#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|oklch|oklab|lab|lch)\(/i)).toEqual([])
  })

  test('font sizes and radii are those of the scale', () => {
    expect(findLines(/font(-size)?:[^;/]*\d(px|pt|rem)/)).toEqual([])
    expect(findLines(/radius:[^;]*\d(px|rem)/)).toEqual([])
  })

  test('every token that a sheet names is there', () => {
    const known = new Set(
      [...sheets().flatMap(([, css]) => [...css.matchAll(/(--ed-[a-z0-9-]+):/g)])].map(
        ([, name]) => name,
      ),
    )
    const set = readdirSync('editor', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => readFileSync(`editor/${file}`, 'utf8').match(/--ed-[a-z0-9-]+/g) ?? [])
    for (const name of set) known.add(name)
    const unknown = sheets().flatMap(([, css]) =>
      [...css.matchAll(/var\((--ed-[a-z0-9-]+)\)/g)].flatMap(([, name]) =>
        name && !known.has(name) ? [name] : [],
      ),
    )
    expect(unknown).toEqual([])
  })
})

const TEXTS: readonly (readonly [text: string, ground: string])[] = [
  ['text', 'ground'],
  ['text', 'raised'],
  ['text', 'accent-soft'],
  ['text-quiet', 'ground'],
  ['text-quiet', 'raised'],
  ['text-quiet', 'accent-soft'],
  ['accent', 'ground'],
  ['accent', 'raised'],
  ['accent', 'accent-soft'],
  ['accent-text', 'accent'],
  ['accent-text', 'accent-hover'],
  ['danger', 'raised'],
  ['danger', 'danger-soft'],
  ['warning', 'raised'],
  ['warning', 'warning-soft'],
  ['success', 'raised'],
  ['success', 'success-soft'],
]

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in the %s theme', (_, theme) => {
  test.each(TEXTS)('%s is read on %s', (text, ground) => {
    expect(contrast(getColour(theme, text), getColour(theme, ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['ground', 'raised'])('edges of controls and the focus are seen on %s', (ground) => {
    for (const edge of ['line-strong', 'focus'])
      expect(contrast(getColour(theme, edge), getColour(theme, ground))).toBeGreaterThanOrEqual(3)
  })
})

test('first steps look like what can be pressed: underlined, in the accent colour, link and button alike', () => {
  const home = readFileSync('editor/home/home.css', 'utf8')
  const [rule = ''] =
    /\.home-part\.home-first-steps li > a,\s*\.home-first-steps li > \.ed-button \{[^}]*\}/.exec(
      home,
    ) ?? []
  expect(rule).toContain('text-decoration: underline')
  expect(rule).toContain('color: var(--ed-accent)')
})

/** All sheets of the editor but that of the tokens. */
function sheets(): (readonly [path: string, css: string])[] {
  return readdirSync('editor', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => [`editor/${file}`, readFileSync(`editor/${file}`, 'utf8')] as const)
}

function findLines(pattern: RegExp): string[] {
  return sheets()
    .filter(([path]) => path !== TOKENS)
    .flatMap(([path, css]) =>
      css
        .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
        .split('\n')
        .flatMap((line, index) =>
          pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
        ),
    )
}

function getColour(theme: 0 | 1, name: string): string {
  const pair = new RegExp(`--ed-${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`)
  const value = pair.exec(tokens)?.[theme + 1]
  if (!value) throw new Error(`There is no colour --ed-${name}`)
  return value
}

/** As WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
