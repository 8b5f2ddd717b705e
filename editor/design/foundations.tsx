import { Samples } from './sample'

const SIZES = ['small', '', 'large', 'title', 'heading', 'display'] as const
const GROUNDS = ['raised', 'ground', 'accent-soft', 'danger-soft', 'warning-soft', 'success-soft']
const TEXTS: readonly (readonly [text: string, ground: string])[] = [
  ['text', 'raised'],
  ['text-quiet', 'raised'],
  ['text', 'ground'],
  ['text-quiet', 'ground'],
  ['accent', 'raised'],
  ['accent', 'accent-soft'],
  ['accent-text', 'accent'],
  ['danger', 'danger-soft'],
  ['warning', 'warning-soft'],
  ['success', 'success-soft'],
  ['over-text', 'over'],
]
const COLOURS =
  'ground raised line line-strong hover text text-quiet accent accent-hover accent-text accent-soft danger danger-soft warning warning-soft success success-soft focus toast-hover over over-text over-quiet sheet-ground changed added added-soft added-text removed removed-soft removed-text moved'.split(
    ' ',
  )
const RADII = ['mark', 'small', '', 'panel', 'dialog', 'full'] as const
const SPACES = [1, 2, 3, 4, 5, 6] as const

/** Samples of type, colours, shapes and spacing, by token. */
export function Foundations() {
  return (
    <>
      <Samples title="Type">
        {SIZES.map((name) => (
          <p key={name} className="design-type" style={{ fontSize: token('size', name) }}>
            {`Jai Swaminarayan · જય સ્વામિનારાયણ · जय स्वामिनारायण · 06:30 ${name || 'base'}`}
          </p>
        ))}
      </Samples>
      <Samples title="Text on backgrounds">
        {TEXTS.map(([text, ground]) => (
          <p
            key={`${text} ${ground}`}
            className="design-swatch"
            style={{ color: `var(--ed-${text})`, background: `var(--ed-${ground})` }}
          >
            {`${text} on ${ground}`}
          </p>
        ))}
      </Samples>
      <Samples title="Backgrounds, edges and shadows">
        {GROUNDS.map((name) => (
          <p key={name} className="design-swatch" style={{ background: `var(--ed-${name})` }}>
            {name}
          </p>
        ))}
        <p className="design-swatch design-edge">line-strong</p>
        <p className="design-swatch design-floating">shadow</p>
      </Samples>
      <Samples title="Every colour">
        {COLOURS.map((name) => (
          <span
            key={name}
            className="design-colour"
            style={{ background: `var(--ed-${name})` }}
            title={`--ed-${name}`}
          />
        ))}
      </Samples>
      <Samples title="Radii and distances">
        {RADII.map((name) => (
          <span
            key={name}
            className="design-shape"
            style={{ borderRadius: token('radius', name) }}
            title={token('radius', name)}
          />
        ))}
        {SPACES.map((space) => (
          <span
            key={space}
            className="design-distance"
            style={{ inlineSize: `var(--ed-space-${space})` }}
            title={`--ed-space-${space}`}
          />
        ))}
      </Samples>
    </>
  )
}

function token(kind: 'size' | 'radius', name: string): string {
  return `var(--ed-${kind}${name === '' ? '' : `-${name}`})`
}
