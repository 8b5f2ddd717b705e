import sprite from './icons.svg?no-inline'

/** Decorative line drawing from temple geometry in the text colour; hidden from screen readers. */
export function Ornament({ kind }: OrnamentProps) {
  // Larger than all others together, and shown in parts, so its drawing is in the style sheet.
  if (kind === 'mandala') return <span className="ornament ornament-mandala" aria-hidden="true" />
  return (
    <svg className={`ornament ornament-${kind}`} viewBox={BOXES[kind]} aria-hidden="true">
      <use href={`${sprite}#ornament-${kind}`} />
    </svg>
  )
}

interface OrnamentProps {
  /** A lotus between two lines (divider), a shikhara (mark for a name), or half a mandala (faint background). */
  readonly kind: 'lotus' | 'shikhara' | 'mandala'
}

/** The size of each drawing in the sprite. */
const BOXES = { lotus: '0 0 160 26', shikhara: '0 0 32 40' }
